/** Types of games, as platform and schema both write them. */
import * as v from "valibot";
import type { ChoiceMetadata } from "../platform/decoder/schema-description.ts";

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

/** One of those, or any other word: a kind that only the platform knows is a kind (U13, R43). */
export const wireGameType = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z][A-Z0-9_]{0,29}$/),
  v.metadata({ words: gameTypes.map((type) => type.toLowerCase()) } satisfies ChoiceMetadata),
);
