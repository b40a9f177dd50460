import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { csvAnswer } from "~/reports/csv-stream.server.ts";
import type { Preset } from "~/reports/range.ts";
import { recordQuery } from "~/reports/record-query.server.ts";
import type { Report } from "~/reports/report.ts";
import { requirePage } from "~/reports/require-rows.server.ts";
import { requireAgent } from "~/session/guards/guards.server.ts";
import type { Column } from "~/ui/table/column.ts";
import { askAgentSoon } from "./ask.server.ts";

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
/** Rows of one answer: two hundred calls at most, well below what a Worker may ask in one request. */
const csvRows = 20_000;

/** The days and the place of a page of the agent center, out of its address. */
export function agentQuery({ request, context }: LoaderFunctionArgs) {
  return recordQuery(request, context, presets, rowsPerPage);
}

/**
 * What a report's page shows: the days of its address, and the page of rows that it names.
 * @throws Response a redirect of whoever is no agent (A22)
 */
export async function askAgentReport<TData, TVariables extends object, Part, Row>(
  args: LoaderFunctionArgs,
  report: Report<TData, TVariables, Part, Row>,
) {
  const { request, context } = args;
  const query = agentQuery(args);
  const asked = { range: query.range, offset: query.offset, limit: query.limit, totals: true };
  const variables = report.variables(asked, new URL(request.url).searchParams);
  const found = await askAgentSoon(request, context, [report.document, variables], report.part);
  const { part } = found;
  if (report.total && "data" in part) {
    requirePage(request, { ...asked, total: report.total(part.data) });
  }
  return { query, ...found };
}

/**
 * The loader of a report's file. It stands beside its page, at the same address with `.csv`.
 * @throws Response as `csvAnswer`; a redirect of whoever is no agent, and from there to the page
 */
export function agentCsvLoader<TData, TVariables extends object, Part, Row, Totals>(
  report: (pathname: string) => Report<TData, TVariables, Part, Row>,
  columns: readonly Column<Row, Totals>[],
) {
  return async ({ request, context }: LoaderFunctionArgs) => {
    const page = new URL(request.url);
    page.pathname = page.pathname.replace(/\.csv$/, "");
    page.searchParams.delete("part");
    await requireAgent(new Request(page, { headers: request.headers }), context);
    const name = `${context.brand.id}-${page.pathname.split("/").slice(2).join("-")}`;
    const file = { report: report(page.pathname), columns, name, most: csvRows };
    return csvAnswer(request, context, file);
  };
}
