/** Sorting of a list: from GraphQL arguments to the platform's `sortBy` and `sortOrder`. */
import * as v from "valibot";
import type { SortDirection } from "../generated/resolver-types.ts";

/** Input of a call that sorts. */
export const sortInput = {
  sortBy: v.optional(v.string()),
  sortOrder: v.optional(v.picklist(["asc", "desc"])),
};

/** A requested order. */
export interface Sort<Field extends string> {
  field: Field;
  direction?: SortDirection | undefined;
}

/** Arguments of a list that can be sorted. */
export interface SortArgs<Field extends string> {
  sort?: Sort<Field> | null | undefined;
}

/**
 * The sort parameters, with the platform's field names in `names`; empty without a sort, which means the
 * platform's own order.
 */
export function sortOf<Field extends string>(
  sort: SortArgs<Field>["sort"],
  names: Readonly<Record<Field, string>>,
): { sortBy?: string; sortOrder?: "asc" | "desc" } {
  if (!sort) return {};
  return { sortBy: names[sort.field], sortOrder: sort.direction === "ASC" ? "asc" : "desc" };
}
