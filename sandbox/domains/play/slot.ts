import { formatAmount } from "../wallet/money.ts";
import type { DecidedRound } from "./decided-round.ts";
import { randomByWeight } from "./random.ts";
import { type SlotPlan, symbolWeights } from "./slot-plan.ts";

const reelCount = 5;
const rows = 3;

interface LineWin {
  /** Position of the line in the plan. */
  line: number;
  symbol: number;
  count: number;
  /** In minor units. */
  win: number;
}

/** A spin of 5 by 3 over the game's lines; every line stakes an equal part. */
export function playSlot(stake: number, plan: SlotPlan): DecidedRound {
  const reels = Array.from({ length: reelCount }, () =>
    Array.from({ length: rows }, () => randomByWeight(symbolWeights)),
  );
  const lines = lineWins(reels, stake, plan);
  const win = lines.reduce((sum, line) => sum + line.win, 0);
  const shown = lines.map((line) => ({ ...line, win: formatAmount(line.win) }));
  return { outcome: { reels, lines: shown }, win };
}

/** Winning lines of a window of reels (each from top to bottom). */
export function lineWins(
  reels: readonly (readonly number[])[],
  stake: number,
  { lines, pays }: SlotPlan,
): LineWin[] {
  return lines.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => reels[reel]?.[row] ?? -1);
    const symbol = symbols[0] ?? -1;
    const broken = symbols.findIndex((other) => other !== symbol);
    const count = broken === -1 ? reelCount : broken;
    const pay = count < 3 ? 0 : (pays[symbol]?.[count - 3] ?? 0);
    const win = Math.floor((stake * pay) / lines.length);
    return win > 0 ? [{ line, symbol, count, win }] : [];
  });
}
