import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { rangeWord } from "~/reports/range/range.ts";
import { wholeReport } from "~/reports/report.ts";
import { periods } from "~/routes/agent/income/report.server.ts";
import { statementLines } from "./lines.ts";
import { monthOf } from "./months.ts";

/** A month's statement: the same answer as the page of income, with the account's lines as rows of its file. */
export const statement = wholeReport({
  document: periods.document,
  variables: (requested) => periods.variables(requested, new URLSearchParams()),
  part: periods.part,
  rows: statementLines,
  since: ({ sumsSince }) => sumsSince,
  note: ({ issuedAt }) =>
    issuedAt
      ? { name: "agentCenter.income.statement.final", time: issuedAt }
      : { name: "agentCenter.income.statement.notFinal" },
});

/** The month of the address, and the same request with the days of this month. */
export function inMonth<Args extends Pick<LoaderFunctionArgs, "request" | "context">>(args: Args) {
  const { request, context } = args;
  const page = new URL(request.url);
  const month = monthOf(page.searchParams, context.brand.gmtOffset, context.now());
  const query = { month: month.month, from: month.from, to: month.to };
  page.searchParams.delete(rangeWord);
  for (const [name, value] of Object.entries(query)) page.searchParams.set(name, value);
  return { month, args: { ...args, request: new Request(page, request) } };
}
