import type { AppLoadContext } from "@remix-run/cloudflare";
import { message } from "~/i18n/page-title.server.ts";
import type { Column } from "~/ui/table/column.ts";
import { type CsvPlace, csvHead, csvRow } from "./csv.ts";
import type { Report } from "./report.ts";

/** What the gateway gives at once of any list. */
const usualRows = 100;

interface Asked {
  offset: number;
  range: { from: number; to: number };
  filters: string;
}

type Found =
  | { outcome: "rows"; text: string; rows: number; isLast: boolean; total: number | null }
  /** They could not be had now. */
  | { outcome: "unavailable" };

/**
 * Reads the next rows of a file that is made in the background (N12), as lines of the report's CSV.
 * @param asked how many rows to skip, the range and the filters as the address has them
 */
export async function fileRows<TData, TVariables extends object, Part, Row, Totals>(
  context: AppLoadContext,
  { offset, range, filters }: Asked,
  report: Report<TData, TVariables, Part, Row>,
  columns: readonly Column<Row, Totals>[],
): Promise<Found> {
  const limit = report.rowsAtOnce ?? usualRows;
  const page = { range, offset, limit, totals: offset === 0 };
  const variables = report.variables(page, new URLSearchParams(filters));
  const { data, errors } = await context.gateway.execute(report.document, variables);
  const part = data && report.part(data);
  const rows = part == null ? null : report.rows(part);
  // Rows beside an error may be incomplete.
  if (part == null || rows === null || errors?.length) return { outcome: "unavailable" };
  const place: CsvPlace = {
    t: (key, values) => message(context, key, values),
    gmtOffset: context.brand.gmtOffset,
  };
  const lines = rows.map((row) => csvRow(columns, row, place));
  if (offset === 0) lines.unshift(csvHead(columns, place));
  return {
    ...{ outcome: "rows", text: lines.join(""), total: report.total?.(part) ?? null },
    // An item that could not be read has its place, too: the next page begins after it.
    rows: report.hasMore?.(part) ? limit : rows.length,
    isLast: !report.hasMore?.(part),
  };
}
