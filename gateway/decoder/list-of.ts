import * as v from "valibot";
import { decoderOf, mismatch } from "./compiled-decoder.ts";

/** When all items are invalid and there are at least this many, the list's shape has changed. */
const hopeless = 5;

export const isHopeless = (bad: number, of: number): boolean => bad >= hopeless && bad === of;

// Validation is synchronous, so no other request can change this between `countDropped` and its end.
let dropped = 0;

/**
 * Metadata of a list schema: the schema of its items. Items are decoded inside a transformation, where the
 * schema itself does not show it.
 */
export interface ListMetadata {
  items: v.GenericSchema;
}

/** The item schema of a tolerant list; null for any other schema. */
export function itemsOf(schema: v.GenericSchema): v.GenericSchema | null {
  const { items }: Partial<ListMetadata> = v.getMetadata(schema);
  return items ?? null;
}

/**
 * Null is an empty list (A113). An absent list is invalid, because it may mean a response of another shape.
 */
const rawList = v.nullable(v.array(v.unknown()), []);

/**
 * A list in a platform response. Invalid items are dropped and counted; the list itself is invalid when it
 * has five or more items and none is valid, because an empty section would hide that.
 */
export function listOf<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    rawList,
    v.metadata({ items: item } satisfies ListMetadata),
    v.rawTransform<unknown[], v.InferOutput<S>[]>(({ dataset, addIssue, NEVER }) => {
      const read = decoderOf(item);
      const good: v.InferOutput<S>[] = [];
      for (const candidate of dataset.value) {
        const got = read(candidate);
        if (got !== mismatch) good.push(got as v.InferOutput<S>);
      }
      const bad = dataset.value.length - good.length;
      dropped += bad;
      if (isHopeless(bad, dataset.value.length)) {
        addIssue({ message: "no item of the list is good" });
        return NEVER;
      }
      return good;
    }),
  );
}

/** Numbers of dropped items by value; values without dropped items have no entry. */
const droppedIn = new WeakMap<object, number>();

/** Runs a validation and also returns how many list items were dropped. */
export function countDropped<T>(validate: () => T): { result: T; dropped: number } {
  dropped = 0;
  const result = validate();
  if (dropped > 0 && typeof result === "object" && result !== null) droppedIn.set(result, dropped);
  return { result, dropped };
}

/** How many list items were dropped from a response, even if it was cached since. */
export function droppedItemsOf(value: unknown): number {
  return typeof value === "object" && value !== null ? (droppedIn.get(value) ?? 0) : 0;
}

/**
 * Like `listOf`, but an invalid item becomes null: removing it from a list with offset paging would shift the
 * others, and the next page would skip one.
 */
export function placesOf<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    rawList,
    v.metadata({ items: item } satisfies ListMetadata),
    v.rawTransform<unknown[], (v.InferOutput<S> | null)[]>(({ dataset, addIssue, NEVER }) => {
      const read = decoderOf(item);
      const places = dataset.value.map((candidate) => {
        const got = read(candidate);
        return got === mismatch ? null : (got as v.InferOutput<S>);
      });
      const bad = places.filter((place) => place === null).length;
      dropped += bad;
      if (isHopeless(bad, places.length)) {
        addIssue({ message: "no item of the list is good" });
        return NEVER;
      }
      return places;
    }),
  );
}
