import { gameTypes } from "../../../brands/game-types.ts";
import type { PromotionKind } from "../../generated/resolver-types.ts";

/** Words of promotion types by what they are about; game types are words of their own. */
const words: readonly [PromotionKind, RegExp][] = [
  ["DEPOSIT", /DEPOSIT|WELCOME|RELOAD/],
  ["LOSSES", /CASH_?BACK|REBATE|LOSS/],
  ["FRIENDS", /REFERRAL|FRIEND|INVIT/],
  ["VIP", /VIP|LOYALTY/],
  ["GAMES", new RegExp(`JACKPOT|SLOT|TOURNAMENT|GAME|${gameTypes.join("|")}`)],
];

/** What a promotion is about, by the platform's word for its type; OTHER for a word that says nothing of it. */
export function promotionKind(type: string | null): PromotionKind {
  const word = type?.toUpperCase() ?? "";
  return words.find(([, pattern]) => pattern.test(word))?.[0] ?? "OTHER";
}
