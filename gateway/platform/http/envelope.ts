import { anyAnswer, isOff, isOn } from "../../values/wire-values.ts";
import type { Call } from "../call.ts";
import { decoderOf, mismatch } from "../decoder/compiled-decoder.ts";
import { countDropped, itemsOf } from "../decoder/list-of.ts";
import { shapeOf } from "../decoder/schema-description.ts";
import { PlatformError } from "../errors.ts";
import { parseJson } from "./parse-json.ts";

/** Codes that mean that the token is missing, dead or someone else's (E38). */
const sessionOver = new Set([
  "login.not.session",
  "user.or.token.invalid",
  "CUSTOMER_NOT_LOGIN",
  "token_ip_different",
]);

export interface Interpreted {
  /** The row's answer, validated. */
  value: unknown;
  /** Bad list items left out. */
  dropped: number;
  /** What could not be read, of a row that is salvaged. */
  unread: readonly string[];
}

/**
 * Reads an answer: the envelope per row (A65), refusals, then the row's shape. What the platform spells
 * otherwise is read as what it means (A113): `success` as any flag, one envelope too few or too many.
 * @param text the whole body; the status is not 429 or 5xx, those have no body worth reading
 * @throws PlatformError UNAUTHENTICATED, UPSTREAM_REFUSED or UPSTREAM_BAD_RESPONSE
 */
export function interpret(row: Call, status: number, text: string): Interpreted {
  const body = status === 204 ? nothingIn(row) : parseJson(text);
  if (row.salvage) {
    const salvage = row.salvage;
    const { result, dropped } = countDropped(() => salvage(body));
    // Nothing of it is an answer, a refusal neither: then the last known one holds (A114).
    if (!result) throw bad(row, status);
    return { ...result, dropped };
  }
  const refused = refusalIn(body);
  const code = refused?.errorCode;
  // A call that carries no token can't have a dead one: there, such a code is a refusal like any other.
  if (code !== undefined && sessionOver.has(code) && row.token !== "none") {
    throw unauthenticated(row, status, code);
  }
  // A login that answers 401 says "wrong password", not "your session is over".
  if (status === 401 && !(row.token === "none" && code !== undefined)) {
    throw unauthenticated(row, status, code);
  }
  if (refused) throw new PlatformError("UPSTREAM_REFUSED", row.id, { ...refused, status });
  if (status < 200 || status > 299 || body === undefined) throw bad(row, status);
  const { result, dropped } = countDropped(() => readAnswer(row, body));
  if (result === mismatch) throw bad(row, status);
  return { value: result, dropped, unread: [] };
}

/** What a 204 says: of a change that it was made. */
const nothingIn = (row: Call) => (row.read ? null : { success: true });

/** Built only when it is thrown: an error takes its stack along, which costs more than the checks. */
function bad(row: Call, status: number): PlatformError {
  return new PlatformError("UPSTREAM_BAD_RESPONSE", row.id, { status });
}

function unauthenticated(row: Call, status: number, errorCode: string | undefined): PlatformError {
  return new PlatformError("UNAUTHENTICATED", row.id, { status, errorCode });
}

/**
 * A refusal, which answers without envelope use as well (a wrong method, a missing parameter), and which may
 * be packed once more. A code alone says it too.
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
  const said = body.message ?? nested.message;
  const message = typeof said === "string" ? said.slice(0, 2000) : undefined;
  return { errorCode, errorNo, message, value: body.value };
}

interface Refusal {
  errorCode: string | undefined;
  errorNo: number | undefined;
  message: string | undefined;
  value: unknown;
}

/** Codes of the platform that are written in capitals; all others are in small letters. */
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

/** What `success` says, however it is spelled; null where there is none, or nothing that says anything. */
function flagIn(body: Record<string, unknown>): boolean | null {
  const { success } = body;
  if (typeof success === "boolean") return success;
  if (success === undefined || success === null || typeof success === "object") return null;
  if (isOn(success)) return true;
  return isOff(success) ? false : null;
}

const isEnvelope = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && flagIn(value) !== null;

/** Envelopes within envelopes are opened up to here. */
const deepest = 3;

/** The value in the row's shape, or `mismatch`. The first way is the usual one; the others are tried after it. */
function readAnswer(row: Call, body: unknown): unknown {
  const read = decoderOf(row.answer);
  const inside = open(body);
  // A change that says that it was made, and nothing more, was made: what it may leave out it has left out.
  const opened = inside == null && inside !== body && !row.read && hasMembers(row) ? {} : inside;
  if (row.envelope && opened === body) {
    // Without any envelope an answer has to show by its shape that it is one.
    return speaksFor(row, body) ? read(body) : mismatch;
  }
  const result = read(opened);
  const speaks = opened !== inside || opened === body || !isRecord(opened);
  if (result !== mismatch && (speaks || speaksFor(row, opened))) {
    return result;
  }
  const packed = isRecord(opened) ? onlyMember(opened) : asMember(row, opened);
  if (packed === null || !speaksFor(row, packed)) return result;
  const other = read(packed);
  return other === mismatch ? result : other;
}

/** What is inside of all envelopes; the body itself where there is none. */
function open(body: unknown): unknown {
  let value = body;
  for (let depth = 0; depth < deepest && isEnvelope(value) && flagIn(value); depth += 1) {
    value = value.value === undefined ? value.data : value.value;
  }
  return value;
}

const hasMembers = (row: Call) => shapeOf(row.answer).entries !== undefined;

/** A bare list where an object with a list in it is wanted. */
function asMember(row: Call, value: unknown): unknown {
  const entries = Object.entries(shapeOf(row.answer).entries ?? {});
  const [name] = entries.find(([, entry]) => itemsOf(entry) !== null) ?? [];
  return Array.isArray(value) && name !== undefined ? { [name]: value } : null;
}

/** What an object holds that holds nothing else, such as `{data: …}`. */
function onlyMember(value: Record<string, unknown>): unknown {
  const [only, ...others] = Object.values(value);
  return others.length === 0 && typeof only === "object" ? only : null;
}

/**
 * Whether a value without envelope is this row's answer by its look: a list where one is wanted, or an
 * object with at least one of the shape's fields. `{"message":"…"}` would fit where every field may be missing.
 */
function speaksFor(row: Call, value: unknown): boolean {
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
