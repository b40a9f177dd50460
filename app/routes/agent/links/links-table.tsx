import type { SerializeFrom } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { LinkBroughtFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { useLatePart } from "~/reports/use-late-part.ts";
import { type Before, ComparedStrip } from "~/routes/agent/report/compared-strip.tsx";
import { withChange } from "~/routes/agent/table/row-columns.ts";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { DayBars } from "~/ui/charts/day-bars.tsx";
import { type Column, valueText } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";
import { useRowKeys } from "~/ui/table/use-row-keys.ts";
import { dayColumns, dayKey, linkColumns, linkKey, sourceColumns, sourceKey } from "./columns.ts";
import type { loadLinks } from "./load-links.server.ts";
import { useLeads } from "./use-leads.ts";

type Loaded = SerializeFrom<typeof loadLinks>;
type Data<Found> = Found extends { data: infer Shown } ? Shown : never;

interface Props {
  found: Data<Awaited<Loaded["part"]>>;
  /** The report of the days that it is compared with (N16). */
  before: Before<LinkBroughtFragment> | null;
}

/** The table of the page's view; one link by day has a picture above it. */
export function LinksTable({ found, before }: Props) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const { code, sources } = useLoaderData<Loaded>();
  const keys = useRowKeys();
  const leads = useLeads();
  const { sums, totals } = found;
  const { value: changes, failed } = useLatePart(before?.changes ?? null);
  const changed = <Row,>(
    columns: readonly Column<Row, LinkBroughtFragment>[],
    keyOf: (row: Row) => string,
  ) => (changes === null ? columns : withChange(columns, changes, keyOf, false));
  const strip = (
    <>
      <ComparedStrip columns={linkColumns()} totals={totals} before={before} />
      {failed ? <FailedLine name={t("agentCenter.reports.compare.change")} /> : null}
    </>
  );
  if (sources) {
    return (
      <>
        {strip}
        <p className="mb-3 text-sm text-pretty text-quiet">{t("agentCenter.links.sourceNote")}</p>
        <Table
          period
          keys={keys}
          caption={t("agentCenter.links.bySource")}
          columns={changed(sourceColumns(leads), sourceKey)}
          rows={found.sources}
          sums={sums}
          keyOf={sourceKey}
        />
      </>
    );
  }
  if (code === null) {
    return (
      <>
        {strip}
        <Table
          keys={keys}
          caption={t("agentCenter.links.byLink")}
          columns={changed(linkColumns(leads), linkKey)}
          rows={found.links}
          sums={sums}
          none={t("agentCenter.register.noLinks")}
          keyOf={linkKey}
        />
      </>
    );
  }
  const { days } = found;
  return (
    <>
      {strip}
      {totals.registrations > 0 && days.length > 1 ? (
        <DayBars
          label={t("agentCenter.links.chart")}
          days={days.map(({ day, figures }) => ({
            day,
            name: valueText("day", day, i18n),
            value: figures.registrations,
            amount: `${t("agentCenter.register.registrations")}: ${numberText(figures.registrations, language)}`,
          }))}
        />
      ) : null}
      <Table
        period
        keys={keys}
        caption={t("agentCenter.links.byDay")}
        columns={changed(dayColumns(leads), dayKey)}
        rows={days}
        sums={sums}
        keyOf={dayKey}
      />
    </>
  );
}
