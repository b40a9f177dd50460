/** By what a statement is added up: `by` in its address. */
export const views = ["day", "product", "game"] as const;
export type View = (typeof views)[number];
