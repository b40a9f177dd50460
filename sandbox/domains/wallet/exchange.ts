import { currencyScale } from "../points/earn-points.ts";

/** An amount in another currency at the platform's fixed rate, in minor units: a dollar is a thousand won (N13). */
export function exchanged(amount: number, from: string, to: string): number {
  return Math.round((amount * currencyScale(to)) / currencyScale(from));
}
