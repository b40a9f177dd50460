import type { AppLoadContext } from "@remix-run/cloudflare";
import type { AgentFileFormat } from "~/graphql/generated/graphql";
import { message } from "~/i18n/page-title.server.ts";
import { type CsvPlace, fileCells, fileHead } from "~/reports/csv/csv.ts";
import { writeRows } from "~/reports/files/write-rows.ts";
import type { Report } from "~/reports/report.ts";
import type { Column } from "~/ui/table/column.ts";

/** What the gateway gives at once of any list. */
const usualRows = 100;

interface Requested {
  offset: number;
  range: { from: number; to: number };
  filters: string;
  format: AgentFileFormat;
  /** What the call before returned as `writer`; null at the beginning. */
  writer: string | null;
}

type Found =
  | {
      outcome: "rows";
      bytes: Uint8Array;
      writer: string;
      places: number;
      isLast: boolean;
      total: number | null;
    }
  /** They could not be had now. */
  | { outcome: "unavailable" };

/**
 * Reads the next rows of a file that is made in the background (N12), with the columns of the report's CSV, as bytes that
 * follow those of the call before.
 * The filters are as the address has them; `offset` is how many rows to skip.
 */
export async function fileRows<TData, TVariables extends object, Part, Row, Totals>(
  context: AppLoadContext,
  { offset, range, filters, format, writer: before }: Requested,
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
  const isLast = !report.hasMore?.(part);
  const { bytes, state: writer } = writeRows(format, before, {
    head: fileHead(columns, place),
    rows: rows.map((row) => fileCells(columns, row, place)),
    isLast,
  });
  return {
    outcome: "rows",
    bytes,
    writer,
    isLast,
    total: report.total?.(part) ?? null,
    // An item that could not be read has its place, too: the next page begins after it.
    places: report.hasMore?.(part) ? limit : rows.length,
  };
}
