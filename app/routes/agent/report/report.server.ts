import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { csvAnswer } from "~/reports/csv/csv-stream.server.ts";
import type { FileSource } from "~/reports/files/file-source.ts";
import type { Part } from "~/reports/part.ts";
import { patienceOf } from "~/reports/query/defer-query.server.ts";
import { recordQuery } from "~/reports/query/record-query.server.ts";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { requirePage } from "~/reports/query/require-rows.server.ts";
import type { Preset } from "~/reports/range/range.ts";
import type { Report } from "~/reports/report.ts";
import { deferAgentQuery } from "~/routes/agent/query.server.ts";
import { requireAgent } from "~/session/guards/guards.server.ts";
import { settleSoon } from "~/ui/blocks/block.ts";
import { readBefore, rowsOf } from "./read-before.server.ts";
import { readTrends, type TrendRow } from "./read-trends.server.ts";

/** Stretches that agents settle by. */
const presets: readonly Preset[] = [
  "today",
  "yesterday",
  "thisWeek",
  "lastWeek",
  "days7",
  "days30",
  "thisMonth",
  "lastMonth",
];
const rowsPerPage = 50;
/** Rows per response: at most two hundred platform calls, well below the limit of a Worker. */
const csvRows = 20_000;

/** The days and the place of a page of the agent center, out of its address. */
export function agentQuery({ request, context }: LoaderFunctionArgs) {
  return recordQuery(request, context, presets, rowsPerPage);
}

/**
 * Loads a report's page: the days of its address, and the requested page of rows.
 * @param trendOf whose days the chart of a row shows; without it rows have none
 * @throws Response a redirect for visitors who are no agents (A22)
 */
export async function queryAgentReport<TData, TVariables extends object, Data, Row>(
  args: LoaderFunctionArgs,
  report: Report<TData, TVariables, Data, Row>,
  trendOf?: (row: Row) => TrendRow,
) {
  const { request, context } = args;
  const query = agentQuery(args);
  const requested = { range: query.range, offset: query.offset, limit: query.limit, totals: true };
  const { searchParams } = new URL(request.url);
  const variables = report.variables(requested, searchParams);
  await requireAgent(request, context);
  // The other days are read at the same time.
  const answer = deferAgentQuery(request, context, [report.document, variables], report.part);
  const rows = answer.then(
    ({ part }) => rowsOf(part, report),
    () => [],
  );
  const earlier = readBefore(args, query.range, report, rows);
  const found = await answer;
  const { part } = found;
  if (report.total && "data" in part) {
    requirePage(request, { ...requested, total: report.total(part.data) });
  }
  const nothing = Promise.resolve(null);
  // What depends on rows that are late themselves is not waited for.
  const patience = part instanceof Promise ? 0 : patienceOf(request);
  const waiting = {
    totals: earlier?.found ?? nothing,
    changes: earlier?.changes ?? nothing,
    trends: trendOf
      ? readTrends(
          context,
          { range: query.range, currency: requestedCurrency(searchParams) },
          rows.then((known) => known.map(trendOf)),
          sinceOf(part, report),
        )
      : nothing,
  };
  const { totals, changes, trends } = await settleSoon(waiting, patience);
  const late = [totals, changes, trends].some((each) => each instanceof Promise);
  const before = earlier && { found: totals, changes };
  return { query, ...found, streamed: found.streamed || late, before, trends };
}

/** From when on a report has everything, as soon as it is there; null where it always has, and where it failed. */
async function sinceOf<TData, TVariables extends object, Data, Row>(
  part: Part<Data> | Promise<Part<Data>>,
  report: Report<TData, TVariables, Data, Row>,
): Promise<number | null> {
  const known = await part;
  return "data" in known ? (report.since?.(known.data) ?? null) : null;
}

/**
 * The loader of a report's file, at the page's address with `.csv`.
 * @throws Response as `csvAnswer`; a redirect to the page, by the login, for visitors who are no agents
 */
export function agentFileLoader(source: FileSource) {
  return async ({ request, context }: LoaderFunctionArgs) => {
    const page = new URL(request.url);
    page.pathname = page.pathname.replace(/\.csv$/, "");
    page.searchParams.delete("part");
    await requireAgent(new Request(page, { headers: request.headers }), context);
    const name = `${context.brand.id}-${page.pathname.split("/").slice(2).join("-")}`;
    return source(page, (report, columns) =>
      csvAnswer(request, context, { report, columns, name, most: csvRows }),
    );
  };
}
