import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";

/** In which order a list is asked for; empty means the list's own. */
export interface SortWish<Field extends string> {
  sortBy: Field | "";
  sortOrder: "asc" | "desc" | "";
}

/** Parameters of a list that can be sorted: `sortBy` a field of its rows, `sortOrder` downwards when absent. */
export function sorting<Field extends string>(columns: Readonly<Record<Field, SQL>>) {
  const fields = Object.keys(columns) as Field[];
  return {
    sortBy: v.optional(v.picklist([...fields, ""]), ""),
    sortOrder: v.optional(v.picklist(["asc", "desc", ""]), ""),
  };
}

/** What to order by: the field that is asked for, or `first` downwards. */
export function orderOf<Field extends string>(
  columns: Readonly<Record<Field, SQL>>,
  { sortBy, sortOrder }: SortWish<Field>,
  first: Field,
): SQL {
  const column = columns[sortBy === "" ? first : sortBy];
  return sortBy !== "" && sortOrder === "asc" ? sql`${column} asc` : sql`${column} desc`;
}
