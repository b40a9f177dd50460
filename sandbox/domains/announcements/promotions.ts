import type { Localised } from "../../http/language.ts";
import type { GameType } from "../games/game-types.ts";
import { promotionTexts } from "./promotion-texts.ts";

/** What a member does for a promotion. Money in units of the tables' currency. */
export type PromotionRule =
  /** Doubles the member's first deposit of all. */
  | { kind: "first-deposit"; least: number; most: number }
  /** Gives back a part of last week's losses, every week; the member joins once. */
  | { kind: "cashback" }
  /**
   * Requires settled rounds of a game type, since the member joined, or since the promotion began if nobody joins
   * it.
   */
  | { kind: "play"; gameType: GameType; rounds: number; joins: boolean; reward: number }
  /** Requires referred friends who have made a deposit. */
  | { kind: "friends"; friends: number; reward: number }
  /** Requires this total of bets. */
  | { kind: "staked"; stake: number; reward: number };

/** A promotion; days count from the world's present day, negative ones lie in the past. */
export interface Promotion {
  id: number;
  promotionType: string;
  picture: string;
  startDay: number;
  endDay: number;
  rule: PromotionRule;
  /** How many times what is claimed has to be staked. */
  times: number;
  title: Localised;
  content: Localised;
}

function promotion(
  id: number,
  promotionType: string,
  days: readonly [number, number],
  rule: PromotionRule,
  times: number,
): Promotion {
  const picture = `/media/promotions/${id}.svg`;
  const texts = promotionTexts[id];
  if (!texts) throw new Error(`promotion ${id} has no texts`);
  return { id, promotionType, picture, startDay: days[0], endDay: days[1], rule, times, ...texts };
}

const play = (gameType: GameType, rounds: number, reward: number, joins = true): PromotionRule => ({
  kind: "play",
  gameType,
  rounds,
  joins,
  reward,
});

/** The promotions of C44, in the order they are shown. */
export const promotions: readonly Promotion[] = [
  promotion(1, "WELCOME", [-30, 60], { kind: "first-deposit", least: 10, most: 200 }, 20),
  promotion(2, "CASHBACK", [-60, 90], { kind: "cashback" }, 0),
  promotion(3, "JACKPOT", [-10, 20], play("RNG", 30, 5), 1),
  promotion(4, "LIVE", [-5, 25], play("LIVE", 10, 5, false), 1),
  promotion(5, "FISH", [-3, 11], play("FISH", 20, 5), 1),
  promotion(6, "SPORTS", [-14, 30], play("SPORTS", 5, 5), 1),
  promotion(7, "REFERRAL", [-90, 180], { kind: "friends", friends: 1, reward: 20 }, 1),
  promotion(8, "VIP", [-45, 120], { kind: "staked", stake: 5_000, reward: 10 }, 1),
];
