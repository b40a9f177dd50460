/**
 * The only place that writes to the console: one JSON line per event, with secrets struck out. What a line
 * costs grows with its length up to a bound, whoever wrote what is in it.
 */
import type { LogLine } from "../../../gateway/request/request-scope.ts";

/** Fields whose value never belongs into a log, whatever it is. */
const secretField =
  /token|password|passwd|secret|authorization|cookie|captcha|session_?id|^sid$|account|username|nickname|mobile|e?mail|balance|amount/i;
/** `Bearer …`, or a run of the characters that tokens are made of. Nothing follows a run, so nothing is tried twice. */
const words = /[Bb]earer\s+\S+|[\w.-]+/g;
/** A host, such as `play.example.com:8443`, where a field says that it is one: it looks like a sealed token. */
const host = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/;

/** No shorter text has a token in it, but for what follows "Bearer". */
const shortestToken = 24;

const struck = "[struck]";
const deepest = 6;
/** Characters of one text, values of one line, members of one list or object. */
export const bounds = { text: 2000, values: 400, members: 50 };

/** A copy of a value that may be logged. */
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
    else copy[name] = secretField.test(name) && !isPlainFact(field) ? struck : inside(field);
  }
  return copy;
}

/** Yes, no and nothing are no secrets: `hasToken: true` says what a reader of the log needs. */
const isPlainFact = (value: unknown) =>
  typeof value === "boolean" || value === null || value === undefined;

function withoutTokens(text: string): string {
  if (text.length < shortestToken && !text.includes("earer")) return text;
  const head = text.length > bounds.text ? wholeWords(text.slice(0, bounds.text)) : text;
  return head.replace(words, (word) => (isToken(word) ? struck : word));
}

/** What is left of a cut text without the word that the cut went through: half a token is no word either. */
function wholeWords(head: string): string {
  let end = head.length;
  while (end > 0 && /[\w.-]/.test(head.charAt(end - 1))) end -= 1;
  return head.slice(0, end);
}

/** `Bearer …`, an id of a session (or any other as long), or what is signed or sealed: dotted parts. */
function isToken(word: string): boolean {
  if (/\s/.test(word)) return true;
  const parts = word.split(".");
  if (parts.some((part) => part.length >= 43)) return true;
  return parts.some(
    (part, index) =>
      part.length >= 10 && [1, 2].every((next) => (parts[index + next]?.length ?? 0) >= 6),
  );
}

/** Writes one line. */
export function writeLog(line: LogLine): void {
  const text = JSON.stringify(redact(line));
  if (line.level === "error") console.error(text);
  else if (line.level === "warn") console.warn(text);
  else console.info(text);
}
