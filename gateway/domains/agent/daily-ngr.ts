/** Net gaming revenue by day for the rows of a report (CA158, N6). */

import { GatewayError } from "../../failures/errors.ts";
import type { DateRange } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { offsetMs } from "../../values/brand-day.ts";
import { rangeOf } from "../../values/date-range.ts";
import { withNetTerms } from "../../values/house-terms.ts";
import { inReportCurrency } from "../../values/report-currency.ts";
import { dailySums } from "./branch-calls.ts";
import { listed } from "./only-rows.ts";

const dayMs = 86_400_000;
/** The most days that the platform lists. */
const longestDays = 31;

interface Args {
  range: DateRange;
  teams?: readonly string[] | null | undefined;
  accounts?: readonly string[] | null | undefined;
  currency?: string | null | undefined;
}

/**
 * Each row's net gaming revenue on every day of the range, earliest first.
 * @throws GatewayError BAD_USER_INPUT for more than 31 days or without a row
 */
export async function readDailyNgr(args: Args, context: GatewayContext) {
  const { platform, scope } = context;
  const range = rangeOf(args.range, scope);
  if (range.to - range.from >= longestDays * dayMs) {
    throw new GatewayError("BAD_USER_INPUT", { fields: ["range"] });
  }
  const [teams, accounts] = [listed(args.teams, "teams"), listed(args.accounts, "accounts")];
  if (!teams && !accounts) throw new GatewayError("BAD_USER_INPUT", { fields: ["accounts"] });
  const names = { ...(teams ? { teams } : {}), ...(accounts ? { accounts } : {}) };
  const { rows } = await inReportCurrency(args.currency, context, async (wish) => ({
    rows: await platform.call(dailySums, { ...range, ...names, ...wish }),
    // Each row names its own.
    currency: null,
  }));
  const days = daysOf(range, offsetMs(scope.brand.gmtOffset));
  return rows.map(({ account, team, currency, days: played }) => {
    const amounts = new Map(played.map(({ day, ...sums }) => [day, withNetTerms(sums).ngr]));
    const ngrOf = (day: string) => ({ day, ngr: amounts.get(day) ?? "0.00", currency });
    return { account, team, days: days.map(ngrOf) };
  });
}

/** The days that a range touches, by the clocks of a zone with this offset in ms. */
function daysOf({ from, to }: { from: number; to: number }, offset: number): string[] {
  const dayOf = (time: number) => Math.floor((time + offset) / dayMs);
  const [first, last] = [dayOf(from), dayOf(to)];
  return Array.from({ length: last - first + 1 }, (_, at) =>
    new Date((first + at) * dayMs).toISOString().slice(0, 10),
  );
}
