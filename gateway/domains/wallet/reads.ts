/** What the wallet shows: balances, methods, cards, deposits, withdrawals (CA7, CA8, CA10, CA11, CA15–CA17). */
import type { GatewayContext } from "../../context.ts";
import type {
  DateRange,
  DepositConnection,
  WithdrawalConfirmation,
  WithdrawalConnection,
  WithdrawalLimits,
} from "../../generated/resolver-types.ts";
import { rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { currencyOf } from "../../viewer.ts";
import { depositList } from "./deposit-calls.ts";
import { shapeConfirmation } from "./shape.ts";
import { withdrawalConfirmations, withdrawalLimits, withdrawalList } from "./withdraw-calls.ts";

interface ListArgs {
  range?: DateRange | null | undefined;
  offset: number;
  limit: number;
}

export async function listDeposits(
  args: ListArgs,
  context: GatewayContext,
): Promise<DepositConnection> {
  const range = rangeOf(args.range, context.scope);
  const [currency, { items, pageInfo }] = await Promise.all([
    currencyOf(context),
    offsetPage(args, (page) => context.platform.call(depositList, { ...page, ...range })),
  ]);
  const nodes = items.map((deposit) => ({
    ...deposit,
    amount: { amount: deposit.amount, currency },
  }));
  return { nodes, pageInfo };
}

export async function listWithdrawals(
  args: ListArgs,
  context: GatewayContext,
): Promise<WithdrawalConnection> {
  const range = rangeOf(args.range, context.scope);
  const [currency, { items, pageInfo }] = await Promise.all([
    currencyOf(context),
    offsetPage(args, (page) => context.platform.call(withdrawalList, { ...page, ...range })),
  ]);
  const nodes = items.map((withdrawal) => ({
    ...withdrawal,
    amount: { amount: withdrawal.amount, currency },
    fee: { amount: withdrawal.fee ?? "0.00", currency },
  }));
  return { nodes, pageInfo };
}

export async function readLimits(context: GatewayContext): Promise<WithdrawalLimits> {
  const [currency, limits] = await Promise.all([
    currencyOf(context),
    context.platform.call(withdrawalLimits, {}),
  ]);
  const money = (amount: string) => ({ amount, currency });
  return {
    min: money(limits.min),
    max: money(limits.max),
    dailyLeft: money(limits.dailyLeft),
    feePercent: limits.feePercent ?? "0",
    confirmMinutes: limits.confirmMinutes,
  };
}

export async function listConfirmations(
  context: GatewayContext,
): Promise<WithdrawalConfirmation[]> {
  const [currency, confirmations] = await Promise.all([
    currencyOf(context),
    context.platform.call(withdrawalConfirmations, {}),
  ]);
  return confirmations.map((confirmation) => shapeConfirmation(confirmation, currency));
}
