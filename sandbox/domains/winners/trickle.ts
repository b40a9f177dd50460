import { catalogue } from "../games/catalogue.ts";
import { hash32 } from "../games/hash.ts";
import { currencyScale } from "../points/earn-points.ts";
import { wholeAmount } from "../wallet/money.ts";

/** A win of the board; `win` in minor units (1/10000), `at` in ms. */
export interface BoardWin {
  customerId: number;
  customerName: string;
  nodeId: number;
  win: number;
  currency: string;
  at: number;
}

const everyMs = 9_000;
const firstParts = [
  "sun",
  "moon",
  "lucky",
  "tiger",
  "nova",
  "mint",
  "kimchi",
  "river",
  "ace",
  "bora",
];
const lastParts = [
  "rider",
  "fox",
  "king",
  "queen",
  "star",
  "hunter",
  "panda",
  "ace",
  "wave",
  "lee",
];
const amounts = [12.4, 25, 48.75, 96, 150.5, 320, 512.25, 888, 1640, 4200.8];

/**
 * Returns invented wins: one every nine seconds, calculated from the time alone, so that the board changes without
 * timers and is the same for all. Newest first.
 */
export function trickleWins(seed: string, now: number, count: number): BoardWin[] {
  const salt = [...seed].reduce((sum, letter) => hash32(letter.charCodeAt(0), sum & 0xffff), 7);
  const newest = Math.floor(now / everyMs);
  return Array.from({ length: count }, (_, age) => winAt(newest - age, salt & 0xffff));
}

/** Invented wins of one game: one in some hours, the same for all. */
export function winsOfGame(nodeId: number, now: number, count: number): BoardWin[] {
  const every = (2 + (hash32(nodeId, 11) % 7)) * 3_600_000;
  const newest = Math.floor(now / every);
  return Array.from({ length: Math.min(count, 8) }, (_, age) =>
    Object.assign(winAt(newest - age, nodeId & 0xffff), { nodeId, at: (newest - age) * every }),
  );
}

function winAt(tick: number, salt: number): BoardWin {
  const draw = (kind: number) => hash32(tick % 0x7fffffff, salt + kind);
  const name = `${pick(firstParts, draw(1))}${pick(lastParts, draw(2))}${draw(3) % 90}`;
  // Every fifth name is not masked, to test that the portal masks it (A96).
  const customerName = draw(4) % 5 === 0 ? name : maskName(name);
  const { all } = catalogue();
  const currency = draw(9) % 4 === 0 ? "KRW" : "USD";
  const unit = wholeAmount(currencyScale(currency));
  return {
    customerId: 500_000 + (draw(5) % 400_000),
    customerName,
    nodeId: pick(all, draw(6)).nodeId,
    win: Math.round(pick(amounts, draw(7)) * unit * (1 + (draw(8) % 100) / 100)),
    currency,
    at: tick * everyMs,
  };
}

/** First two and last letter, stars between: `lu***7`. */
export function maskName(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}

function pick<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}
