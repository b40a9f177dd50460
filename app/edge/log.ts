/** The only place that writes to the console: one JSON line per event, with secrets struck out. */
import type { LogLine } from "../../gateway/scope.ts";

/** Fields whose value never belongs into a log, whatever it is. */
const secretField =
  /token|password|passwd|secret|authorization|cookie|captcha|session_?id|^sid$|account|username|nickname|mobile|e?mail|balance|amount/i;
/** Signed or sealed tokens (three or five dotted parts), session ids, and `Bearer …` inside a text. */
const secretText =
  /\b[\w-]{10,}\.[\w-]{6,}\.[\w-]{6,}(\.[\w-]+){0,2}\b|\b[A-Za-z0-9_-]{43}\b|\bBearer\s+\S+/g;
const struck = "[struck]";
const deepest = 6;

/** A copy of a value that may be logged. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.replace(secretText, struck).slice(0, 2000);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return "[deep]";
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    copy[name] = secretField.test(name) && !isPlainFact(field) ? struck : redact(field, depth + 1);
  }
  return copy;
}

/** Yes, no and nothing are no secrets: `hasToken: true` says what a reader of the log needs. */
const isPlainFact = (value: unknown) =>
  typeof value === "boolean" || value === null || value === undefined;

/** Writes one line. */
export function writeLog(line: LogLine): void {
  const text = JSON.stringify(redact(line));
  if (line.level === "error") console.error(text);
  else if (line.level === "warn") console.warn(text);
  else console.info(text);
}
