/** Profit, referral and rebate reports, read completely (CA22, CA25, CA29). */

import type { DateRange } from "../../generated/resolver-types.ts";
import { reportMissing } from "../../platform/drift/report-missing.ts";
import type { GatewayContext } from "../../request/context.ts";
import { rangeOf } from "../../values/date-range.ts";
import { referralLink } from "../../values/links/referral-link.ts";
import { maskName } from "../../values/text/mask-name.ts";
import { featuresOf } from "../system/features.ts";
import { profitReport } from "./calls.ts";
import { rebate, referral } from "./reward-calls.ts";

/** The profit by day, latest day first. */
export async function readProfit(
  range: DateRange | null | undefined,
  { platform, scope }: GatewayContext,
) {
  const report = await platform.call(profitReport, rangeOf(range, scope));
  reportMissing(scope, profitReport, report);
  const days = report.days?.toSorted((a, b) => b.day.localeCompare(a.day)) ?? null;
  return { days, totals: report.totals };
}

/** The referral report. Names are masked here if the platform has not masked them (A96). */
export async function readReferral({ platform, scope }: GatewayContext) {
  const { rows, ...whole } = await platform.call(referral, {});
  reportMissing(scope, referral, { rows, ...whole });
  const friends = rows?.map((row) => ({ ...row, account: maskName(row.account) })) ?? null;
  const link = whole.code === null ? null : referralLink(whole.code, scope);
  return { ...whole, link, friends };
}

/** The rebate report; null when the module is off (W4). */
export async function readRebate(context: GatewayContext) {
  if (!(await featuresOf(context)).manualRebate) return null;
  const { rows, total, claimableAt } = await context.platform.call(rebate, {});
  reportMissing(context.scope, rebate, { rows, total });
  return { rows, total, claimableAt };
}
