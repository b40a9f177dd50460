import type { Game } from "../games/catalogue.ts";
import { hash32 } from "../games/hash.ts";
import { lastDraws, planOf } from "./draws.ts";
import { type LotteryOutcome, type LotteryPick, pickWins } from "./lottery-bet.ts";

/** A lottery bet of the seed: what it was worth is given, what was chosen follows from its draw. */
interface PastLotteryBet {
  game: Game;
  stake: number;
  win: number;
  at: number;
}

/** The draw that a bet was settled by, and the choice that its payout fits. */
interface PastChoice {
  placedAt: number;
  drawnAt: number;
  outcome: LotteryOutcome;
}

// A payout of more than this many stakes was for a number.
const sideFactor = 3;

/** The choice of a lottery bet that settled at `at`, by the last draw until then; null for other games. */
export function pastChoice(
  seed: number,
  { game, stake, win, at }: PastLotteryBet,
): PastChoice | null {
  if (game.gameType !== "LOTT" && game.gameType !== "ELOTT") return null;
  const [draw] = lastDraws(seed, game, at, 1);
  if (draw === undefined) return null;
  const plan = planOf(game);
  const chance = hash32(game.nodeId, Math.floor(at / 1000) & 0x7fffffff);
  const place = (chance % plan.count) + 1;
  const ball = draw.numbers[place - 1] ?? plan.lowest;
  const pairs = [
    ["odd", "even"],
    ["big", "small"],
  ] as const;
  const pair = pairs[(chance >> 4) % 2] ?? pairs[0];
  const side = pair.find((pick) => pickWins(plan, pick, ball) === win > 0) ?? pair[0];
  const pick: LotteryPick = win > stake * sideFactor ? ball : side;
  const { numero, numbers, openedAt } = draw;
  const placedAt = openedAt - (5 + (chance % 50)) * 1000;
  return { placedAt, drawnAt: openedAt, outcome: { draw: numero, place, pick, numbers } };
}
