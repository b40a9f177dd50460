import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { ChangeNote } from "~/reports/compare/change-note.tsx";
import { CompareFields } from "~/reports/compare/compare-fields.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { HiddenParams, RangeForm } from "~/reports/range/range-form.tsx";
import { ComparedStrip } from "~/routes/agent/report/compared-strip.tsx";
import { ConvertedNote } from "~/routes/agent/report/converted-note.tsx";
import { ReportHead } from "~/routes/agent/report/report-head.tsx";
import { useConverted } from "~/routes/agent/report/use-converted.ts";
import { WholeSince } from "~/routes/agent/report/whole-since.tsx";
import { FileTools } from "~/routes/agent/table/file-tools.tsx";
import { DayBars } from "~/ui/charts/day-bars.tsx";
import { FigureTiles } from "~/ui/charts/figure-tiles.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { useArrived } from "~/ui/hooks/use-arrived.ts";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { valueText } from "~/ui/table/column.ts";
import { Money } from "~/ui/text/money.tsx";
import { AccountBlock } from "./account-block.tsx";
import { BridgeBlock } from "./bridge-block.tsx";
import { partColumns, payNames } from "./columns.ts";
import { ExpectedBlock } from "./expected-block.tsx";
import { IncomeTable } from "./income-table.tsx";
import { loadIncome } from "./load-income.server.ts";
import { views } from "./views.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** N1: what the agent earned, was paid and is still to get, by day, week, month, product and kind (CA150). */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "agentCenter.shell.pages.income");
  return { title, ...(await loadIncome(args)) };
}

export default function Income() {
  const i18n = useI18n();
  const { t, money } = i18n;
  const { viewer } = useShell();
  const { part, query, type, length, before, bridge } = useLoaderData<typeof loader>();
  const title = t("agentCenter.shell.pages.income");
  const converted = useConverted();
  const earlier = useArrived(before?.found ?? null)?.earlier?.totals;
  const [shown] = useSearchParams();
  const isCompared = shown.has("compare") || shown.has("against");
  const days = { from: query.from.slice(0, 10), to: query.to.slice(0, 10) };
  return (
    <>
      <ReportHead title={title} lead={t("agentCenter.income.lead")} query={query}>
        <ButtonLink
          to="/agentHome/income/statement"
          tone="quiet"
          size="small"
          className="print:hidden"
        >
          <i className="icon-calendar size-4" />
          {t("agentCenter.income.statement.link")}
        </ButtonLink>
        <FileTools query={query} />
      </ReportHead>
      <RangeForm query={query} apart>
        <CompareFields today={query.today} />
        <HiddenParams names={["by", "type"]} />
      </RangeForm>
      <ConvertedNote />
      <PartBlock part={part} name={title}>
        {(found) => {
          const booked = (found.bookedSince ?? 0) <= query.range.from;
          const links = { ...days, account: viewer?.account ?? "", booked, converted };
          const { totals, account, expected, runningDay, bars } = found;
          // Pay and bonuses of a running day have no counterpart in days that are over.
          const isRunning = runningDay <= days.to;
          const noteOf = (name: "earned" | "paid") =>
            earlier && !isRunning ? <ChangeNote now={totals[name]} before={earlier[name]} /> : null;
          return (
            <WholeSince query={query} since={found.sumsSince}>
              <FigureTiles
                label={t("member.totals")}
                lead
                figures={[
                  {
                    name: t("agentCenter.income.earned"),
                    value: <Money value={totals.earned} signed />,
                    note: noteOf("earned"),
                  },
                  {
                    name: t("agentCenter.income.paid"),
                    value: <Money value={totals.paid} />,
                    note: noteOf("paid"),
                  },
                  {
                    name: t("agentCenter.income.open"),
                    value: account ? <Money value={account.after.net} /> : "–",
                  },
                  {
                    name: t("agentCenter.income.expected.title"),
                    value: expected ? <Money value={expected.net} /> : "–",
                  },
                ]}
              />
              <ComparedStrip
                columns={partColumns}
                totals={totals}
                before={before}
                alone={isRunning ? payNames : []}
              />
              {isRunning ? (
                <p className="mb-3 text-sm text-quiet">
                  {t("agentCenter.income.running", { day: valueText("day", runningDay, i18n) })}
                  {isCompared ? <span> {t("agentCenter.income.runningCompared")}</span> : null}
                </p>
              ) : null}
              <BridgeBlock soon={bridge} />
              <ViewTabs />
              {type ? <OnlyType type={type} /> : null}
              {bars.length > 1 ? (
                <DayBars
                  label={t(`agentCenter.income.charts.${length}`)}
                  days={bars.map(({ from, earned }) => ({
                    day: from,
                    name: valueText("day", from, i18n),
                    value: Number(earned.amount),
                    amount: money(earned),
                  }))}
                />
              ) : null}
              <IncomeTable found={found} links={links} />
              <AccountBlock found={found} links={links} />
              {expected ? <ExpectedBlock expected={expected} /> : null}
            </WholeSince>
          );
        }}
      </PartBlock>
    </>
  );
}

/** By what the table is added up. */
function ViewTabs() {
  const { t } = useI18n();
  const [now] = useSearchParams();
  const { view } = useLoaderData<typeof loader>();
  const stored = [...now].filter(([name]) => !["by", "type", "offset"].includes(name));
  return (
    <div className="fade-row mb-4 print:hidden">
      <Tabs
        label={t("agentCenter.income.views")}
        look="slim"
        now={view}
        tabs={views.map((name) => ({
          name,
          text: t(`agentCenter.income.by.${name}`),
          to: `?${new URLSearchParams([...stored, ...(name === "day" ? [] : [["by", name]])])}`,
        }))}
      />
    </div>
  );
}

/** Which type of game the days are of, with the way back to all. */
function OnlyType({ type }: { type: string }) {
  const { t } = useI18n();
  const [now] = useSearchParams();
  const stored = [...now].filter(([name]) => name !== "type");
  return (
    <p className="mb-3 flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="font-semibold">{t(`nav.${categoryKey(type)}`)}</span>
      <Link
        to={`?${new URLSearchParams([...stored, ["by", "product"]])}`}
        className="finger text-accent hover:underline print:hidden"
      >
        {t("agentCenter.income.allProducts")}
      </Link>
    </p>
  );
}
