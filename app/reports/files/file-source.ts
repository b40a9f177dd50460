import type { Report } from "~/reports/report.ts";
import type { Column } from "~/ui/table/column.ts";

/** What makes something of a report and the columns of its files. */
export type WriteFile<T> = <TData, TVariables extends object, Part, Row, Totals>(
  report: Report<TData, TVariables, Part, Row>,
  columns: readonly Column<Row, Totals>[],
) => T;

/**
 * The one definition of a page's files: which report and columns they have at an address. CSV, XLSX, those made at once
 * and those made in the background read it.
 */
export type FileSource = <T>(
  page: Pick<URL, "pathname" | "searchParams">,
  write: WriteFile<T>,
) => T;
