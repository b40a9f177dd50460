/** The keys of a message tree with any texts: what another language must have, no more and no less. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
