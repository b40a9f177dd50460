import * as v from "valibot";

/** From this many items on, "all of them are bad" means that the list's shape changed. */
const HOPELESS = 5;

// Validation is synchronous, so no other request can come between `countDropped` and its end.
let dropped = 0;

/**
 * What a list says of its items. They are checked one by one inside a transformation, where nobody who
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

/** Reads an item of a usual shape as the schema would; undefined leaves it to the schema. */
export type QuickRead<T> = (item: unknown) => T | undefined;

/**
 * A list of a platform's answer: a bad item is dropped and counted, the rest stays. When none of
 * five or more is good the list itself is bad; an empty block would hide that.
 */
export function listOf<S extends v.GenericSchema>(item: S, quick?: QuickRead<v.InferOutput<S>>) {
  return v.pipe(
    v.array(v.unknown()),
    v.metadata({ items: item } satisfies ListMetadata),
    v.rawTransform<unknown[], v.InferOutput<S>[]>(({ dataset, addIssue, NEVER }) => {
      const good: v.InferOutput<S>[] = [];
      for (const candidate of dataset.value) {
        const known = quick?.(candidate);
        if (known !== undefined) {
          good.push(known);
          continue;
        }
        const result = v.safeParse(item, candidate);
        if (result.success) good.push(result.output);
      }
      const bad = dataset.value.length - good.length;
      dropped += bad;
      if (bad >= HOPELESS && good.length === 0) {
        addIssue({ message: "no item of the list is good" });
        return NEVER;
      }
      return good;
    }),
  );
}

/** Runs a validation and answers with it how many items its lists dropped. */
export function countDropped<T>(validate: () => T): { result: T; dropped: number } {
  dropped = 0;
  const result = validate();
  return { result, dropped };
}

/**
 * Like `listOf`, but a bad item leaves null in its place: a list that is paged by offset must not
 * move up, or the next page would skip a good item.
 */
export function placesOf<S extends v.GenericSchema>(item: S, quick?: QuickRead<v.InferOutput<S>>) {
  return v.pipe(
    v.array(v.unknown()),
    v.metadata({ items: item } satisfies ListMetadata),
    v.rawTransform<unknown[], (v.InferOutput<S> | null)[]>(({ dataset, addIssue, NEVER }) => {
      const places = dataset.value.map((candidate) => {
        const known = quick?.(candidate);
        if (known !== undefined) return known;
        const result = v.safeParse(item, candidate);
        return result.success ? result.output : null;
      });
      const bad = places.filter((place) => place === null).length;
      dropped += bad;
      if (bad >= HOPELESS && bad === places.length) {
        addIssue({ message: "no item of the list is good" });
        return NEVER;
      }
      return places;
    }),
  );
}
