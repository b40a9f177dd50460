import { useLocation } from "@remix-run/react";
import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";
import type { Column } from "~/ui/table/column.ts";

/**
 * Returns a report's columns as the agent has chosen and ordered them (N7). The first one names the row and stays; a
 * name that no column has any more is left out.
 * @param names of the chosen columns; null for the usual ones
 */
export function chosenColumns<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  names: readonly string[] | null,
): readonly Column<Row, Totals>[] {
  const [first, ...others] = columns;
  if (names === null || !first) return columns;
  const chosen = names.flatMap((name) => others.find((column) => column.name === name) ?? []);
  if (chosen.length === 0) return columns;
  return [first, ...chosen, ...others.filter(({ unseen }) => unseen)];
}

/** The path of the report that is shown, by which its columns are kept. */
export const useReportPath = (): string => useLocation().pathname.replace(/\/$/, "");

/** The names of the columns that the agent chose for the report that is shown; null for the usual ones. */
export function useChosenNames(): readonly string[] | null {
  const path = useReportPath();
  const { columns = [] } = useAgentMenu()?.preferences ?? {};
  return columns.find(({ page }) => page === path)?.names ?? null;
}
