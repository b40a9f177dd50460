/**
 * The only module that writes to the console: one JSON line per event, with secrets redacted. Limits on the length of a
 * line bound its cost, because visitors control parts of its content.
 */
import { tally } from "~/edge/metrics/isolate-tally.ts";
import { networkOf } from "~/edge/request/addresses.ts";
import type { LogLine } from "../../../gateway/request/request-scope.ts";

/** Names of fields whose values are always redacted. */
const secretField =
  /token|password|passwd|secret|authorization|cookie|captcha|session_?id|^sid$|account|username|nickname|mobile|e?mail|balance|amount/i;
/** `Bearer …`, or a run of characters that tokens consist of. The pattern can't backtrack, so its time is linear. */
const tokenCandidates = /[Bb]earer\s+\S+|[\w.-]+/g;
/** A host such as `play.example.com:8443`. Fields named `host` may hold one, although it looks like a token. */
const host = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/;

/** Shorter texts contain no token, except after "Bearer". */
const shortestToken = 24;

const redacted = "[struck]";
const deepest = 6;
/** Limits: characters of one text, values of one line, members of one list or object. */
export const bounds = { text: 2000, values: 400, members: 50 };

/** Returns a copy of a value without secrets, and cut to the limits. */
export function redact(value: unknown): unknown {
  return copyOf(value, 0, { left: bounds.values });
}

function copyOf(value: unknown, depth: number, budget: { left: number }): unknown {
  if (typeof value === "string") return withoutTokens(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return "[deep]";
  const inside = (each: unknown) => {
    budget.left -= 1;
    return budget.left < 0 ? "[more]" : copyOf(each, depth + 1, budget);
  };
  if (Array.isArray(value)) return value.slice(0, bounds.members).map(inside);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value).slice(0, bounds.members)) {
    const field = (value as Record<string, unknown>)[name];
    if (name === "host" && typeof field === "string" && host.test(field)) copy[name] = field;
    else copy[name] = secretField.test(name) && !isPlainFact(field) ? redacted : inside(field);
  }
  return copy;
}

/** Booleans and empty values are never secrets, so a field like `hasToken: true` is logged. */
const isPlainFact = (value: unknown) =>
  typeof value === "boolean" || value === null || value === undefined;

function withoutTokens(text: string): string {
  if (text.length < shortestToken && !text.includes("earer")) return text;
  const head = text.length > bounds.text ? wholeWords(text.slice(0, bounds.text)) : text;
  return head.replace(tokenCandidates, (text) => (isToken(text) ? redacted : text));
}

/** Removes the last word of a cut text, because it may be the first half of a token. */
function wholeWords(head: string): string {
  let end = head.length;
  while (end > 0 && /[\w.-]/.test(head.charAt(end - 1))) end -= 1;
  return head.slice(0, end);
}

/** Whether a text looks like `Bearer …`, an id of 43 characters or more, or a JWT (dotted parts). */
function isToken(word: string): boolean {
  if (/\s/.test(word)) return true;
  const parts = word.split(".");
  if (parts.some((part) => part.length >= 43)) return true;
  return parts.some(
    (part, index) =>
      part.length >= 10 && [1, 2].every((next) => (parts[index + next]?.length ?? 0) >= 6),
  );
}

/**
 * Writes one redacted line to the console method of its level, and counts it.
 * @param address whose doing it is; only its network is counted, and the line has neither
 */
export function writeLog(line: LogLine, address?: string | null): void {
  tally.countLine(line, Date.now(), networkOf(address ?? null));
  const text = JSON.stringify(redact(line));
  if (line.level === "error") console.error(text);
  else if (line.level === "warn") console.warn(text);
  else console.info(text);
}
