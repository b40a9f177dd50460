import type { Column } from "./column.ts";

/** The sort field of rows in an address: "-STAKE" is descending, "STAKE" ascending. */
export interface Sorting<By extends string> {
  by: By;
  down: boolean;
}

/**
 * Reads `sort` of an address.
 * @param known the sortable fields
 * @returns null for other fields, which means the platform's own order
 */
export function readSort<By extends string>(
  text: string | null,
  known: readonly By[],
): Sorting<By> | null {
  const by = known.find((each) => each === text?.replace(/^-/, ""));
  return by === undefined ? null : { by, down: text?.startsWith("-") ?? false };
}

/** Returns the sort as the gateway's argument. */
export function requestedSort<By extends string>(filters: URLSearchParams, known: readonly By[]) {
  const sort = readSort(filters.get("sort"), known);
  return sort && { field: sort.by, direction: sort.down ? ("DESC" as const) : ("ASC" as const) };
}

/** Returns the sortable columns. */
export function sortable<Row, Totals>(columns: readonly Column<Row, Totals>[]) {
  return columns.flatMap(({ name, kind, sort }) => (sort ? [{ name, kind, by: sort }] : []));
}
