/** Types of games, as platform and schema both write them. */
import * as v from "valibot";

export const gameTypes = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTT",
  "ELOTT",
  "BINGO",
  "MINI",
] as const;

export const wireGameType = v.picklist(gameTypes);
