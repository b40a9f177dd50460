/** Reads flags and times in the platform's various spellings (A113). */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const yes = new Set(["true", "t", "y", "yes", "on", "enabled", "enable", "active"]);
const no = new Set([
  "",
  ..."false f n no off disabled disable inactive null none undefined".split(" "),
]);

/** Properties that contain the flag when an object is in its place; lower case, without separators. */
const flagNames = [
  "enabled",
  "enable",
  "isenabled",
  "active",
  "on",
  "flag",
  "restricted",
  "status",
];
const deepest = 4;

/**
 * True or false; undefined for anything unclear. Missing is false, any number but 0 is true, also as text;
 * for an object one of its properties (`enabled`) counts.
 */
export function readFlag(value: unknown, depth = 0): boolean | undefined {
  if (value === undefined || value === null) return false;
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value !== 0 : undefined;
  if (typeof value === "string") return readWord(value.trim().toLowerCase());
  if (Array.isArray(value)) {
    return value.length === 0 ? false : depth < deepest ? readFlag(value[0], depth + 1) : undefined;
  }
  if (!isRecord(value) || depth >= deepest) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (!flagNames.includes(name.toLowerCase().replace(/[_-]/g, ""))) continue;
    const said = readFlag(inner, depth + 1);
    if (said !== undefined) return said;
  }
  return "value" in value ? readFlag(value.value, depth + 1) : undefined;
}

function readWord(word: string): boolean | undefined {
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) !== 0 : undefined;
}

/** Smaller numbers of this century are seconds. */
const secondsBelow = 100_000_000_000;
const aroundNow = 1_000_000_000;
/** The last time that a Date can represent (ECMA-262). */
const latest = 8_640_000_000_000_000;

/**
 * A time in ms since the epoch: a number in s or ms, the same as text, or ISO text; null for anything else.
 */
export function readMoment(value: unknown): number | null {
  const number = typeof value === "string" ? textMoment(value.trim()) : value;
  if (typeof number !== "number" || !Number.isFinite(number) || number < 0) return null;
  const whole = Math.trunc(number);
  const ms = whole >= aroundNow && whole < secondsBelow ? whole * 1000 : whole;
  return ms <= latest ? ms : null;
}

/** A time without a zone is UTC. */
function textMoment(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?\s*(.*)$/.exec(text);
  if (!parts) return Date.parse(text);
  const [, day, time = "00:00", zone = ""] = parts;
  return Date.parse(`${day}T${time}${zone || "Z"}`);
}
