import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";

/** The requested order of a list; empty means the list's default. */
export interface SortWish<Field extends string> {
  sortBy: Field | "";
  sortOrder: "asc" | "desc" | "";
}

/** Parameters of a sortable list: `sortBy` is a field of its rows, `sortOrder` is descending by default. */
export function sorting<Field extends string>(columns: Readonly<Record<Field, SQL>>) {
  const fields = Object.keys(columns) as Field[];
  return {
    sortBy: v.optional(v.picklist([...fields, ""]), ""),
    sortOrder: v.optional(v.picklist(["asc", "desc", ""]), ""),
  };
}

/** Returns the SQL order: the requested field, or `first` in descending order. */
export function orderOf<Field extends string>(
  columns: Readonly<Record<Field, SQL>>,
  { sortBy, sortOrder }: SortWish<Field>,
  first: Field,
): SQL {
  const column = columns[sortBy === "" ? first : sortBy];
  return sortBy !== "" && sortOrder === "asc" ? sql`${column} asc` : sql`${column} desc`;
}
