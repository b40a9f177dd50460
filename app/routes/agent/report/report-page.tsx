import type { ReactNode } from "react";
import type { PageInfoFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { CompareFields } from "~/reports/compare/compare-fields.tsx";
import type { Figures } from "~/reports/compare/total-strip.tsx";
import type { Part } from "~/reports/part.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { RangeForm } from "~/reports/range/range-form.tsx";
import { SortSelect } from "~/reports/sort-select.tsx";
import { type LatePart, useLatePart } from "~/reports/use-late-part.ts";
import { chosenColumns, useChosenNames } from "~/routes/agent/table/chosen-columns.ts";
import { FileTools } from "~/routes/agent/table/file-tools.tsx";
import { withChange, withTrend } from "~/routes/agent/table/row-columns.ts";
import { TableTools } from "~/routes/agent/table/table-tools.tsx";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import type { Column } from "~/ui/table/column.ts";
import { SortedTable } from "~/ui/table/sorted-table.tsx";
import type { SumRow } from "~/ui/table/sums.ts";
import { useSort } from "~/ui/table/use-sort.ts";
import { type Before, ComparedStrip } from "./compared-strip.tsx";
import { CurrencyTabs } from "./currency-tabs.tsx";
import type { Trends } from "./read-trends.server.ts";
import { ReportHead } from "./report-head.tsx";
import { TagsFailed } from "./tags-failed.tsx";
import { WholeSince } from "./whole-since.tsx";

interface RowsOf<Row, Totals> {
  nodes: readonly Row[];
  pageInfo: PageInfoFragment;
  /** Null where the platform does not say, left out where it never does. */
  totals?: Totals | null;
  sums: readonly SumRow[];
  /** From when on the sums have everything, where the report is one of sums (N27). */
  sumsSince?: number | null;
}

interface Props<Row, Totals, Found extends RowsOf<Row, Totals>> {
  title: string;
  lead: string;
  query: RecordQuery;
  part: Part<Found> | Promise<Part<Found>>;
  columns: readonly Column<Row, Totals>[];
  /** The same columns with links that depend on the report of the rows. */
  linked?: (found: Found) => readonly Column<Row, Totals>[];
  /** A note above the rows, derived from their report. */
  remark?: (found: Found) => ReactNode;
  keyOf: (row: Row) => string;
  /** What the sums say besides those of the columns. */
  figures?: (totals: Totals, before: Totals | null) => Figures;
  /** Fields of the filter's form. */
  filters?: ReactNode;
  /** On a phone the choice of a sort is beside the last of them. */
  halfSort?: boolean;
  /** What the platform's own order is called, where it is not the newest first. */
  usualSort?: string;
  /** The report of the days that it is compared with (`queryAgentReport`); without it nothing can be compared. */
  before?: Before<Totals> | null;
  /** Whether it adds up amounts of the team, which may have several currencies (N13). */
  inCurrency?: boolean;
  /** The charts of the rows' days, where the report has them. */
  trends?: LatePart<Trends>;
  /** Content between filter and figures, such as the time of the next settlement. */
  note?: ReactNode;
}

/** A report of the agent center: its days and filters, sums, rows, pages, and its file. */
export function ReportPage<Row extends object, Totals, Found extends RowsOf<Row, Totals>>(
  props: Props<Row, Totals, Found>,
) {
  const { title, lead, query, part, columns, keyOf, figures, filters, halfSort } = props;
  const { usualSort, note, linked, remark, before, inCurrency } = props;
  const { t } = useI18n();
  const sort = useSort(columns);
  const chosen = useChosenNames();
  const { value: changes, ...change } = useLatePart(before?.changes ?? null);
  const { value: trends, ...trend } = useLatePart(props.trends ?? null);
  const charted = (some: readonly Column<Row, Totals>[]) =>
    trends === null ? some : withTrend(some, trends, keyOf);
  return (
    <>
      <ReportHead title={title} lead={lead} query={query} filters="fields">
        <FileTools query={query} />
      </ReportHead>
      {inCurrency ? <CurrencyTabs /> : null}
      <RangeForm query={query} apart>
        {filters}
        {before === undefined ? null : <CompareFields today={query.today} />}
        <SortSelect columns={columns} usual={usualSort} half={halfSort} />
      </RangeForm>
      {note}
      <PartBlock part={part} name={title}>
        {(found) => {
          const { nodes, pageInfo, totals = null, sums } = found;
          const picked = chosenColumns(charted(linked?.(found) ?? columns), chosen);
          const shown =
            changes === null ? picked : withChange(picked, changes, keyOf, chosen === null);
          return (
            <WholeSince query={query} since={found.sumsSince}>
              {remark?.(found)}
              {nodes.length > 0 ? (
                <ComparedStrip
                  columns={columns}
                  totals={totals}
                  figures={figures}
                  before={before}
                />
              ) : null}
              {nodes.length > 0 ? (
                <TableTools columns={charted(columns)} shown={shown} rows={nodes} />
              ) : null}
              <TagsFailed rows={nodes} />
              {change.failed ? <FailedLine name={t("agentCenter.reports.compare.change")} /> : null}
              {trend.failed ? <FailedLine name={t("agentCenter.reports.trend")} /> : null}
              <SortedTable
                period
                caption={title}
                columns={shown}
                rows={nodes}
                keyOf={keyOf}
                sort={sort}
                sums={sums}
              />
              <RecordPager pageInfo={pageInfo} sizes />
            </WholeSince>
          );
        }}
      </PartBlock>
    </>
  );
}
