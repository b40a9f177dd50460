import * as v from "valibot";
import { decoderOf, mismatch } from "./compiled-decoder.ts";

/** From this many items on, "all of them are bad" means that the list's shape changed. */
const hopeless = 5;

export const isHopeless = (bad: number, of: number): boolean => bad >= hopeless && bad === of;

// Validation is synchronous, so no other request can come between `countDropped` and its end.
let dropped = 0;

/**
 * What a list says of its items. They are read one by one inside a transformation, where nobody who
 * looks at the schema would find their shape.
 */
export interface ListMetadata {
  items: v.GenericSchema;
}

/** The schema of a tolerant list's items; null when the schema is no such list. */
export function itemsOf(schema: v.GenericSchema): v.GenericSchema | null {
  const { items }: Partial<ListMetadata> = v.getMetadata(schema);
  return items ?? null;
}

/** A null list is an empty one (A113). One that is not there is missed: that may be another answer's shape. */
const rawList = v.nullable(v.array(v.unknown()), []);

/**
 * A list of a platform's answer: a bad item is dropped and counted, the rest stays. When none of
 * five or more is good the list itself is bad; an empty block would hide that.
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

/** How many items the lists of a value have dropped; of those that dropped none there is no entry. */
const droppedIn = new WeakMap<object, number>();

/** Runs a validation and returns with it how many items its lists dropped. */
export function countDropped<T>(validate: () => T): { result: T; dropped: number } {
  dropped = 0;
  const result = validate();
  if (dropped > 0 && typeof result === "object" && result !== null) droppedIn.set(result, dropped);
  return { result, dropped };
}

/** How many items of its lists a platform's answer has lost, however long ago it was read. */
export function droppedItemsOf(value: unknown): number {
  return typeof value === "object" && value !== null ? (droppedIn.get(value) ?? 0) : 0;
}

/**
 * Like `listOf`, but a bad item leaves null in its place: a list that is paged by offset must not
 * move up, or the next page would skip a good item.
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
