import * as v from "valibot";
import { decoderOf, mismatch } from "../../decoder/compiled-decoder.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { Lru } from "../../values/lru.ts";
import { canonical } from "../cache/canonical-json.ts";
import type { Call, CallGroup, Method } from "../call.ts";
import { PlatformError } from "../errors.ts";
import type { PayloadCipher } from "./cipher.ts";

/** A row with the brand's overrides and its validated input. */
export interface Plan {
  row: Call;
  method: Method;
  path: string;
  moduleId: string | null;
  /** The row's constants, the caller's parameters, then the client's; later ones win. */
  parameters: Record<string, unknown>;
  /** True when the caller passed parameters, which may come from the visitor. */
  requested: boolean;
  /** The call and its arguments as text; equal for calls with the same response. */
  identity: string;
}

/**
 * Applies the brand's override (A1–A4, A56), the row's constants (K50–K58) and the client's parameters (A89).
 * @throws PlatformError NOT_OFFERED when the brand switched the row off, NOT_IN_MARKET when the visitor's market forbids it
 * @throws TypeError when the input does not fit the row's schema; the message contains no values
 */
export function planCall(row: Call, input: unknown, scope: RequestScope, requested?: string): Plan {
  const override = scope.brand.calls[row.id];
  if (override?.enabled === false) throw new PlatformError("NOT_OFFERED", row.id);
  if (row.bonus && !scope.market.bonusesShown) throw new PlatformError("NOT_IN_MARKET", row.id);
  const method = override?.method ?? row.method;
  const path = override?.path ?? row.path;
  if (
    requested !== undefined &&
    requested !== row.moduleId &&
    !row.otherModules?.includes(requested)
  ) {
    throw new TypeError(`${row.id}: ${requested} is not one of the row's module ids`);
  }
  const moduleId = override?.moduleId ?? requested ?? row.moduleId;
  if (row.encrypted && !hasBody(method))
    throw new TypeError(`${row.id}: a ${method} has no body to encrypt`);
  if (row.form && (row.encrypted || !hasBody(method))) {
    throw new TypeError(`${row.id}: a form needs a method with a body and no encryption`);
  }

  const checked = decoderOf(row.request)(input);
  if (checked === mismatch) throw new TypeError(`${row.id}: ${mismatchIn(row, input)}`);
  const own = isRecord(checked) ? checked : {};
  const filled: Record<string, unknown> = {};
  if (row.fill?.merchant) filled[row.fill.merchant] = scope.brand.merchant;
  if (row.fill?.language) filled[row.fill.language] = scope.language.platformCode;
  if (row.fill?.zone) filled[row.fill.zone] = scope.brand.gmtOffset;
  const parameters = { ...row.constants, ...own, ...filled };
  return {
    row,
    method,
    path,
    moduleId,
    parameters,
    requested: Object.values(own).some((value) => value !== undefined),
    identity: `${row.id} ${method} ${path} ${moduleId ?? ""} ${canonical(parameters)}`,
  };
}

/** The paths where the input does not fit, without values. */
function mismatchIn({ request }: Call, input: unknown): string {
  const { issues = [] } = v.safeParse(request, input);
  const where = issues.map((issue) => v.getDotPath(issue) ?? "input").join(", ");
  return `the input does not fit the row at ${where}`;
}

export interface RequestParts {
  token: string | null;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Builds a request to the platform: exactly one merchant header (A89), parameters in the query for GET and
 * DELETE (A7), otherwise in a JSON or encrypted body (A6, A12).
 * @throws Error without values of the request in its message
 */
export async function buildRequest(
  plan: Plan,
  scope: RequestScope,
  cipher: PayloadCipher,
  parts: RequestParts,
): Promise<Request> {
  let url = addressOf(plan, scope.platform.origin);
  const binding = { method: plan.method, path: plan.path };
  const parameters = { ...plan.parameters };
  const { sealed } = plan.row;
  if (sealed) parameters[sealed.parameter] = await cipher.seal(sealed.payload, binding);

  let body: string | FormData | undefined;
  let contentType: string | null = null;
  if (!hasBody(plan.method)) {
    url += queryOf(parameters);
  } else if (plan.row.encrypted) {
    body = await cipher.seal(parameters, binding);
    contentType = cipher.contentType;
  } else if (plan.row.form) {
    // Only the runtime knows the multipart boundary, so it sets the content type.
    body = formOf(parameters);
  } else {
    body = JSON.stringify(parameters);
    contentType = "application/json";
  }
  try {
    const headers = headersOf(plan, scope, parts, contentType);
    return new Request(url, {
      method: plan.method,
      headers,
      body,
      signal: parts.signal,
      redirect: "manual",
    });
  } catch {
    // The runtime's error quotes an invalid header, which may be the token, so it is replaced.
    throw new Error(`${plan.row.id}: the request could not be built`);
  }
}

/** Calls that may start a session at the platform, which then stores the User-Agent (A151). */
const opensSession: readonly CallGroup[] = ["login", "registration"];

function headersOf(
  plan: Plan,
  scope: RequestScope,
  parts: RequestParts,
  contentType: string | null,
): Headers | Record<string, string> {
  // Set after the caller's headers, so that none of these can be duplicated or replaced.
  const ours: Record<string, string | null> = {
    merchant: scope.brand.merchant,
    moduleid: plan.moduleId,
    language: scope.language.platformCode,
    accept: "application/json",
    authorization: parts.token,
    "content-type": contentType,
    "x-real-ip": scope.address,
    "user-agent": opensSession.includes(plan.row.group) ? scope.userAgent : null,
    "x-request-id": scope.requestId,
  };
  // Each access to a Headers object crosses into the runtime; a plain object crosses once.
  if (!parts.headers) {
    const plain: Record<string, string> = {};
    for (const name in ours) if (ours[name] != null) plain[name] = ours[name];
    return plain;
  }
  const headers = new Headers(parts.headers);
  for (const [name, value] of Object.entries(ours)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

/** URLs by origin and path; both come from configuration. */
const addresses = new Lru<string>(500);

/** @throws Error when the path leaves the platform's origin or is normalized to another path */
function addressOf({ row, path }: Plan, origin: string): string {
  const key = `${origin} ${path}`;
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin || url.pathname !== path) {
    throw new Error(`${row.id}: its path leaves the platform's origin`);
  }
  addresses.set(key, url.href, 1);
  return url.href;
}

/** Characters that `URLSearchParams` encodes differently from `encodeURIComponent`. */
const otherwise: Record<string, string> = {
  "%20": "+",
  "!": "%21",
  "'": "%27",
  "(": "%28",
  ")": "%29",
  "~": "%7E",
};

/** Text that needs no encoding, which most parameters are. */
const plainText = /^[\w.*-]*$/;

/** Encodes a parameter like URLSearchParams, which would allocate several objects for each. */
function formText(text: string): string {
  if (plainText.test(text)) return text;
  try {
    return encodeURIComponent(text).replace(/%20|[!'()~]/g, (found) => otherwise[found] ?? found);
  } catch {
    // A lone surrogate: URLSearchParams replaces it.
    return new URLSearchParams([["", text]]).toString().slice(1);
  }
}

/** The parameters as a query with its question mark, or ""; null and undefined are left out. */
function queryOf(parameters: Record<string, unknown>): string {
  let query = "";
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue;
    const text = Array.isArray(value) ? value.join(",") : String(value);
    query += `${query ? "&" : "?"}${formText(name)}=${formText(text)}`;
  }
  return query;
}

/**
 * Builds a multipart form. Files get generated names, so that the visitor's file names stay private
 * (docs/reliability.md, Pages).
 */
function formOf(parameters: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue;
    for (const [index, part] of (Array.isArray(value) ? value : [value]).entries()) {
      if (part instanceof Blob) form.append(name, part, `${name}-${index + 1}.${endingOf(part)}`);
      else form.append(name, String(part));
    }
  }
  return form;
}

function endingOf({ type }: Blob): string {
  return { "image/png": "png", "image/jpeg": "jpg" }[type] ?? "bin";
}

function hasBody(method: Method): boolean {
  return method === "POST" || method === "PUT";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
