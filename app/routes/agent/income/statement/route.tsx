import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { wholeReport } from "~/reports/report.ts";
import { AccountBlock } from "~/routes/agent/income/account-block.tsx";
import { kindColumns, periodColumns, productColumns } from "~/routes/agent/income/columns.ts";
import { incomeOf } from "~/routes/agent/income/links.ts";
import { periods } from "~/routes/agent/income/report.server.ts";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { ReportHead } from "~/routes/agent/report/report-head.tsx";
import { useConverted } from "~/routes/agent/report/use-converted.ts";
import { WholeSince } from "~/routes/agent/report/whole-since.tsx";
import { FileTools } from "~/routes/agent/table/file-tools.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { useArrived } from "~/ui/hooks/use-arrived.ts";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { sumRows } from "~/ui/table/sums.ts";
import { Table } from "~/ui/table/table.tsx";
import { monthsSince, statementMonths } from "./months.ts";
import { inMonth, statement } from "./statement.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** N2: the statement of one month of the brand's zone, to read, keep as a file and print. */
export async function loader(args: LoaderFunctionArgs) {
  const { month, args: inItsDays } = inMonth(args);
  const report = wholeReport({
    ...statement,
    part: (data: Parameters<typeof statement.part>[0]) => {
      const found = statement.part(data);
      if (!found) return null;
      const { totals, products, kinds } = found;
      const days = periods.rows(found) ?? [];
      return {
        ...found,
        days,
        daySums: sumRows(periodColumns("day"), days, totals, false),
        productSums: sumRows(productColumns(), products, totals, false),
        kindSums: sumRows(kindColumns(), kinds, totals, false),
      };
    },
  });
  return {
    title: pageTitle(args.context, "agentCenter.income.statement.link"),
    month,
    madeAt: args.context.now(),
    months: statementMonths(args.context.brand.gmtOffset, args.context.now()),
    ...(await queryAgentReport(inItsDays, report)),
  };
}

export default function IncomeStatement() {
  const { t, money, date } = useI18n();
  const { brand, viewer } = useShell();
  const { part, query, month, months, madeAt } = useLoaderData<typeof loader>();
  const account = viewer?.account ?? "";
  const converted = useConverted();
  const known = useArrived(part);
  const since = known && "data" in known ? (known.data.sumsSince ?? 0) : 0;
  const nameOf = (from: string) => date(Date.parse(`${from}T12:00:00Z`), "month", "+00:00");
  const offered = monthsSince(months, since, brand.gmtOffset);
  const earlier = offered[offered.findIndex((each) => each.month === month.month) + 1];
  const title = t("agentCenter.income.statement.title", { month: nameOf(month.from) });
  return (
    <>
      <ReportHead
        title={title}
        lead={t("agentCenter.income.statement.lead")}
        query={query}
        filters="none"
      >
        {earlier ? (
          <ButtonLink
            to={incomeOf(month, { against: earlier.from, until: earlier.to })}
            tone="quiet"
            size="small"
            className="print:hidden"
          >
            {t("agentCenter.bridge.month", { month: nameOf(earlier.from) })}
          </ButtonLink>
        ) : null}
        <FileTools query={query} />
      </ReportHead>
      <p className="mb-3 hidden text-sm font-semibold print:block">
        {t("agentCenter.income.statement.printed", { account, name: viewer?.nickname ?? account })}
      </p>
      <div className="fade-row mb-5 print:hidden">
        <Tabs
          label={t("agentCenter.income.statement.months")}
          look="slim"
          now={month.month}
          tabs={offered.map((each) => ({
            name: each.month,
            text: nameOf(each.from),
            to: `?month=${each.month}`,
          }))}
        />
      </div>
      {month.running ? (
        <p className="mb-3 text-sm text-quiet">{t("agentCenter.income.statement.running")}</p>
      ) : null}
      <PartBlock part={part} name={title}>
        {(found) => {
          const booked = (found.bookedSince ?? 0) <= query.range.from;
          const links = { from: month.from, to: month.to, account, booked, converted };
          return (
            <WholeSince query={query} since={found.sumsSince}>
              {found.issuedAt ? null : (
                <p className="mb-3 hidden text-sm print:block">
                  {t("agentCenter.income.statement.printedAt", { time: date(madeAt, "moment") })}
                </p>
              )}
              {month.running ? null : (
                <p className="figures mb-3 text-sm font-semibold">
                  {found.issuedAt
                    ? t("agentCenter.income.statement.final", {
                        time: date(found.issuedAt, "momentInZone"),
                      })
                    : t("agentCenter.income.statement.notFinal")}
                </p>
              )}
              <Table
                period
                caption={t("agentCenter.income.by.kind")}
                columns={kindColumns(links)}
                rows={found.kinds}
                sums={found.kindSums}
                keyOf={({ kind }) => kind}
              />
              <AccountBlock found={found} links={links} />
              {found.account?.months.map(({ from, to, paid }) => (
                <p key={from} className="figures mt-2 text-sm text-quiet">
                  {t("agentCenter.income.statement.paidMonth", {
                    from: date(from ?? 0, "momentInZone"),
                    to: date(to ?? 0, "momentInZone"),
                    amount: money(paid),
                  })}
                </p>
              ))}
              <Section name={t("agentCenter.income.by.product")}>
                <Table
                  period
                  caption={t("agentCenter.income.by.product")}
                  columns={productColumns(links)}
                  rows={found.products}
                  sums={found.productSums}
                  keyOf={({ type }) => type}
                />
              </Section>
              <Section name={t("agentCenter.income.by.day")}>
                <Table
                  period
                  caption={t("agentCenter.income.by.day")}
                  columns={periodColumns("day", links)}
                  rows={found.days}
                  sums={found.daySums}
                  keyOf={({ from }) => from}
                />
              </Section>
            </WholeSince>
          );
        }}
      </PartBlock>
    </>
  );
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="rows-apart mt-6">
      <h2 className="mb-2 font-semibold">{name}</h2>
      {children}
    </section>
  );
}
