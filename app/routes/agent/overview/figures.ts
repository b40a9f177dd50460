import type { TeamDayFiguresFragment, TeamFiguresFragment } from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";
import { sumOf } from "~/ui/table/sums.ts";

/** What can be drawn day by day. */
export const metrics = [
  "stake",
  "win",
  "profit",
  "deposit",
  "withdrawal",
  "activeMembers",
  "newMembers",
] as const;
export type Metric = (typeof metrics)[number];

type CommissionKey = "commission" | "commissionGiven";
export type FigureKey = Metric | "teamBalance" | "members" | CommissionKey;
export type FigureValue = MoneyValue | number;

export interface Figure {
  key: FigureKey;
  now: FigureValue;
  /** Null if it is unknown. */
  before: FigureValue | null;
}

/** For the server: the figures of U30b but the own commission, the most important first, each with what it was over as many days before. */
export function figuresOf(now: TeamFiguresFragment, before: TeamFiguresFragment | null): Figure[] {
  const each = (key: Exclude<FigureKey, "teamBalance" | "members" | "profit">): Figure => ({
    key,
    now: now[key],
    before: before?.[key] ?? null,
  });
  return [
    each("stake"),
    each("win"),
    ...profitFigure(now, before),
    each("deposit"),
    each("withdrawal"),
    each("activeMembers"),
    each("newMembers"),
    // A balance has no range to compare, and new accounts of the range did not exist before it.
    { key: "members", now: now.members, before: now.members - now.newMembers },
    { key: "teamBalance", now: now.teamBalance, before: null },
    each("commission"),
    each("commissionGiven"),
  ];
}

/** No figure where neither the sum nor the days are known. */
function profitFigure(now: TeamFiguresFragment, before: TeamFiguresFragment | null): Figure[] {
  const profit = profitOf(now);
  return profit ? [{ key: "profit", now: profit, before: before && profitOf(before) }] : [];
}

/** If the platform has no sum of the players' profit, it is added up from the days; null where it has none of them. */
function profitOf({ profit, days, stake }: TeamFiguresFragment): MoneyValue | null {
  if (profit || !days) return profit ?? null;
  return sumOf(days.map(({ profit }) => profit)) ?? { amount: "0", currency: stake.currency };
}

/** Returns an amount or a count as a number, precise enough for charts and comparisons. */
export function sizeOf(value: FigureValue): number {
  return typeof value === "number" ? value : Number(value.amount);
}

/** A figure day by day, earliest first. */
export function seriesOf(days: readonly TeamDayFiguresFragment[], metric: Metric) {
  return days.map((day) => ({ day: day.day, value: day[metric] }));
}
