/** A node of a page as a Worker reads it: a text, or an element with its attributes and children. */
export type Written =
  | string
  | [tag: string, attributes: Record<string, unknown>, ...inner: Written[]];
