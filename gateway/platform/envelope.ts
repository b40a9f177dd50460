import type { Call } from "./call.ts";
import { misfit, readerOf } from "./compiled-shape.ts";
import { PlatformError } from "./errors.ts";
import { countDropped } from "./list-of.ts";

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
 * Reads an answer: the envelope per row (A65), refusals, then the row's shape.
 * @param text the whole body; the status is not 429 or 5xx, those have no body worth reading
 * @throws PlatformError UNAUTHENTICATED, UPSTREAM_REFUSED or UPSTREAM_BAD_RESPONSE
 */
export function interpret(row: Call, status: number, text: string): Interpreted {
  const body = parseBody(text);
  if (row.salvage) {
    const salvage = row.salvage;
    const { result, dropped } = countDropped(() => salvage(body));
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
  if (row.envelope && !(isRecord(body) && body.success === true)) throw bad(row, status);
  const value = row.envelope && isRecord(body) ? body.value : body;
  const { result, dropped } = countDropped(() => readerOf(row.answer)(value));
  if (result === misfit) throw bad(row, status);
  return { value: result, dropped, unread: [] };
}

/** Built only when it is thrown: an error takes its stack along, which costs more than the checks. */
function bad(row: Call, status: number): PlatformError {
  return new PlatformError("UPSTREAM_BAD_RESPONSE", row.id, { status });
}

function unauthenticated(row: Call, status: number, errorCode: string | undefined): PlatformError {
  return new PlatformError("UNAUTHENTICATED", row.id, { status, errorCode });
}

/** A refusal, which answers without envelope use as well (a wrong method, a missing parameter). */
function refusalIn(body: unknown) {
  if (!isRecord(body) || body.success !== false) return null;
  const errorNo = typeof body.errorNo === "number" ? body.errorNo : undefined;
  const numbered = errorNo === undefined ? undefined : `#${errorNo}`;
  const errorCode = typeof body.errorCode === "string" ? body.errorCode : numbered;
  const message = typeof body.message === "string" ? body.message.slice(0, 2000) : undefined;
  return { errorCode, errorNo, message, value: body.value };
}

/** The JSON of a body, or undefined when it is none. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
