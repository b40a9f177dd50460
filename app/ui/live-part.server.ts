/**
 * Parts of a page that go on while all around them stays, such as the winners. A page in which nothing else has changed
 * is not rendered anew: its live parts are, each by itself, and are put into it (decision 0019).
 */
import { type ComponentType, createElement, type ReactElement } from "react";
import type { Block } from "./block.ts";

export interface LivePart {
  name: string;
  /** All that shows in it. */
  data: object;
  element: ReactElement;
}

/** By their data: the gateway's answers are the same objects for many requests, and change in none. */
const known = new WeakMap<object, LivePart>();

/**
 * Says of a block that a loader awaits that it is a live part. It shows in one `KeptPiece`, by its data alone.
 * @param name in the page; unlike that of any other part in it
 * @param Part what is inside that piece. Of the page around it, it reads messages, formats and the seed of launch keys.
 */
export function livesAs<T extends object>(name: string, Part: ComponentType<{ initial: T }>) {
  return (block: Block<T>): Block<T> => {
    if ("data" in block) {
      const { data } = block;
      known.set(data, { name, data, element: createElement(Part, { initial: data }) });
    }
    return block;
  };
}

/** The live parts of a page, by the data of its loaders. */
export function livePartsOf(loaderData: object): LivePart[] {
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
