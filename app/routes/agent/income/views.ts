/** By what income is added up: `by` in its address. */
export const views = ["day", "week", "month", "product", "kind"] as const;
export type View = (typeof views)[number];
export type Length = Exclude<View, "product" | "kind">;
