/** Schemas of common values in platform responses, tolerant of different spellings. */
import * as v from "valibot";
import type { ChoiceMetadata } from "../decoder/schema-description.ts";

/** A schema that accepts any input, so that a field can't make its object invalid. */
type Standing<S extends v.GenericSchema, T> = v.GenericSchema<
  v.InferInput<S> | null | undefined,
  T
>;

/**
 * The schema with a replacement for a missing, null or invalid value, so that only this field is affected
 * (A113).
 */
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

/** An id: a number or text of the platform, here always text (A39). */
export const wireId = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.trim(), v.minLength(1))]),
  v.transform(String),
);

/** An integer, sometimes sent as text. */
export const wireInteger = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d{1,15}(\.0+)?$/), v.transform(Number)),
]);

/** A number that is not money, sometimes sent as text. */
export const wireNumber = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d{1,15}(\.\d{1,15})?$/), v.transform(Number)),
]);

const onWords = new Set(["1", "true", "t", "yes", "y", "on"]);

/** True when a flag is on, in any spelling of the platform (A113). */
export function isOn(value: unknown): boolean {
  if (typeof value === "string") return onWords.has(value.trim().toLowerCase());
  return value === true || value === 1;
}

const offWords = new Set(["0", "false", "f", "no", "n", "off"]);

/** True when a flag is explicitly off; other values are neither on nor off. */
export function isOff(value: unknown): boolean {
  if (typeof value === "string") return offWords.has(value.trim().toLowerCase());
  return value === false || value === 0;
}

/** A flag that decides, so it must be readable: on or off in any spelling. */
export const requiredFlag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.check((value) => isOn(value) || isOff(value)),
  v.transform((value) => isOn(value)),
);

/** A flag; missing or unreadable values are off. */
export const wireFlag = v.fallback(
  v.pipe(
    v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
    v.transform((value) => isOn(value)),
  ),
  false,
);

/** True when the flag is explicitly off; false for missing or unreadable values. */
export const wireOff = v.fallback(
  v.pipe(
    v.nullish(v.union([v.boolean(), v.number(), v.string()]), true),
    v.transform((value) => isOff(value)),
  ),
  false,
);

/** A flag that is on unless explicitly off. */
export const wireUnlessOff = v.fallback(
  v.pipe(
    v.nullish(v.union([v.boolean(), v.number(), v.string()]), true),
    v.transform((value) => !isOff(value)),
  ),
  true,
);

/** Optional text; null when blank or missing. */
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

/** Text for display; "" when missing. */
export const wireLabel = v.fallback(
  v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ""),
    v.transform((value) => String(value)),
  ),
  "",
);

/**
 * Numbers in this range are seconds (from March 1973 on); as milliseconds they would be earlier than that.
 */
const seconds = { from: 1e8, below: 1e11 };
const isoMoment =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Milliseconds since the epoch from seconds, milliseconds or ISO text; NaN for anything else. */
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
  // Without a time zone it is UTC, independent of the server's zone.
  return Date.parse(`${year}-${month}-${day}T${time}${offset}`);
}

/** A time that decides, so it must be readable; in ms since the epoch. */
export const requiredMoment = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(momentOf),
  v.number(),
  v.minValue(1),
);

/**
 * A time in ms since the epoch, or null; sent as seconds, milliseconds or ISO text. The platform writes 0 for
 * none.
 */
export const wireMoment = orElse(requiredMoment, null);

/** A day such as 2026-02-28, or the UTC day of a time. */
export const wireDay = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((raw) => {
    const plain = typeof raw === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(raw.trim())?.[0] : undefined;
    const ms = plain === undefined ? momentOf(raw) : 0;
    return plain ?? (Number.isNaN(ms) ? "" : new Date(ms).toISOString().slice(0, 10));
  }),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
);

/** A response that is not read. */
export const anyAnswer = v.unknown();

/** The ten states of S30 by the platform's spelling; "signed/joined" is one of them. */
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

/** S30, A60: an unknown state means closed. */
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

/** One of these words, in any case and with any separator between its parts. */
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
