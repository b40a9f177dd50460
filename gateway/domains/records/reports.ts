/** Profit, rewards, referral and rebate, read whole (CA22, CA24, CA25, CA29). */
import type { GatewayContext } from "../../context.ts";
import type {
  DateRange,
  ProfitReport,
  Rebate,
  Referral,
  Reward,
} from "../../generated/resolver-types.ts";
import { rangeOf } from "../../values/date-range.ts";
import { maskName } from "../../values/mask-name.ts";
import { currencyOf } from "../../viewer.ts";
import { featuresOf } from "../system/features.ts";
import { profitReport } from "./calls.ts";
import { rebate, referral, rewardList } from "./reward-calls.ts";
import { shapeSums } from "./shape.ts";

export async function readProfit(
  range: DateRange | null | undefined,
  context: GatewayContext,
): Promise<ProfitReport> {
  const [currency, { days, totals }] = await Promise.all([
    currencyOf(context),
    context.platform.call(profitReport, rangeOf(range, context.scope)),
  ]);
  return {
    days: days
      .map(({ day, ...sums }) => ({ day, totals: shapeSums(sums, currency) }))
      .sort((a, b) => b.day.localeCompare(a.day)),
    totals: shapeSums(totals, currency),
  };
}

export async function listRewards(context: GatewayContext): Promise<Reward[]> {
  const [currency, rewards] = await Promise.all([
    currencyOf(context),
    context.platform.call(rewardList, {}),
  ]);
  return rewards.map((reward) => ({ ...reward, amount: { amount: reward.amount, currency } }));
}

/** Names are masked here if the platform has not (A96). */
export async function readReferral(context: GatewayContext): Promise<Referral> {
  const [currency, { rows, code, invited, active, earned }] = await Promise.all([
    currencyOf(context),
    context.platform.call(referral, {}),
  ]);
  const money = (amount: string) => ({ amount, currency });
  return {
    code,
    invited,
    active,
    link: referralLink(code, context),
    earned: money(earned),
    friends: rows.map((row) => ({
      account: maskName(row.account),
      joinedAt: row.joinedAt,
      deposited: money(row.deposited),
      earned: money(row.earned),
    })),
  };
}

/** Our own registration page (R6, A17): the platform's link may be another portal's. */
export function referralLink(code: string, { scope }: Pick<GatewayContext, "scope">): string {
  return `${scope.origin}/register?referralCode=${encodeURIComponent(code)}`;
}

/** Null where the module is off (W4). */
export async function readRebate(context: GatewayContext): Promise<Rebate | null> {
  if (!(await featuresOf(context)).manualRebate) return null;
  const [currency, { rows, total, claimableAt }] = await Promise.all([
    currencyOf(context),
    context.platform.call(rebate, {}),
  ]);
  const money = (amount: string) => ({ amount, currency });
  return {
    rows: rows.map(({ gameType: type, validStake, ratePercent, amount }) => ({
      type,
      validStake: money(validStake),
      ratePercent,
      amount: money(amount),
    })),
    total: money(total),
    claimableAt,
  };
}
