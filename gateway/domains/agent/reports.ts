/** The agent's reports: profit and loss, revenue, transactions, dividends, salary (CA59–CA65). */
import type { GatewayContext } from "../../context.ts";
import type { DateRange, SalaryKind, TransactionKind } from "../../generated/resolver-types.ts";
import { noteMissing } from "../../platform/note-missing.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import {
  dailySalary,
  dividends,
  hourlySalary,
  profitLoss,
  realTimeSalary,
  revenue,
  teamTransactions,
} from "./report-calls.ts";
import { searchOf } from "./team.ts";

type Searched = RangedArgs & { search?: string | null | undefined };

export async function readProfitLoss(args: Searched, { platform, scope }: GatewayContext) {
  const filter = { ...rangeOf(args.range, scope), ...searchOf(args.search) };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    platform.call(profitLoss, { ...page, ...filter }),
  );
  return { nodes, pageInfo, totals: first.totals };
}

export async function readRevenue(
  range: DateRange | null | undefined,
  { platform, scope }: GatewayContext,
) {
  const report = await platform.call(revenue, rangeOf(range, scope));
  noteMissing(scope, revenue, report);
  return report;
}

export function listTeamTransactions(
  args: Searched & { kind?: TransactionKind | null | undefined },
  { platform, scope }: GatewayContext,
) {
  const kind = args.kind ? { kind: args.kind } : {};
  const filter = { ...rangeOf(args.range, scope), ...searchOf(args.search), ...kind };
  return offsetPage(args, (page) => platform.call(teamTransactions, { ...page, ...filter }));
}

const rowOf = {
  DIVIDEND: dividends,
  DAILY: dailySalary,
  HOURLY: hourlySalary,
  REAL_TIME: realTimeSalary,
} as const satisfies Record<SalaryKind | "DIVIDEND", unknown>;

export function listPayments(
  kind: SalaryKind | "DIVIDEND",
  args: RangedArgs,
  { platform, scope }: GatewayContext,
) {
  const range = rangeOf(args.range, scope);
  return offsetPage(args, (page) => platform.call(rowOf[kind], { ...page, ...range }));
}
