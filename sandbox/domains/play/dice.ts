import * as v from "valibot";
import { type DecidedRound, payOut } from "./decided-round.ts";
import { randomBelow } from "./random.ts";

/** What the game returns in percent, whatever is chosen. */
export const diceReturn = 96;
const sides = 10_000;
const minChance = 0.01;
const maxChance = 0.95;

/** A number from 0.01 to 99.98 with two decimals, and the side of it that wins. */
export const diceChoice = v.strictObject({
  target: v.pipe(v.number(), v.minValue(0.01), v.maxValue(99.98)),
  over: v.boolean(),
});

export type DiceChoice = v.InferOutput<typeof diceChoice>;

/** Chance of a choice, from 0 to 1: rolls are 0.00 to 99.99, strictly over or under wins. */
export function diceChance({ target, over }: DiceChoice): number {
  const point = Math.round(target * 100);
  return (over ? sides - 1 - point : point) / sides;
}

/** Whether a chance is one that is offered: 1 to 95 percent. */
export function diceIsFair(chance: number): boolean {
  return chance >= minChance && chance <= maxChance;
}

/** Pays 0.96 / chance, whatever the choice; null when the chance is not within 1 to 95 percent. */
export function playDice(stake: number, choice: DiceChoice): DecidedRound | null {
  const chance = diceChance(choice);
  if (!diceIsFair(chance)) return null;
  const roll = randomBelow(sides);
  const point = Math.round(choice.target * 100);
  const won = choice.over ? roll > point : roll < point;
  return {
    outcome: { roll: roll / 100, target: point / 100, over: choice.over },
    win: won ? payOut(stake, diceReturn / 100 / chance) : 0,
  };
}
