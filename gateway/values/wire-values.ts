/** Small pieces of the platform's answers that several domains read the same tolerant way. */
import * as v from "valibot";
import type { ChoiceMetadata } from "../platform/decoder/schema-description.ts";

/** A schema that takes anything in, for a field that never breaks what it is a part of. */
type Standing<S extends v.GenericSchema, T> = v.GenericSchema<
  v.InferInput<S> | null | undefined,
  T
>;

/** What is used in place of a field that is missing, null or not to be read: it costs itself and nothing else (A113). */
export function orElse<S extends v.GenericSchema>(
  schema: S,
  instead: null,
): Standing<S, v.InferOutput<S> | null>;
export function orElse<S extends v.GenericSchema>(
  schema: S,
  instead: v.InferOutput<S>,
): Standing<S, v.InferOutput<S>>;
export function orElse(schema: v.GenericSchema, instead: unknown): v.GenericSchema {
  return v.fallback(v.nullish(schema, instead), instead);
}

/** An id, a number or text on the wire, always text from here on (A39). */
export const wireId = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.trim(), v.minLength(1))]),
  v.transform(String),
);

/** A whole number, sometimes written as text. */
export const wireInteger = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d{1,15}(\.0+)?$/), v.transform(Number)),
]);

/** A number that is not money, sometimes written as text. */
export const wireNumber = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d{1,15}(\.\d{1,15})?$/), v.transform(Number)),
]);

const onWords = new Set(["1", "true", "t", "yes", "y", "on"]);

/** Whether a flag is on, in every spelling that platforms use (A113). */
export function isOn(value: unknown): boolean {
  if (typeof value === "string") return onWords.has(value.trim().toLowerCase());
  return value === true || value === 1;
}

const offWords = new Set(["0", "false", "f", "no", "n", "off"]);

/** Whether a flag says that it is off: what is neither on nor off says nothing. */
export function isOff(value: unknown): boolean {
  if (typeof value === "string") return offWords.has(value.trim().toLowerCase());
  return value === false || value === 0;
}

/** A flag; what can't be read, and nothing at all, is off. */
export const wireFlag = v.fallback(
  v.pipe(
    v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
    v.transform((value) => isOn(value)),
  ),
  false,
);

/** A flag that is meant when it says off; what can't be read, and nothing at all, does not say so. */
export const wireOff = v.fallback(
  v.pipe(
    v.nullish(v.union([v.boolean(), v.number(), v.string()]), true),
    v.transform((value) => isOff(value)),
  ),
  false,
);

/** A flag that is on unless it says off. */
export const wireUnlessOff = v.fallback(
  v.pipe(
    v.nullish(v.union([v.boolean(), v.number(), v.string()]), true),
    v.transform((value) => !isOff(value)),
  ),
  true,
);

/** Text that may be missing; blank counts as missing. */
export const wireText = v.fallback(
  v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ""),
    v.transform((value) => {
      const text = String(value);
      return text.trim() ? text : null;
    }),
  ),
  null,
);

/** Text that is shown and names nothing: where it is missing, its place is empty. */
export const wireLabel = v.fallback(
  v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ""),
    v.transform((value) => String(value)),
  ),
  "",
);

/** Numbers in between count seconds: from March 1973 on, while as milliseconds they would lie before it. */
const seconds = { from: 1e8, below: 1e11 };
const isoMoment =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Milliseconds since the epoch of seconds, milliseconds or ISO text; NaN where it is none of them. */
function momentOf(raw: number | string): number {
  if (typeof raw === "number") {
    const ms = raw >= seconds.from && raw < seconds.below ? raw * 1000 : raw;
    return raw >= 0 && ms <= 8.64e15 ? Math.round(ms) : Number.NaN;
  }
  const text = raw.trim();
  if (/^\d{9,16}(\.\d+)?$/.test(text)) return momentOf(Number(text));
  const [, year, month, day, time = "00:00", zone = "Z"] = isoMoment.exec(text) ?? [];
  if (year === undefined) return Number.NaN;
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  // Without a zone it is UTC: what the machine's own would be is nothing to go by.
  return Date.parse(`${year}-${month}-${day}T${time}${offset}`);
}

/**
 * A moment in milliseconds since the epoch, or null; it comes as seconds, milliseconds or ISO text. Nothing happened at
 * 0: that is how a platform writes that there is none.
 */
export const wireMoment = orElse(
  v.pipe(v.union([v.number(), v.string()]), v.transform(momentOf), v.number(), v.minValue(1)),
  null,
);

/** A day such as 2026-02-28, or the day in UTC of a moment. */
export const wireDay = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((raw) => {
    const plain = typeof raw === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(raw.trim())?.[0] : undefined;
    const ms = plain === undefined ? momentOf(raw) : 0;
    return plain ?? (Number.isNaN(ms) ? "" : new Date(ms).toISOString().slice(0, 10));
  }),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
);

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
export const wireActivity = v.fallback(
  v.pipe(
    v.nullish(v.string(), ""),
    v.metadata({ words: Object.keys(activityWords) } satisfies ChoiceMetadata),
    v.transform((word) => {
      const known = Object.entries(activityWords).find(
        ([key]) => key === word.trim().toLowerCase(),
      );
      return known?.[1] ?? "CLOSE";
    }),
  ),
  "CLOSE",
);

/** One of these words, in whatever case and with whatever between its parts the platform writes it. */
export function wireWord<const W extends readonly string[]>(words: W) {
  return v.pipe(
    v.string(),
    v.transform((word) =>
      word
        .trim()
        .replace(/[\s-]+/g, "_")
        .toUpperCase(),
    ),
    v.picklist(words),
  );
}
