import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { csvAnswer } from "~/reports/csv/csv-stream.server.ts";
import { recordQuery } from "~/reports/query/record-query.server.ts";
import { requirePage } from "~/reports/query/require-rows.server.ts";
import type { Report } from "~/reports/report.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
import type { Column } from "~/ui/table/column.ts";
import { loadPart } from "./part.server.ts";

/**
 * Loads a report's page: the days of its address, and the requested page of rows.
 * @throws Response a redirect for visitors who are no members (A21)
 */
export async function queryReport<TData, TVariables extends object, Part, Row>(
  { request, context }: LoaderFunctionArgs,
  { document, variables, part: pick, total }: Report<TData, TVariables, Part, Row>,
) {
  const query = recordQuery(request, context);
  const requested = { range: query.range, offset: query.offset, limit: query.limit, totals: true };
  const filters = new URL(request.url).searchParams;
  const part = await loadPart(request, context, [document, variables(requested, filters)], pick);
  if (total && "data" in part) requirePage(request, { ...requested, total: total(part.data) });
  return { query, part };
}

/**
 * The loader of a report's file. It is beside its page, at the same address with `.csv`.
 * @param bounds the longest range, if it is not that of most reports
 * @throws Response as `csvAnswer`; a redirect of guests to the login, and from there to the page
 */
export function csvLoader<TData, TVariables extends object, Part, Row, Totals>(
  report: Report<TData, TVariables, Part, Row>,
  columns: readonly Column<Row, Totals>[],
  bounds: { longestDays?: number } = {},
) {
  return async ({ request, context }: LoaderFunctionArgs) => {
    const page = new URL(request.url);
    page.pathname = page.pathname.replace(/\.csv$/, "");
    await requireMember(new Request(page, { headers: request.headers }), context);
    const name = `${context.brand.id}-${page.pathname.split("/").at(-1)}`;
    return csvAnswer(request, context, { report, columns, name, ...bounds });
  };
}
