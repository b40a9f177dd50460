import type { Column } from "./column.ts";

/** By which field rows are sorted, as an address says it: "-STAKE" is the biggest first, "STAKE" the smallest. */
export interface Sorting<By extends string> {
  by: By;
  down: boolean;
}

/**
 * Reads `sort` of an address.
 * @param known what can be sorted by
 * @returns null for what nobody can sort by: then the platform's own order
 */
export function readSort<By extends string>(
  text: string | null,
  known: readonly By[],
): Sorting<By> | null {
  const by = known.find((each) => each === text?.replace(/^-/, ""));
  return by === undefined ? null : { by, down: text?.startsWith("-") ?? false };
}

/** The same as the gateway asks for it. */
export function askedSort<By extends string>(filters: URLSearchParams, known: readonly By[]) {
  const sort = readSort(filters.get("sort"), known);
  return sort && { field: sort.by, direction: sort.down ? ("DESC" as const) : ("ASC" as const) };
}

/** Columns that can be sorted by. */
export function sortable<Row, Totals>(columns: readonly Column<Row, Totals>[]) {
  return columns.flatMap(({ name, kind, sort }) => (sort ? [{ name, kind, by: sort }] : []));
}
