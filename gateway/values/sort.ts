/** The order of a list, as GraphQL asks for it and as the wire does: `sortBy` a row's field, `sortOrder`. */
import * as v from "valibot";
import type { SortDirection } from "../generated/resolver-types.ts";

/** What a call that sorts is asked with. */
export const sortInput = {
  sortBy: v.optional(v.string()),
  sortOrder: v.optional(v.picklist(["asc", "desc"])),
};

/** An order that was asked for. */
export interface Sort<Field extends string> {
  field: Field;
  direction?: SortDirection | undefined;
}

/** Arguments of a list that can be sorted. */
export interface SortArgs<Field extends string> {
  sort?: Sort<Field> | null | undefined;
}

/**
 * The parameters of an order, with `names` for what the wire calls its fields; nothing where none was
 * asked for: the platform's own order.
 */
export function sortOf<Field extends string>(
  sort: SortArgs<Field>["sort"],
  names: Readonly<Record<Field, string>>,
): { sortBy?: string; sortOrder?: "asc" | "desc" } {
  if (!sort) return {};
  return { sortBy: names[sort.field], sortOrder: sort.direction === "ASC" ? "asc" : "desc" };
}
