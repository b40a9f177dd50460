import * as v from "valibot";
import { type DecidedRound, payOut } from "./decided-round.ts";
import { randomBelow } from "./random.ts";

/** Rank 1 (ace) to 13 (king); suits 0 to 3. */
export interface Card {
  rank: number;
  suit: number;
}

export const tableChoice = v.picklist(["player", "banker", "tie"]);

type Side = v.InferOutput<typeof tableChoice>;

// Stake included. With the chances of the drawing rules below each side keeps about 4 percent.
const factors: Record<Side, number> = { player: 1.94, banker: 1.88, tie: 10 };

/** A round of baccarat from an endless shoe; a tie gives player and banker stakes back. */
export function playTable(stake: number, side: Side): DecidedRound {
  const { player, banker } = deal(drawCard);
  const difference = points(player) - points(banker);
  const result: Side = difference > 0 ? "player" : difference < 0 ? "banker" : "tie";
  const win = result === side ? payOut(stake, factors[side]) : result === "tie" ? stake : 0;
  return { outcome: { player, banker, result }, win };
}

const worths = Array.from({ length: 10 }, (_, worth) => ({ worth, share: worth === 0 ? 4 : 1 }));

/** What the game returns in percent for its best bet: every deal of the drawing rules, by its chance. */
export function tableReturn(): number {
  tableShares ??= sharesOf();
  const { player, banker, tie } = tableShares;
  return (
    100 * Math.max(player * factors.player + tie, banker * factors.banker + tie, tie * factors.tie)
  );
}

let tableShares: Record<Side, number> | null = null;

/** The chance of each result. A deal draws six cards at most, but the last two only by the first four. */
function sharesOf(): Record<Side, number> {
  const shares: Record<Side, number> = { player: 0, banker: 0, tie: 0 };
  const walk = (cards: readonly number[], chance: number): void => {
    const rest = [...cards];
    let missing = false;
    const hands = deal(() => {
      const next = rest.shift();
      if (next === undefined) missing = true;
      return { rank: next === undefined || next === 0 ? 10 : next, suit: 0 };
    });
    if (missing) {
      for (const { worth, share } of worths) walk([...cards, worth], (chance * share) / 13);
      return;
    }
    const difference = points(hands.player) - points(hands.banker);
    shares[difference > 0 ? "player" : difference < 0 ? "banker" : "tie"] += chance;
  };
  walk([], 1);
  return shares;
}

/** Deals both hands by the game's drawing rules from whatever `draw` gives. */
export function deal(draw: () => Card): { player: Card[]; banker: Card[] } {
  const player = [draw(), draw()];
  const banker = [draw(), draw()];
  if (points(player) >= 8 || points(banker) >= 8) return { player, banker };
  let third: Card | null = null;
  if (points(player) <= 5) {
    third = draw();
    player.push(third);
  }
  if (bankerDraws(points(banker), third === null ? null : worth(third))) banker.push(draw());
  return { player, banker };
}

/** Sum of the cards modulo ten; tens and pictures count nought. */
export function points(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + worth(card), 0) % 10;
}

// Worths of the player's third card at which the banker still draws, by the banker's points.
const drawsAgainst: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
};

function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return total <= 5;
  return total <= 2 || (drawsAgainst[total] ?? []).includes(third);
}

function worth({ rank }: Card): number {
  return rank >= 10 ? 0 : rank;
}

function drawCard(): Card {
  const card = randomBelow(52);
  return { rank: (card % 13) + 1, suit: Math.floor(card / 13) };
}
