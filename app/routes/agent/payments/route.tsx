import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { ChangeNote } from "~/reports/compare/change-note.tsx";
import { RangeSelect } from "~/reports/range/range-select.tsx";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { withSums } from "~/reports/report.ts";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { ReportPage } from "~/routes/agent/report/report-page.tsx";
import { paymentColumns } from "./columns.ts";
import { paymentDirections } from "./directions.ts";
import { NextSettlement } from "./next-settlement.tsx";
import { dividends, paymentPageAt, salaryAt, withRounds } from "./report.server.ts";

/** Real-time salary settles at each full five minutes (K30), in ms. */
const settledEvery = 300_000;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U30i agentDividendRecordCopy2, U30j agentDailyWages2, U30k agentHourSalary, U30l agentRealtimeSalary. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const page = paymentPageAt(pathname);
  const madeAt = args.context.now();
  const { gmtOffset } = args.context.brand;
  const requested =
    page === "dividends"
      ? queryAgentReport(args, withRounds(withSums(dividends, paymentColumns), gmtOffset))
      : queryAgentReport(args, withRounds(withSums(salaryAt(pathname), paymentColumns), gmtOffset));
  return {
    page,
    title: pageTitle(args.context, `agentCenter.shell.pages.${page}`),
    next:
      page === "realTimeSalary" ? { waitMs: settledEvery - (madeAt % settledEvery), madeAt } : null,
    ...(await requested),
  };
}

export default function Payments() {
  const { t, money } = useI18n();
  const { page, next, part, query, before } = useLoaderData<typeof loader>();
  return (
    <ReportPage
      title={t(`agentCenter.shell.pages.${page}`)}
      lead={t(`agentCenter.reports.payments.leads.${page}`)}
      query={query}
      part={part}
      before={before}
      columns={paymentColumns}
      remark={({ roundsSince }) => (
        <SinceNote query={query} since={roundsSince} text="agentCenter.reports.sumsSince" />
      )}
      keyOf={({ id }) => id}
      figures={({ received, paid }, earlier) => [
        {
          name: t("agentCenter.reports.payments.directions.RECEIVED"),
          value: money(received),
          note: earlier && <ChangeNote now={received} before={earlier.received} />,
        },
        {
          name: t("agentCenter.reports.payments.directions.PAID"),
          value: money(paid),
          note: earlier && <ChangeNote now={paid} before={earlier.paid} />,
        },
      ]}
      halfSort
      filters={
        <>
          <RangeSelect
            half
            name="direction"
            label={t("agentCenter.reports.payments.direction")}
            options={paymentDirections.map((value) => ({
              value,
              text: t(`agentCenter.reports.payments.directions.${value}`),
            }))}
          />
          <RangeSelect
            half
            name="ended"
            label={t("agentCenter.reports.payments.ended")}
            options={[{ value: "1", text: t("agentCenter.reports.payments.endedHere") }]}
          />
        </>
      }
      note={next ? <NextSettlement {...next} /> : null}
    />
  );
}
