/**
 * The keys of a message tree with any texts: what another language must have, no more and no less. Its plural
 * endings are its own: only `_other` is one that every language has.
 */
export type Shape<T> = {
  readonly [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string
    ? string
    : Shape<T[K]>;
} & { readonly [K in keyof T as K extends `${string}_one` ? K : never]?: string };
