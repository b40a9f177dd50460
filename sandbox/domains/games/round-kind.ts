import type { GameType } from "./game-types.ts";

/** How a round of a game is played on the sandbox's game page. */
export type RoundKind = "slot" | "dice" | "crash" | "table";

const byType: Record<GameType, RoundKind> = {
  RNG: "slot",
  LIVE: "table",
  FISH: "dice",
  PVP: "dice",
  SPORTS: "dice",
  ESPORTS: "dice",
  COCKFIGHT: "dice",
  LOTT: "dice",
  ELOTT: "dice",
  BINGO: "dice",
  MINI: "dice",
};

const byClass: Readonly<Record<string, RoundKind>> = { CRASH: "crash", TG: "table" };

/** The kind of round of a game: its class decides first, then its type. */
export function roundKind(gameType: GameType, classes: readonly string[]): RoundKind {
  for (const key of classes) {
    const kind = byClass[key];
    if (kind !== undefined) return kind;
  }
  return byType[gameType];
}
