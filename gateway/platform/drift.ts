/** Where a platform's answer differs from its row's schema (A65, and the schema of the row). */
import type { Call } from "./call.ts";
import { type Difference, DriftWalk } from "./drift-walk.ts";
import { gotWords, jsonType } from "./schema-words.ts";

export interface Drift {
  differences: Difference[];
  /** Further differences that were not kept. */
  more: number;
}

/** What the envelope may hold besides, none of which is read on success. */
const envelopeNames = new Set(["success", "value", "message", "errorCode", "errorNo"]);

/**
 * Compares an answer's text with its row. Paths start with `body`, or with `value` inside an envelope.
 * Answers null for a refusal: it has the shape of a refusal, not of the row's answer.
 */
export function driftOf(row: Call, text: string): Drift | null {
  const walk = new DriftWalk();
  const body = parse(text);
  const enveloped = isRecord(body) ? body : null;
  if (enveloped?.success === false) return null;
  if (body === undefined) {
    walk.note("body", "type", "JSON", textWords(text));
  } else if (!row.envelope) {
    walk.walk(row.answer, body, "body");
  } else if (enveloped?.success !== true) {
    if (!enveloped) walk.note("body", "type", "object", gotWords(body));
    else {
      const { success } = enveloped;
      const kind = success === undefined ? "missing" : "type";
      walk.note("body.success", kind, "true or false", gotWords(success));
    }
  } else {
    for (const name of Object.keys(enveloped).filter((each) => !envelopeNames.has(each))) {
      walk.note(`body.${name}`, "unknown", "", gotWords(enveloped[name]));
    }
    walk.walk(row.answer, enveloped.value, "value");
  }
  return { differences: walk.differences(), more: walk.more };
}

function textWords(text: string): string {
  if (text.trim() === "") return "nothing";
  return /^\s*</.test(text) ? "markup, such as HTML" : "other text";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return jsonType(value) === "object";
}
