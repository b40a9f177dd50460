import type { SerializeFrom } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { TotalStrip } from "~/reports/compare/total-strip.tsx";
import { DayBars } from "~/ui/charts/day-bars.tsx";
import { valueText } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";
import { useRowKeys } from "~/ui/table/use-row-keys.ts";
import { dayColumns, linkColumns, sourceColumns } from "./columns.ts";
import type { loadLinks } from "./load-links.server.ts";
import { useLeads } from "./use-leads.ts";

type Loaded = SerializeFrom<typeof loadLinks>;
type Data<Found> = Found extends { data: infer Shown } ? Shown : never;

/** The table of the page's view; one link by day has a picture above it. */
export function LinksTable({ found }: { found: Data<Awaited<Loaded["part"]>> }) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const { code, sources } = useLoaderData<Loaded>();
  const keys = useRowKeys();
  const leads = useLeads();
  const { sums, totals } = found;
  const strip = <TotalStrip columns={linkColumns()} totals={totals} />;
  if (sources) {
    return (
      <>
        {strip}
        <p className="mb-3 text-sm text-pretty text-quiet">{t("agentCenter.links.sourceNote")}</p>
        <Table
          period
          keys={keys}
          caption={t("agentCenter.links.bySource")}
          columns={sourceColumns(leads)}
          rows={found.sources}
          sums={sums}
          keyOf={(row) => JSON.stringify([row.campaign, row.source])}
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
          columns={linkColumns(leads)}
          rows={found.links}
          sums={sums}
          none={t("agentCenter.register.noLinks")}
          keyOf={({ link }) => link.code}
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
        columns={dayColumns(leads)}
        rows={days}
        sums={sums}
        keyOf={({ day }) => day}
      />
    </>
  );
}
