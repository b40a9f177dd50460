import * as v from "valibot";
import type { ContractRow } from "../../db/schema/history.ts";
import { parseRate, ratePercent } from "../records/rates.ts";
import { parseAmount } from "../wallet/money.ts";

export const contractKinds = ["DIVIDEND", "DAILY", "HOURLY", "REALTIME"] as const;
export type ContractKind = (typeof contractKinds)[number];

const rate = v.pipe(
  v.string(),
  v.check((text) => v.is(ratePercent, text), "not a rate"),
);
const money = v.pipe(
  v.string(),
  v.check((text) => parseAmount(text) !== null, "not an amount"),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** D-28, with D-30's periods: D day, W week, H half a month, M month. */
export const shareTerms = v.strictObject({
  rate,
  /** The most that a period pays; nought for no bound. */
  amount: v.optional(money, "0"),
  /** How many of the line have to have played. */
  activeCount: v.optional(count, 0),
  /** What the line has to have staked, and lost. */
  periodConsumption: v.optional(money, "0"),
  periodLoss: v.optional(money, "0"),
  /** The minimum number of days with bets in the period. */
  minBetPeriod: v.optional(count, 0),
  period: v.picklist(["D", "W", "H", "M"]),
  endTime: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
});

/** D-29: percent of stakes that won and of stakes that lost, from a least stake on. */
export const realtimeTerms = v.strictObject({
  winRate: rate,
  lossRate: rate,
  singleBetAmount: v.optional(money, "0"),
});

export type ShareTerms = v.InferOutput<typeof shareTerms>;
export type RealtimeTerms = v.InferOutput<typeof realtimeTerms>;

/** The parts of a contract that determine what it pays. */
export type WithTerms = Pick<ContractRow, "kind" | "terms">;

export function readShareTerms(row: WithTerms): ShareTerms {
  return v.parse(shareTerms, JSON.parse(row.terms));
}

export function readRealtimeTerms(row: WithTerms): RealtimeTerms {
  return v.parse(realtimeTerms, JSON.parse(row.terms));
}

/** The wire names of a contract's period in settlements: those of D-30, and two more. */
export function periodWord(row: ContractRow): string {
  if (row.kind === "REALTIME") return "5M";
  return row.kind === "HOURLY" ? "1H" : readShareTerms(row).period;
}

/** The rates of a contract in 1/10000 percent, in a fixed order: one may be compared with another. */
export function ratesOf(row: WithTerms): number[] {
  const terms: unknown = JSON.parse(row.terms);
  const texts =
    row.kind === "REALTIME"
      ? [v.parse(realtimeTerms, terms).winRate, v.parse(realtimeTerms, terms).lossRate]
      : [v.parse(shareTerms, terms).rate];
  return texts.map((text) => parseRate(text) ?? 0);
}

/** Whether some rate of the one is above that of the other. */
export function isHigher(rates: readonly number[], than: readonly number[]): boolean {
  return rates.some((value, at) => value > (than[at] ?? 0));
}
