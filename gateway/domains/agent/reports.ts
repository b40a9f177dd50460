/** The agent's reports: profit and loss, revenue, transactions, dividends, salary (CA59–CA65). */
import { differenceOf } from "../../../brands/amount.ts";
import { viewerOf } from "../../access/viewer.ts";
import type {
  PaymentDirection,
  PaymentSortField,
  ProfitLossSortField,
  SalaryKind,
  TransactionKind,
  TransactionSortField,
} from "../../generated/resolver-types.ts";
import { reportMissing } from "../../platform/drift/report-missing.ts";
import type { GatewayContext } from "../../request/context.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage, totalsOf } from "../../values/offset-page.ts";
import { largestLongPage } from "../../values/page-window.ts";
import { inReportCurrency } from "../../values/report-currency.ts";
import { type SortArgs, sortOf } from "../../values/sort.ts";
import { type OfPlay, playOf } from "./commission.ts";
import { type OnlyAccounts, onlyAccounts } from "./only-rows.ts";
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
import { type InCurrency, type OfTeam, ofTeam } from "./team.ts";
import type { WirePayment } from "./wire.ts";

export async function readProfitLoss(
  args: RangedArgs & OfTeam & OnlyAccounts & SortArgs<ProfitLossSortField> & InCurrency,
  context: GatewayContext,
) {
  const { platform, scope } = context;
  const filter = {
    ...onlyAccounts(args),
    ...rangeOf(args.range, scope),
    ...ofTeam(args),
    ...sortOf(args.sort, profitLossFields),
  };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    inReportCurrency(args.currency, context, (wish) =>
      platform.call(profitLoss, { ...page, ...filter, ...wish }),
    ),
  );
  const { totals, sumsSince, roundsSince, transactionsSince } = first;
  return { nodes, pageInfo, totals, sumsSince, roundsSince, transactionsSince };
}

export async function readRevenue(args: OfPlay, context: GatewayContext) {
  const { platform, scope } = context;
  const requested = playOf(args, context);
  const report = await inReportCurrency(args.currency, context, (wish) =>
    platform.call(revenue, { ...requested, ...wish }),
  );
  const { rows, totals } = report;
  reportMissing(scope, revenue, { rows, totals });
  return report;
}

export async function listTeamTransactions(
  args: RangedArgs &
    OfTeam &
    SortArgs<TransactionSortField> &
    InCurrency & {
      kind?: TransactionKind | null | undefined;
      totals: boolean;
    },
  context: GatewayContext,
) {
  const { platform, scope } = context;
  const filter = {
    ...rangeOf(args.range, scope),
    ...ofTeam(args),
    ...(args.kind ? { kind: args.kind } : {}),
    ...totalsOf(args.totals),
    ...sortOf(args.sort, transactionFields),
  };
  const { nodes, pageInfo, first } = await offsetPage(
    args,
    (page) =>
      inReportCurrency(args.currency, context, (wish) =>
        platform.call(teamTransactions, { ...page, ...filter, ...wish }),
      ),
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

/** Dividends or one kind of salary (CA62–CA65), each with the viewer's side of the payment. */
export async function listPayments(
  kind: SalaryKind | "DIVIDEND",
  args: RangedArgs &
    SortArgs<PaymentSortField> & {
      direction?: PaymentDirection | null | undefined;
      ended: boolean;
    },
  context: GatewayContext,
) {
  const { platform, scope } = context;
  const filter = {
    ...rangeOf(args.range, scope),
    ...(args.direction ? { direction: args.direction } : {}),
    ...(args.ended ? { ended: "1" as const } : {}),
    ...sortOf(args.sort, paymentFields),
  };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    platform.call(rowOf[kind], { ...page, ...filter }),
  );
  const viewer = await viewerOf(context);
  const sided = nodes.map((row) => withSide(row, viewer?.account.account ?? "", scope.brand.name));
  const { totals, sumsSince, roundsSince } = first;
  return { nodes: sided, pageInfo, totals, sumsSince, roundsSince };
}

/**
 * A payment with its direction, the other party's name (the brand's for the operator) and the change of the
 * viewer's balance. A forced payment did not debit the payer (S33).
 */
function withSide(row: WirePayment, account: string, brand: string) {
  const { payer, payee, status, amount } = row;
  if (payee.toLowerCase() === account.toLowerCase()) {
    const net = status === "PAID" || status === "FORCED" ? amount : nothing;
    return { ...row, direction: "RECEIVED" as const, counterparty: payer ?? brand, net };
  }
  const net = status === "PAID" ? differenceOf(nothing, amount) : nothing;
  return { ...row, direction: "PAID" as const, counterparty: payee, net };
}

const nothing = "0.00";
