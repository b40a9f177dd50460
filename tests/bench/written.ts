/** A node of a page as a Worker reads it: a text, or a tag with its attributes and what is in it. */
export type Written =
  | string
  | [tag: string, attributes: Record<string, unknown>, ...inner: Written[]];
