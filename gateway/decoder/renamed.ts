import * as v from "valibot";

type Names<T> = { readonly [K in keyof T]?: string };
type Renamed<T, N> = {
  [K in keyof T as K extends keyof N ? (N[K] extends string ? N[K] : K) : K]: T[K];
};

/**
 * An object schema that renames members: in responses from the platform's names to ours, in requests from
 * ours to the platform's. Other members keep their names.
 */
export function renamed<
  S extends v.GenericSchema<object, object>,
  const N extends Names<v.InferOutput<S>>,
>(schema: S, names: N) {
  const to: Partial<Record<string, string>> = names;
  type Output = Renamed<v.InferOutput<S>, N>;
  const rename = (value: v.InferOutput<S>): Output => {
    const result: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) result[to[name] ?? name] = member;
    return result as Output;
  };
  return v.pipe(schema, v.transform(rename));
}
