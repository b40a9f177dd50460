import { formatAmount } from "../wallet/money.ts";
import type { DecidedRound } from "./decided-round.ts";
import { randomByWeight } from "./random.ts";

const reelCount = 5;
const rows = 3;

// How often each of the nine symbols falls, in percent, and what three, four and five of it from
// the left pay, in stakes of one line. Together they return about 96 percent.
export const symbolWeights = [22, 19, 16, 13, 10, 8, 6, 4, 2];
export const symbolPays: readonly (readonly [number, number, number])[] = [
  [20, 47, 110],
  [20, 50, 120],
  [25, 75, 200],
  [31, 100, 350],
  [52, 170, 600],
  [88, 300, 1300],
  [175, 650, 3000],
  [380, 1900, 10000],
  [1350, 8000, 50000],
];

/** The 25 lines as the row (0 to 2, from the top) on each reel. */
export const slotLines: readonly (readonly number[])[] = [
  "11111 00000 22222 01210 21012 00100 22122 12221 10001 01110 21112 10101 12121",
  "01010 21212 11011 11211 00200 22022 02220 20002 02020 20202 01221 21001",
]
  .join(" ")
  .split(" ")
  .map((line) => [...line].map(Number));

interface LineWin {
  /** Number of the line, 0 to 24. */
  line: number;
  symbol: number;
  count: number;
  /** In minor units. */
  win: number;
}

/** A spin of 5 by 3 over 25 lines; every line stakes a twenty-fifth. */
export function playSlot(stake: number): DecidedRound {
  const reels = Array.from({ length: reelCount }, () =>
    Array.from({ length: rows }, () => randomByWeight(symbolWeights)),
  );
  const lines = lineWins(reels, stake);
  const win = lines.reduce((sum, line) => sum + line.win, 0);
  const shown = lines.map((line) => ({ ...line, win: formatAmount(line.win) }));
  return { outcome: { reels, lines: shown }, win };
}

/** Winning lines of a window of reels (each from top to bottom). */
export function lineWins(reels: readonly (readonly number[])[], stake: number): LineWin[] {
  return slotLines.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => reels[reel]?.[row] ?? -1);
    const symbol = symbols[0] ?? -1;
    const broken = symbols.findIndex((other) => other !== symbol);
    const count = broken === -1 ? reelCount : broken;
    const pay = count < 3 ? 0 : (symbolPays[symbol]?.[count - 3] ?? 0);
    const win = Math.floor((stake * pay) / slotLines.length);
    return win > 0 ? [{ line, symbol, count, win }] : [];
  });
}
