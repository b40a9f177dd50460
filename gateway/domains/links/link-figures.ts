/** What referral links brought (CA161–CA163, N10). Amounts are decimal text. */
import { sumOf } from "../../../brands/amount.ts";
import type { DateRange } from "../../generated/resolver-types.ts";
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { dayAt } from "../../values/brand-day.ts";
import { rangeOf } from "../../values/date-range.ts";
import { requireKnown } from "../../values/require-known.ts";
import { daysBetween } from "../income/periods.ts";
import { linkDays, linkFigures, linkSources } from "./calls.ts";

interface Figures {
  visits: number;
  registrations: number;
  firstDeposits: number;
  secondDeposits: number;
  deposits: string;
  revenue: string;
}

const figureNames = [
  "visits",
  "registrations",
  "firstDeposits",
  "secondDeposits",
  "deposits",
  "revenue",
] as const;
const linkNames = ["code", "type", ...figureNames] as const;

const nothing: Figures = {
  visits: 0,
  registrations: 0,
  firstDeposits: 0,
  secondDeposits: 0,
  deposits: "0.00",
  revenue: "0.00",
};

const totalsOf = (rows: readonly Figures[]): Figures =>
  rows.reduce(
    (all, row) => ({
      visits: all.visits + row.visits,
      registrations: all.registrations + row.registrations,
      firstDeposits: all.firstDeposits + row.firstDeposits,
      secondDeposits: all.secondDeposits + row.secondDeposits,
      deposits: sumOf(all.deposits, row.deposits),
      revenue: sumOf(all.revenue, row.revenue),
    }),
    nothing,
  );

type Range = DateRange | null | undefined;

/** All links of the viewer (CA161). */
export async function readLinkReport(range: Range, context: GatewayContext) {
  const found = await context.platform.call(linkFigures, rangeOf(range, context.scope));
  const rows = requireKnown(found.links, linkNames, linkFigures.id);
  const links = rows.map((row) => ({ link: row, figures: row }));
  const { sumsSince, roundsSince } = found;
  return { links, totals: totalsOf(rows), sumsSince, roundsSince };
}

/** One link by day, from when on there are figures, days without anything too (CA162); null for a code that is none of the viewer's. */
export async function readLinkDays(code: string, range: Range, context: GatewayContext) {
  const requested = rangeOf(range, context.scope);
  const found = await orIfNotOwn(context.platform.call(linkDays, { code, ...requested }));
  if (!found) return null;
  const { gmtOffset } = context.scope.brand;
  const last = Math.min(requested.to, platformNow(context));
  const [link] = requireKnown(found.link && [found.link], linkNames, linkDays.id);
  const known = requireKnown(found.days, ["day", ...figureNames], linkDays.id);
  const byDay = new Map(known.map(({ day, ...figures }) => [day, figures]));
  const { sumsSince, roundsSince } = found;
  const first = Math.max(requested.from, sumsSince ?? 0);
  const days = daysBetween(dayAt(first, gmtOffset), dayAt(last, gmtOffset)).map((day) => ({
    day,
    figures: byDay.get(day) ?? nothing,
  }));
  return { link, days, totals: totalsOf(known), sumsSince, roundsSince };
}

/** By campaign and source, of one link or all (CA163); null for a code that is none of the viewer's. */
export async function readLinkSources(
  code: string | null | undefined,
  range: Range,
  context: GatewayContext,
) {
  const requested = rangeOf(range, context.scope);
  const call = context.platform.call(linkSources, { ...(code ? { code } : {}), ...requested });
  const found = await orIfNotOwn(call);
  if (!found) return null;
  const rows = requireKnown(found.sources, figureNames, linkSources.id);
  return {
    rows: rows.map(({ campaign, source, ...figures }) => ({
      campaign: campaign || null,
      source: source || null,
      figures,
    })),
    totals: totalsOf(rows),
    sumsSince: found.sumsSince,
    roundsSince: found.roundsSince,
  };
}

/** The result, or null when the link is none of the viewer's. */
async function orIfNotOwn<T>(requested: Promise<T>): Promise<T | null> {
  try {
    return await requested;
  } catch (error) {
    if (error instanceof PlatformError && error.detail.errorCode === "affiliate.invalid")
      return null;
    throw error;
  }
}
