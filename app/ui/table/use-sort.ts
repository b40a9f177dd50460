import { useSearchParams } from "@remix-run/react";
import type { Column } from "./column.ts";
import type { TableSort } from "./table.tsx";

/**
 * Reads `sort` of an address: "-STAKE" is the biggest stake first, "STAKE" the smallest.
 * @param known what can be sorted by
 * @returns null for what nobody can sort by: then the platform's own order
 */
export function readSort<By extends string>(
  text: string | null,
  known: readonly By[],
): { by: By; down: boolean } | null {
  const by = known.find((each) => each === text?.replace(/^-/, ""));
  return by === undefined ? null : { by, down: text?.startsWith("-") ?? false };
}

/** Columns that can be sorted by. */
export function sortable<Row, Totals>(columns: readonly Column<Row, Totals>[]) {
  return columns.flatMap(({ name, kind, sort }) => (sort ? [{ name, kind, by: sort }] : []));
}

/** The table's sort out of the address, and the way to others; the first page is shown then. */
export function useSort<Row, Totals>(columns: readonly Column<Row, Totals>[]): TableSort {
  const [now] = useSearchParams();
  const known = sortable(columns).map(({ by }) => by);
  const sort = readSort(now.get("sort"), known);
  return {
    by: sort?.by ?? null,
    down: sort?.down ?? false,
    href: (by, down) => {
      const query = new URLSearchParams(now);
      query.set("sort", down ? `-${by}` : by);
      query.delete("offset");
      return `?${query}`;
    },
  };
}
