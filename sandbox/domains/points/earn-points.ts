import type { Database } from "../../db/open.ts";
import { houseOf, moveMoney, openAccount, type PointType, pointsOf } from "../wallet/ledger.ts";
import { wholeAmount } from "../wallet/money.ts";

export const pointCode = "PTS";

/** One point for every 5 units staked on a day, by type of play. */
const stakePerPoint = 5;

/** K33: points for each 100 of a deposit, by its size in whole units of the currency. */
export const depositRatio = [
  { min: 10, max: 99, pointsPer100: 10 },
  { min: 100, max: 499, pointsPer100: 15 },
  { min: 500, max: 1999, pointsPer100: 20 },
  { min: 2000, max: 1_000_000, pointsPer100: 30 },
] as const;

const pointTypeOf: Readonly<Record<string, PointType>> = {
  LIVE: "live",
  PVP: "pvp",
  SPORTS: "sports",
  ESPORTS: "sports",
  COCKFIGHT: "sports",
  LOTT: "lottery",
  ELOTT: "lottery",
};

const scales: Readonly<Record<string, number>> = { KRW: 1000, THB: 30, VND: 20_000 };

/** How many units of a currency are worth one of the tables' units; 1 for what the tables are written in. */
export const currencyScale = (currency: string): number => scales[currency] ?? 1;

/** Whole points for a deposit in minor units (K33). */
export function depositPoints(amount: number, currency: string): number {
  const units = amount / wholeAmount(currencyScale(currency));
  const step = depositRatio.find(({ max }, at) =>
    at + 1 < depositRatio.length ? units < max + 1 : units <= max,
  );
  if (step === undefined || units < step.min) return 0;
  return Math.floor((units * step.pointsPer100) / 100);
}

/**
 * Returns the whole points of a round: the difference between the points of the day's bets of its type before and
 * after it, so that small bets add up and nothing is counted twice.
 */
export function roundPoints(stakesAfter: number, stake: number, currency: string): number {
  const step = wholeAmount(stakePerPoint * currencyScale(currency));
  return Math.floor(stakesAfter / step) - Math.floor((stakesAfter - stake) / step);
}

export function pointTypeOfGame(gameType: string): PointType {
  return pointTypeOf[gameType] ?? "rng";
}

/** Credits whole points to a member; zero does nothing. */
export function earnPoints(
  db: Database,
  memberId: number,
  earned: { type: PointType; points: number; reference: string; now: number },
): void {
  const { type, points, reference, now } = earned;
  if (points === 0) return;
  const from = houseOf(pointCode);
  const to = pointsOf(memberId);
  for (const id of [from, to]) openAccount(db, id, pointCode, now);
  moveMoney(db, { kind: `points:${type}`, reference, from, to, amount: wholeAmount(points), now });
}
