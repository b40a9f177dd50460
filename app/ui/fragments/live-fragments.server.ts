/**
 * Fragments of a guest's page that change while the rest of the page stays, such as the winners. When nothing else has
 * changed, the page is not rendered again: its live fragments are, and are put into the cached page (decision 0019).
 *
 * A live fragment is rendered from its key alone (decision 0030): its data, the brand, the language and the response's
 * launch seed. It is a React tree of its own, without the page's contexts around it, so whatever reads a loader, the
 * address or the visitor throws.
 */
import { type ComponentType, createElement, type ReactElement } from "react";
import type { Block } from "~/ui/blocks/block.ts";

export interface LiveFragmentData {
  name: string;
  /** All that the fragment shows. */
  data: object;
  element: ReactElement;
}

/** By their data: the gateway returns the same objects to many requests, and nothing changes them. */
const known = new WeakMap<object, LiveFragmentData>();

/**
 * Marks a block that a loader awaits as a live fragment. It stands in one `LiveFragment`.
 * @param name lower case letters; unlike that of any other fragment of the page
 * @param Fragment what is inside that `LiveFragment`; its only prop is the data
 */
export function asLiveFragment<T extends object>(
  name: string,
  Fragment: ComponentType<{ initial: T }>,
) {
  return (block: Block<T>): Block<T> => {
    if ("data" in block) {
      const { data } = block;
      known.set(data, { name, data, element: createElement(Fragment, { initial: data }) });
    }
    return block;
  };
}

/** The live fragments of a page, by the data of its loaders. */
export function liveFragmentsOf(loaderData: object): LiveFragmentData[] {
  return Object.values(loaderData).flatMap((data: unknown) =>
    Object.values(data ?? {}).flatMap((block: unknown) =>
      isBlock(block) ? (known.get(block.data) ?? []) : [],
    ),
  );
}

function isBlock(block: unknown): block is { data: object } {
  if (typeof block !== "object" || block === null || !("data" in block)) return false;
  return typeof block.data === "object" && block.data !== null;
}
