import * as v from "valibot";
import { type DecidedRound, payOut } from "./decided-round.ts";
import { randomBelow } from "./random.ts";

/** What the game returns in percent, whatever is chosen. */
export const crashReturn = 96;
const steps = 2 ** 32;
const highest = 10_000;

/** The factor at which the player cashes out automatically. */
export const crashChoice = v.strictObject({
  autoCashOut: v.pipe(v.number(), v.minValue(1.01), v.maxValue(1000)),
});

type CrashChoice = v.InferOutput<typeof crashChoice>;

/** Where the curve breaks for a draw `u` in [0, 1): reaching x has the chance 0.96 / x. */
export function crashPoint(u: number): number {
  return Math.min(highest, Math.max(100, Math.floor(crashReturn / (1 - u))) / 100);
}

/** Pays the cash-out factor when the curve gets there: 96 percent whatever the factor. */
export function playCrash(stake: number, { autoCashOut }: CrashChoice): DecidedRound {
  const goal = Math.round(autoCashOut * 100) / 100;
  const crashAt = crashPoint(randomBelow(steps) / steps);
  const reached = crashAt >= goal;
  return {
    outcome: { crashAt, cashOutAt: reached ? goal : null },
    win: reached ? payOut(stake, goal) : 0,
  };
}
