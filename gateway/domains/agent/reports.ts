/** The agent's reports: profit and loss, revenue, transactions, dividends, salary (CA59–CA65). */
import type { GatewayContext } from "../../context.ts";
import type {
  DateRange,
  PaymentSortField,
  ProfitLossSortField,
  SalaryKind,
  TransactionKind,
  TransactionSortField,
} from "../../generated/resolver-types.ts";
import { noteMissing } from "../../platform/note-missing.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage, totalsOf } from "../../values/offset-page.ts";
import { largestLongPage } from "../../values/page-window.ts";
import { type SortArgs, sortOf } from "../../values/sort.ts";
import {
  dailySalary,
  dividends,
  hourlySalary,
  profitLoss,
  realTimeSalary,
  revenue,
  teamTransactions,
} from "./report-calls.ts";
import { paymentFields, profitLossFields, transactionFields } from "./sorts.ts";
import { type OfTeam, ofTeam } from "./team.ts";

export async function readProfitLoss(
  args: RangedArgs & OfTeam & SortArgs<ProfitLossSortField>,
  { platform, scope }: GatewayContext,
) {
  const filter = {
    ...rangeOf(args.range, scope),
    ...ofTeam(args),
    ...sortOf(args.sort, profitLossFields),
  };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    platform.call(profitLoss, { ...page, ...filter }),
  );
  const { totals, roundsSince, transactionsSince } = first;
  return { nodes, pageInfo, totals, roundsSince, transactionsSince };
}

export async function readRevenue(
  range: DateRange | null | undefined,
  { platform, scope }: GatewayContext,
) {
  const report = await platform.call(revenue, rangeOf(range, scope));
  noteMissing(scope, revenue, report);
  return report;
}

export async function listTeamTransactions(
  args: RangedArgs &
    OfTeam &
    SortArgs<TransactionSortField> & {
      kind?: TransactionKind | null | undefined;
      totals: boolean;
    },
  { platform, scope }: GatewayContext,
) {
  const filter = {
    ...rangeOf(args.range, scope),
    ...ofTeam(args),
    ...(args.kind ? { kind: args.kind } : {}),
    ...totalsOf(args.totals),
    ...sortOf(args.sort, transactionFields),
  };
  const { nodes, pageInfo, first } = await offsetPage(
    args,
    (page) => platform.call(teamTransactions, { ...page, ...filter }),
    largestLongPage,
  );
  return { nodes, pageInfo, totals: first.totals, since: first.since };
}

const rowOf = {
  DIVIDEND: dividends,
  DAILY: dailySalary,
  HOURLY: hourlySalary,
  REAL_TIME: realTimeSalary,
} as const satisfies Record<SalaryKind | "DIVIDEND", unknown>;

export async function listPayments(
  kind: SalaryKind | "DIVIDEND",
  args: RangedArgs & SortArgs<PaymentSortField>,
  { platform, scope }: GatewayContext,
) {
  const filter = { ...rangeOf(args.range, scope), ...sortOf(args.sort, paymentFields) };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    platform.call(rowOf[kind], { ...page, ...filter }),
  );
  return { nodes, pageInfo, totals: first.totals };
}
