/** Small pieces of the platform's answers that several domains read the same tolerant way. */
import * as v from "valibot";
import type { WordsMetadata } from "../platform/schema-words.ts";

/** An id, a number or text on the wire, always text from here on (A39). */
export const wireId = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.trim(), v.minLength(1))]),
  v.transform(String),
);

/** A whole number, sometimes written as text. */
export const wireInteger = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number)),
]);

/** "1" and 1 are on; everything else, and nothing at all, is off. */
export const wireFlag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || value === 1 || value === "1"),
);

/** Text that may be missing; blank counts as missing. */
export const wireText = v.pipe(
  v.nullish(v.string(), ""),
  v.transform((value) => (value.trim() ? value : null)),
);

/** A moment in milliseconds since the epoch, or null. */
export const wireMoment = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null);

/** A day such as 2026-02-28. */
export const wireDay = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** An answer of which nothing is read. */
export const anyAnswer = v.unknown();

/** The ten words of S30 by how platforms write them; "signed/joined" is one of them. */
const activityWords = {
  join: "JOIN",
  claim: "CLAIM",
  applying: "APPLYING",
  rejected: "REJECTED",
  issued: "ISSUED",
  claimed: "CLAIMED",
  process: "PROCESS",
  signed: "SIGNED",
  joined: "SIGNED",
  "signed/joined": "SIGNED",
  coming: "COMING",
  close: "CLOSE",
} as const;

/** S30, A60: a word that nobody knows means closed. */
export const wireActivity = v.pipe(
  v.nullish(v.string(), ""),
  v.metadata({ words: Object.keys(activityWords) } satisfies WordsMetadata),
  v.transform((word) => {
    const known = Object.entries(activityWords).find(([key]) => key === word.trim().toLowerCase());
    return known?.[1] ?? "CLOSE";
  }),
);

/** One of these words, in whatever case the platform writes it. */
export function wireWord<const W extends readonly string[]>(words: W) {
  return v.pipe(v.string(), v.trim(), v.toUpperCase(), v.picklist(words));
}
