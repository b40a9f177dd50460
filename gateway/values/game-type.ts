/** Types of games, as platform and schema both write them. */
import * as v from "valibot";
import { wireWord } from "./wire-values.ts";

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

/** As we ask with it. */
export const gameTypeInput = v.picklist(gameTypes);

/** As it is answered, in whatever case. */
export const wireGameType = wireWord(gameTypes);
