/** The differences between a platform response and its row's schema, envelope included (A65). */

import { describeValue, jsonType } from "../../decoder/schema-description.ts";
import type { Call } from "../call.ts";
import { PlatformError } from "../errors.ts";
import { interpret } from "../http/envelope.ts";
import { type Cost, type Difference, SchemaComparison } from "./schema-comparison.ts";

export interface Drift {
  differences: Difference[];
  /** The number of differences that were not stored. */
  more: number;
}

/** Known members of the envelope; of these, a successful response needs only `value`. */
const envelopeNames = new Set(["success", "value", "message", "errorCode", "errorNo"]);

/**
 * Compares a response text with its row. Paths start with `body`, or with `value` inside an envelope. Returns
 * null for a refusal, which has its own shape.
 * @param read the result of decoding the response, if known
 */
export function driftOf(row: Call, text: string, read = readingOf(row, text)): Drift | null {
  if (read === "refused") return null;
  const walk = new SchemaComparison();
  const body = parse(text);
  // If the decoder accepted the response, a different spelling costs at most a field.
  const cost = read === "ok" ? "field" : "answer";
  if (body === undefined) {
    walk.record({ path: "body", kind: "type", wanted: "JSON", got: textWords(text), cost });
  } else if (!row.envelope) {
    walk.walk(row.answer, body, "body", cost);
  } else if (!isRecord(body)) {
    walk.record({ path: "body", kind: "type", wanted: "object", got: describeValue(body), cost });
  } else {
    enveloped(row, body, cost, walk);
  }
  const differences = walk.differences();
  if (read === "lost" && !differences.some((each) => each.cost === "answer")) {
    const got = { wanted: "what the row reads", got: "something else" };
    differences.push({ path: "body", kind: "value", ...got, cost, count: 1, of: 1 });
  }
  return { differences, more: walk.more };
}

function enveloped(
  row: Call,
  body: Record<string, unknown>,
  cost: Cost,
  walk: SchemaComparison,
): void {
  const { success } = body;
  if (success !== true) {
    const kind = success === undefined ? "missing" : "type";
    const facts = { path: "body.success", wanted: "true or false", got: describeValue(success) };
    walk.record({ ...facts, kind, cost });
    if (cost === "answer") return;
    if (success === undefined) {
      walk.walk(row.answer, body, "body", cost);
      return;
    }
  }
  for (const name of Object.keys(body).filter((each) => !envelopeNames.has(each))) {
    const extra = { path: `body.${name}`, got: describeValue(body[name]) };
    walk.record({ kind: "unknown", wanted: "", cost: "nothing", ...extra });
  }
  walk.walk(row.answer, body.value, "value", cost);
}

type Reading = "ok" | "refused" | "lost";

/** The result of decoding the response as the client does. */
function readingOf(row: Call, text: string): Reading {
  try {
    interpret(row, 200, text);
    return "ok";
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.failure === "UPSTREAM_BAD_RESPONSE" ? "lost" : "refused";
  }
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
