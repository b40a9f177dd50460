import type { Game } from "../games/catalogue.ts";
import { hash32 } from "../games/hash.ts";

/** What three, four and five of each symbol from the left pay, in stakes of one line. */
type SymbolPays = readonly (readonly [number, number, number])[];
export type Volatility = "LOW" | "MEDIUM" | "HIGH";

/** How a slot pays: its lines, and its table. */
export interface SlotPlan {
  lines: readonly (readonly number[])[];
  pays: SymbolPays;
  volatility: Volatility;
}

/** How often each of the nine symbols falls, in percent. */
export const symbolWeights = [22, 19, 16, 13, 10, 8, 6, 4, 2];

/** The tables return some 97, 96 and 95 percent; the rarer the payouts, the larger they are. */
const tables: Readonly<Record<Volatility, SymbolPays>> = {
  LOW: [
    [26, 51, 100],
    [26, 51, 110],
    [30, 68, 170],
    [34, 85, 255],
    [47, 130, 385],
    [60, 185, 595],
    [94, 300, 1000],
    [155, 595, 2550],
    [340, 1700, 8500],
  ],
  MEDIUM: [
    [20, 47, 110],
    [20, 50, 120],
    [25, 75, 200],
    [31, 100, 350],
    [52, 170, 600],
    [88, 300, 1300],
    [175, 650, 3000],
    [380, 1900, 10_000],
    [1350, 8000, 50_000],
  ],
  HIGH: [
    [14, 35, 92],
    [14, 40, 115],
    [21, 69, 230],
    [30, 115, 460],
    [58, 230, 1050],
    [115, 520, 2550],
    [275, 1400, 7500],
    [750, 4600, 28_900],
    [3250, 23_100, 173_250],
  ],
};
const volatilities: readonly [Volatility, Volatility, Volatility] = ["MEDIUM", "LOW", "HIGH"];

/** Lines as the row (0 to 2, from the top) on each reel. */
const firstLines = [
  "11111 00000 22222 01210 21012 00100 22122 12221 10001 01110 21112 10101 12121",
  "01010 21212 11011 11211 00200 22022 02220 20002 02020 20202 01221 21001",
]
  .join(" ")
  .split(" ");
/** The rest of the 243 ways through the window, the straightest first. */
const otherLines = Array.from({ length: 3 ** 5 }, (_, way) => way.toString(3).padStart(5, "0"))
  .filter((line) => !firstLines.includes(line))
  .sort((a, b) => bends(a) - bends(b) || (a < b ? -1 : 1));
const allLines = [...firstLines, ...otherLines].map((line) => [...line].map(Number));

function bends(line: string): number {
  const rows = [...line].map(Number);
  return rows.reduce((sum, row, reel) => sum + Math.abs(row - (rows[reel - 1] ?? row)), 0);
}

/** Returns how a slot pays. It has the lines that the list names. */
export function slotPlan({ nodeId, lines }: Pick<Game, "nodeId" | "lines">): SlotPlan {
  const volatility = volatilities[hash32(nodeId, 8) % volatilities.length] ?? "MEDIUM";
  return { lines: allLines.slice(0, lines), pays: tables[volatility], volatility };
}

/**
 * The return to player of a slot in percent, computed from its table: each line stakes an equal part and the symbols of
 * a line are independent, so the number of lines does not change it.
 */
export function slotReturn({ pays }: Pick<SlotPlan, "pays">): number {
  const all = symbolWeights.reduce((sum, weight) => sum + weight, 0);
  const back = pays.reduce((sum, [three, four, five], symbol) => {
    const p = (symbolWeights[symbol] ?? 0) / all;
    return sum + three * p ** 3 * (1 - p) + four * p ** 4 * (1 - p) + five * p ** 5;
  }, 0);
  return back * 100;
}
