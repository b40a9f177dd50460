/** Game types; the platform and the schema use the same names. */
import * as v from "valibot";
import { gameTypes } from "../../brands/game-types.ts";
import type { ChoiceMetadata } from "../decoder/schema-description.ts";

/** A known game type or any other word: the platform may have types of its own (U13, R43). */
export const wireGameType = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z][A-Z0-9_]{0,29}$/),
  v.metadata({ words: gameTypes.map((type) => type.toLowerCase()) } satisfies ChoiceMetadata),
);
