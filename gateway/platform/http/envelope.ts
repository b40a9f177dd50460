import { decoderOf, mismatch } from "../../decoder/compiled-decoder.ts";
import { countDropped, itemsOf } from "../../decoder/list-of.ts";
import { shapeOf } from "../../decoder/schema-description.ts";
import { anyAnswer, isOff, isOn } from "../../values/wire-values.ts";
import type { Call } from "../call.ts";
import { PlatformError } from "../errors.ts";
import { parseJson } from "./parse-json.ts";

/** Codes for a token that is missing, expired or another session's (E38). */
const sessionOver = new Set([
  "login.not.session",
  "user.or.token.invalid",
  "CUSTOMER_NOT_LOGIN",
  "token_ip_different",
]);

export interface Interpreted {
  /** The row's decoded response. */
  value: unknown;
  /** Invalid list items that were dropped. */
  dropped: number;
  /** Unreadable parts, for a row with `salvage`. */
  unread: readonly string[];
}

/**
 * Interprets a response: the row's envelope (A65), refusals, then the row's schema. Different spellings are
 * tolerated (A113): any flag as `success`, one envelope missing or nested.
 * @param text the whole body; responses with 429 or 5xx are handled before
 * @throws PlatformError UNAUTHENTICATED, UPSTREAM_REFUSED or UPSTREAM_BAD_RESPONSE
 */
export function interpret(row: Call, status: number, text: string): Interpreted {
  const body = status === 204 ? emptyBodyOf(row) : parseJson(text);
  if (row.salvage) {
    const salvage = row.salvage;
    const { result, dropped } = countDropped(() => salvage(body));
    // Nothing is readable, not even a refusal: the last known response stays valid (A114).
    if (!result) throw bad(row, status);
    return { ...result, dropped };
  }
  const refused = refusalIn(body);
  const code = refused?.errorCode;
  // A call without a token can't have an expired one, so such a code is an ordinary refusal.
  if (code !== undefined && sessionOver.has(code) && row.token !== "none") {
    throw unauthenticated(row, status, code);
  }
  // A login with status 401 means a wrong password, not an ended session.
  if (status === 401 && !(row.token === "none" && code !== undefined)) {
    throw unauthenticated(row, status, code);
  }
  if (refused) throw new PlatformError("UPSTREAM_REFUSED", row.id, { ...refused, status });
  if (status < 200 || status > 299 || body === undefined) throw bad(row, status);
  const { result, dropped } = countDropped(() => readAnswer(row, body));
  if (result === mismatch) throw bad(row, status);
  return { value: result, dropped, unread: [] };
}

/** The body that a 204 stands for: for a change, success. */
const emptyBodyOf = (row: Call) => (row.read ? null : { success: true });

/** Creates the error only when it is thrown, because capturing the stack is expensive. */
function bad(row: Call, status: number): PlatformError {
  return new PlatformError("UPSTREAM_BAD_RESPONSE", row.id, { status });
}

function unauthenticated(row: Call, status: number, errorCode: string | undefined): PlatformError {
  return new PlatformError("UNAUTHENTICATED", row.id, { status, errorCode });
}

/**
 * The refusal in a body, also for rows without envelope (a wrong method, a missing parameter), nested
 * envelopes, and bodies with only a code.
 */
function refusalIn(body: unknown, depth = 0): Refusal | null {
  if (!isRecord(body)) return null;
  const inner = body.error ?? body.value;
  if (flagIn(body) === true && isEnvelope(inner) && depth < deepest) {
    return refusalIn(inner, depth + 1);
  }
  if (flagIn(body) !== false && !("success" in body ? body.success == null : "errorCode" in body)) {
    return null;
  }
  const nested = isRecord(inner) ? inner : {};
  const raw = codeOf(body.errorCode) ?? codeOf(nested.errorCode) ?? codeOf(nested.code);
  const errorNo = numberOf(body.errorNo) ?? numberOf(nested.errorNo) ?? numberOf(raw);
  const numbered = errorNo === undefined ? undefined : `#${errorNo}`;
  const errorCode = raw === undefined || numberOf(raw) !== undefined ? numbered : raw;
  if (flagIn(body) !== false && errorCode === undefined) return null;
  const rawMessage = body.message ?? nested.message;
  const message = typeof rawMessage === "string" ? rawMessage.slice(0, 2000) : undefined;
  return { errorCode, errorNo, message, value: body.value };
}

interface Refusal {
  errorCode: string | undefined;
  errorNo: number | undefined;
  message: string | undefined;
  value: unknown;
}

/** Codes that the platform writes in capitals; all others are lower case. */
const capitals = /^(TOO_MANY_REQUEST|CUSTOMER_NOT_LOGIN)/i;

function codeOf(raw: unknown): string | undefined {
  if (typeof raw === "number") return String(raw);
  if (typeof raw !== "string" || raw.trim() === "") return undefined;
  const code = raw.trim();
  return capitals.test(code) ? code.toUpperCase() : code.toLowerCase();
}

function numberOf(raw: unknown): number | undefined {
  const text = typeof raw === "number" ? String(raw) : raw;
  return typeof text === "string" && /^#?-?\d{1,9}$/.test(text.trim())
    ? Number(text.trim().replace("#", ""))
    : undefined;
}

/** The value of `success` in any spelling; null when it is absent or unclear. */
function flagIn(body: Record<string, unknown>): boolean | null {
  const { success } = body;
  if (typeof success === "boolean") return success;
  if (success === undefined || success === null || typeof success === "object") return null;
  if (isOn(success)) return true;
  return isOff(success) ? false : null;
}

const isEnvelope = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && flagIn(value) !== null;

/** Maximum depth of nested envelopes. */
const deepest = 3;

/** The decoded response or `mismatch`. The usual structure is tried first, then the tolerated ones. */
function readAnswer(row: Call, body: unknown): unknown {
  const read = decoderOf(row.answer);
  const inside = open(body);
  // A change that only reports success was made; its optional fields are absent.
  const opened = inside == null && inside !== body && !row.read && hasMembers(row) ? {} : inside;
  if (row.envelope && opened === body) {
    // Without an envelope the fields must show that this is the row's response.
    return looksLikeAnswer(row, body) ? read(body) : mismatch;
  }
  const result = read(opened);
  const speaks = opened !== inside || opened === body || !isRecord(opened);
  if (result !== mismatch && (speaks || looksLikeAnswer(row, opened))) {
    return result;
  }
  const packed = isRecord(opened) ? onlyMember(opened) : asMember(row, opened);
  if (packed === null || !looksLikeAnswer(row, packed)) return result;
  const other = read(packed);
  return other === mismatch ? result : other;
}

/** The content of all nested envelopes; the body itself when there is none. */
function open(body: unknown): unknown {
  let value = body;
  for (let depth = 0; depth < deepest && isEnvelope(value) && flagIn(value); depth += 1) {
    value = value.value === undefined ? value.data : value.value;
  }
  return value;
}

const hasMembers = (row: Call) => shapeOf(row.answer).entries !== undefined;

/** A bare list, wrapped for a schema that expects an object with a list in it. */
function asMember(row: Call, value: unknown): unknown {
  const entries = Object.entries(shapeOf(row.answer).entries ?? {});
  const [name] = entries.find(([, entry]) => itemsOf(entry) !== null) ?? [];
  return Array.isArray(value) && name !== undefined ? { [name]: value } : null;
}

/** The content of an object with a single member, such as `{data: …}`. */
function onlyMember(value: Record<string, unknown>): unknown {
  const [only, ...others] = Object.values(value);
  return others.length === 0 && typeof only === "object" ? only : null;
}

/**
 * True when a value without envelope looks like this row's response: a list where one is expected, or an
 * object with at least one known field. Otherwise `{"message":"…"}` would fit a schema whose fields are all
 * optional.
 */
function looksLikeAnswer(row: Call, value: unknown): boolean {
  const shape = shapeOf(row.answer);
  if (row.answer === anyAnswer || shape.type === "unknown") return value === null;
  if (itemsOf(row.answer)) return Array.isArray(value);
  const { entries } = shape;
  if (!entries) return value !== undefined;
  return isRecord(value) && Object.keys(entries).some((name) => value[name] !== undefined);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
