import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { gameTypes } from "../games/game-types.ts";

/** Rates are whole numbers of 1/10000 percent, so that "0.85" is 8500. */
const perPercent = 10_000;

/** A rate as decimal percent without trailing zeros, such as `0.8`. */
export function formatRate(rate: number): string {
  return String(rate / perPercent);
}

/** A rate of decimal percent, or null. */
export function parseRate(text: string): number | null {
  return /^\d{1,3}(?:\.\d{1,4})?$/.test(text) ? Math.round(Number(text) * perPercent) : null;
}

/** What a rate makes of an amount, both in their own units; rounded down. */
export function rebateOf(amount: number, rate: number): number {
  return Number((BigInt(amount) * BigInt(rate)) / BigInt(100 * perPercent));
}

/** The same in SQL, of an amount that is not below zero. In two parts, since the product may not fit into 64 bits. */
export function rebateIn(amount: SQL, rate: SQL): SQL {
  const whole = sql.raw(String(100 * perPercent));
  return sql`((${amount}) / ${whole} * ${rate} + (${amount}) % ${whole} * ${rate} / ${whole})`;
}

/** Percent as a decimal string, read into 1/10000 percent. */
export const ratePercent = v.pipe(
  v.string(),
  v.transform((text) => parseRate(text) ?? -1),
  v.minValue(0, "not a rate"),
  v.maxValue(100 * perPercent),
);

/** Rates by game type; types that are not named stay as they are. */
export const ratesParam = v.record(v.picklist(gameTypes), ratePercent);
