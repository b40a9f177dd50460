import type { GameType } from "./game-types.ts";

/** How a round of a game is played on the sandbox's game page. */
export type RoundKind = "slot" | "dice" | "table" | "lottery";

const matchTypes: readonly GameType[] = ["SPORTS", "ESPORTS", "COCKFIGHT", "BINGO"];

/** Whether a bet stays pending for a while, as one on a match does. Lottery bets wait for their draw. */
export function isPendingType(gameType: GameType): boolean {
  return matchTypes.includes(gameType);
}

const byType: Record<GameType, RoundKind> = {
  RNG: "slot",
  LIVE: "table",
  FISH: "dice",
  PVP: "dice",
  SPORTS: "dice",
  ESPORTS: "dice",
  COCKFIGHT: "dice",
  LOTT: "lottery",
  ELOTT: "lottery",
  BINGO: "dice",
  MINI: "dice",
};

const byClass: Readonly<Record<string, RoundKind>> = { TG: "table" };

/** The kind of round of a game: its class decides first, then its type. */
export function roundKind(gameType: GameType, classes: readonly string[]): RoundKind {
  for (const key of classes) {
    const kind = byClass[key];
    if (kind !== undefined) return kind;
  }
  return byType[gameType];
}
