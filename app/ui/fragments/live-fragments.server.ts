/**
 * Fragments of a guest's page that change while its frame stays the same, such as the winners. If only they have
 * changed, they alone are rendered and replaced in the cached page (decision 0019).
 *
 * A live fragment is rendered from its key alone (decision 0030): its data, the brand, the language and the
 * response's launch seed. It is a React tree of its own, so a component in it that reads a loader, the address or the
 * visitor throws.
 */
import { type ComponentType, createElement, type ReactElement } from "react";
import type { Block } from "~/ui/blocks/block.ts";

export interface LiveFragmentData {
  name: string;
  /** Everything that the fragment shows. */
  data: object;
  element: ReactElement;
}

/** Fragments by their data. The gateway returns the same immutable objects to many requests. */
const known = new WeakMap<object, LiveFragmentData>();

/**
 * Marks a block that a loader awaits as a live fragment. The page shows it in one `LiveFragment`.
 * @param name lower case letters, unique on the page
 * @param Fragment the content of that `LiveFragment`; its only prop is the data
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

/** Returns the live fragments of a page from the data of its loaders. */
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
