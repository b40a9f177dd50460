/** The agent's reports: profit and loss, revenue, transactions, dividends, salary (CA59–CA65). */
import type { GatewayContext } from "../../context.ts";
import type {
  PaymentConnection,
  ProfitLossConnection,
  ProfitLossSums,
  RevenueReport,
  SalaryKind,
  TransactionConnection,
  TransactionKind,
} from "../../generated/resolver-types.ts";
import { rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { currencyOf } from "../../viewer.ts";
import type { RangedArgs } from "../records/lists.ts";
import { shapeTransaction } from "../records/shape.ts";
import {
  dailySalary,
  dividends,
  hourlySalary,
  profitLoss,
  realTimeSalary,
  revenue,
  teamTransactions,
  type WireProfitLoss,
} from "./report-calls.ts";
import { searchOf } from "./team.ts";

type Searched = RangedArgs & { search?: string | null | undefined };

export async function readProfitLoss(
  args: Searched,
  context: GatewayContext,
): Promise<ProfitLossConnection> {
  const range = rangeOf(args.range, context.scope);
  const search = searchOf(args.search);
  const filter = { ...range, ...(search ? { search } : {}) };
  const [currency, { items, pageInfo, first }] = await Promise.all([
    currencyOf(context),
    offsetPage(args, (page) => context.platform.call(profitLoss, { ...page, ...filter })),
  ]);
  return {
    nodes: items.map(({ account, ...sums }) => ({ account, sums: shapeSums(sums, currency) })),
    pageInfo,
    totals: first.totals && shapeSums(first.totals, currency),
  };
}

function shapeSums(sums: WireProfitLoss, currency: string): ProfitLossSums {
  const money = (amount: string) => ({ amount, currency });
  return {
    deposit: money(sums.deposit),
    withdrawal: money(sums.withdrawal),
    stake: money(sums.stake),
    validStake: money(sums.validStake),
    win: money(sums.win),
    bonus: money(sums.bonus),
    rebate: money(sums.rebate),
    profit: money(sums.profit),
  };
}

export async function readRevenue(
  args: Pick<RangedArgs, "range">,
  context: GatewayContext,
): Promise<RevenueReport> {
  const [currency, { rows, totals }] = await Promise.all([
    currencyOf(context),
    context.platform.call(revenue, rangeOf(args.range, context.scope)),
  ]);
  const money = (amount: string) => ({ amount, currency });
  const shape = (sums: typeof totals) => ({
    stake: money(sums.stake),
    validStake: money(sums.validStake),
    win: money(sums.win),
    revenue: money(sums.revenue),
  });
  return {
    rows: rows.map(({ gameType: type, ratePercent, ...sums }) => ({
      type,
      ratePercent,
      ...shape(sums),
    })),
    totals: shape(totals),
  };
}

export async function listTeamTransactions(
  args: Searched & { kind?: TransactionKind | null | undefined },
  context: GatewayContext,
): Promise<TransactionConnection> {
  const range = rangeOf(args.range, context.scope);
  const search = searchOf(args.search);
  const filter = {
    ...range,
    ...(search ? { search } : {}),
    ...(args.kind ? { kind: args.kind } : {}),
  };
  const [currency, { items, pageInfo }] = await Promise.all([
    currencyOf(context),
    offsetPage(args, (page) => context.platform.call(teamTransactions, { ...page, ...filter })),
  ]);
  return { nodes: items.map((item) => shapeTransaction(item, currency)), pageInfo };
}

const rowOf = {
  DIVIDEND: dividends,
  DAILY: dailySalary,
  HOURLY: hourlySalary,
  REAL_TIME: realTimeSalary,
} as const satisfies Record<SalaryKind | "DIVIDEND", unknown>;

export async function listPayments(
  kind: SalaryKind | "DIVIDEND",
  args: RangedArgs,
  context: GatewayContext,
): Promise<PaymentConnection> {
  const range = rangeOf(args.range, context.scope);
  const [currency, { items, pageInfo }] = await Promise.all([
    currencyOf(context),
    offsetPage(args, (page) => context.platform.call(rowOf[kind], { ...page, ...range })),
  ]);
  const nodes = items.map(({ base, amount, ...payment }) => ({
    ...payment,
    base: { amount: base, currency },
    amount: { amount, currency },
  }));
  return { nodes, pageInfo };
}
