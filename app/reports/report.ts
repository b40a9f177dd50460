import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { KeyIn } from "~/i18n/i18n.tsx";
import type { Column } from "~/ui/table/column.ts";
import { isPartial, type SumRow, sumRows } from "~/ui/table/sums.ts";
import type { RowMatch } from "./compare/row-changes.ts";

/** Which rows: the days in ms since the epoch, and the page. */
export interface Requested {
  range: { from: number; to: number };
  offset: number;
  limit: number;
  /** False where sums and the number of all rows are known already. */
  totals: boolean;
}

/** How the rows of a report are requested page by page, for its page and for its file. */
export interface Report<TData, TVariables extends object, Part, Row> {
  document: TypedDocumentNode<TData, TVariables>;
  /** `filters` are the parameters of the address, not validated. */
  variables: (requested: Requested, filters: URLSearchParams) => TVariables;
  /** The report in the answer; null where it is not offered or could not be had. */
  part: (data: TData) => Part | null | undefined;
  /** Null if the response did not contain them, which is not the same as a report without rows. */
  rows: (part: Part) => readonly Row[] | null;
  /** Whether more rows follow. Without it, one response has all rows. */
  hasMore?: (part: Part) => boolean;
  /** How many rows the gateway gives at once, where these are more than usual. */
  rowsAtOnce?: number;
  /** How its rows are compared with those of other days (N6); without it only its totals are. */
  match?: RowMatch<Row>;
  /** The number of rows on all pages, if the platform returns it. */
  total?: (part: Part) => number | null;
  /** Only days that are over count: others are compared with as many of them (N16). */
  wholeDays?: true;
  /** From when on it has everything, in ms; null where it always has (N27). */
  since?: (part: Part) => number | null | undefined;
  /** From when on its sums are known by the hour, in ms: of days before there is a sum alone. */
  hoursSince?: (part: Part) => number | null | undefined;
  /** The last line of its file, such as that it is final; `time` is in ms. */
  note?: (part: Part) => { name: KeyIn<"agentCenter.income">; time?: number };
}

/** From when on a report has everything, where its range begins before (N27); null where it has all of its range. */
export function cutOf<TData, TVariables extends object, Part, Row>(
  { since: sinceOf }: Pick<Report<TData, TVariables, Part, Row>, "since">,
  part: Part,
  range: Requested["range"],
): number | null {
  const since = sinceOf?.(part) ?? null;
  return since !== null && since > range.from ? since : null;
}

/** The same report with the totals for below its rows; null if the platform returns no totals. */
export function withSums<
  TData,
  TVariables extends object,
  Part extends {
    totals?: Totals | null;
    pageInfo?: { offset: number; hasMore: boolean };
  },
  Row,
  Totals,
>(
  report: Report<TData, TVariables, Part, Row>,
  columns: readonly Column<Row, Totals>[],
): Report<TData, TVariables, Part & { sums: SumRow[] }, Row> {
  return {
    ...report,
    part: (data) => {
      const part = report.part(data);
      if (!part) return null;
      const partial = part.pageInfo ? isPartial(part.pageInfo) : false;
      const sums = sumRows(columns, report.rows(part) ?? [], part.totals ?? null, partial);
      return { ...part, sums };
    },
  };
}

/** A report that pages by offset. */
export function pagedReport<
  TData,
  TVariables extends object,
  Part extends {
    nodes: readonly unknown[];
    pageInfo: { hasMore: boolean; total?: number | null };
  },
>(
  report: Pick<
    Report<TData, TVariables, Part, Part["nodes"][number]>,
    "document" | "variables" | "rowsAtOnce"
  > & {
    part: (data: TData) => Part | null | undefined;
    since?: (part: Part) => number | null | undefined;
    hoursSince?: (part: Part) => number | null | undefined;
  },
): Report<TData, TVariables, Part, Part["nodes"][number]> {
  return {
    ...report,
    rows: ({ nodes }) => nodes,
    hasMore: ({ pageInfo }) => pageInfo.hasMore,
    total: ({ pageInfo }) => pageInfo.total ?? null,
  };
}

/** A report whose one answer has all rows. */
export function wholeReport<TData, TVariables extends object, Part, Row>(
  report: Omit<Report<TData, TVariables, Part, Row>, "hasMore" | "total">,
): Report<TData, TVariables, Part, Row> {
  return report;
}

/** The same report, whose rows can be compared with those of other days (N6). */
export const withMatch = <TData, TVariables extends object, Part, Row>(
  report: Report<TData, TVariables, Part, Row>,
  match: RowMatch<Row>,
): Report<TData, TVariables, Part, Row> => ({ ...report, match });
