/** Sends one call: connection slot, breaker, time limit, and a second attempt where allowed. */
import type { RequestScope } from "../../request/request-scope.ts";
import { PlatformError } from "../errors.ts";
import { admit, circuitOf, isOpen, report } from "../limits/breaker.ts";
import type { ConcurrencyLimit } from "../limits/concurrency-limit.ts";
import { Deadline } from "../limits/deadline.ts";
import { defaultMaxBytes, timeLimit } from "../limits/time-limits.ts";
import type { PayloadCipher } from "./cipher.ts";
import { parseJson } from "./parse-json.ts";
import { readBody, UnreadableBody } from "./read-body.ts";
import { buildRequest, type Plan, type RequestParts } from "./request.ts";

/** A second attempt with less time than this left, in ms, would only add load. */
export const minAttemptMs = 100;

/** The longest wait that is passed on to a visitor, in ms. */
const longestWaitMs = 3_600_000;

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/** Updated while the call runs, so that a failed one can be logged too. */
export interface Progress {
  ms: number;
  queuedMs: number;
  attempts: number;
  bytes: number;
  status: number;
}

export interface Wire {
  scope: RequestScope;
  connections: ConcurrencyLimit;
  cipher: PayloadCipher;
}

export interface Sending extends Omit<RequestParts, "signal"> {
  rank: number;
  background: boolean;
}

/** A failed attempt, and whether a retry may succeed. */
interface Failed {
  error: PlatformError;
  again: boolean;
}

/**
 * Sends the planned call. The time limit covers both attempts, and only the time while a connection is held
 * or the body is read; waiting for a connection does not count.
 * @throws PlatformError UPSTREAM_TIMEOUT, UPSTREAM_UNAVAILABLE or UPSTREAM_BAD_RESPONSE
 */
export async function sendWithRetry(
  plan: Plan,
  sending: Sending,
  wire: Wire,
  progress: Progress,
): Promise<Reply> {
  const limit = timeLimit(plan.row.group, wire.scope.platform);
  for (;;) {
    const result = await attempt(plan, sending, wire, progress, limit - progress.ms);
    if (!("error" in result)) return result;
    const mayRepeat = result.again && plan.row.read && progress.attempts < 2;
    if (!mayRepeat || limit - progress.ms < minAttemptMs) throw result.error;
  }
}

async function attempt(
  plan: Plan,
  sending: Sending,
  wire: Wire,
  progress: Progress,
  budget: number,
): Promise<Reply | Failed> {
  const { scope, connections } = wire;
  const circuit = circuitOf(scope.platform.origin, plan.row.group);
  const refused = () => failed(plan, "UPSTREAM_UNAVAILABLE", {}, false);
  // Checked before queueing, so that an open breaker fails at once, and again afterwards.
  if (isOpen(circuit, scope.now())) return refused();
  const queuedAt = scope.now();
  const release = await connections.take(sending.rank, sending.background);
  const startedAt = scope.now();
  progress.queuedMs += startedAt - queuedAt;
  const admission = admit(circuit, startedAt);
  if (!admission) {
    release();
    return refused();
  }
  const deadline = new Deadline(budget);
  try {
    const request = await buildRequest(plan, scope, wire.cipher, {
      token: sending.token,
      headers: sending.headers,
      signal: deadline.signal,
    });
    progress.attempts += 1;
    progress.status = 0;
    const result = await send(plan, request, wire, deadline, release, progress);
    report(circuit, admission, !isOutage(result), scope.now());
    return result;
  } finally {
    deadline.end();
    release();
    progress.ms += scope.now() - startedAt;
  }
}

async function send(
  plan: Plan,
  request: Request,
  wire: Wire,
  deadline: Deadline,
  release: () => void,
  progress: Progress,
): Promise<Reply | Failed> {
  try {
    const response = await deadline.race(wire.scope.platform.fetch(request));
    release();
    const { status, headers } = response;
    progress.status = status;
    const refused = refusedByStatus(plan, response, wire.scope.now());
    const { salvage, maxBytes = defaultMaxBytes } = plan.row;
    if (refused && !(salvage && status >= 400)) {
      response.body?.cancel().catch(() => undefined);
      return refused;
    }
    const read = await readBody(response, maxBytes, deadline);
    progress.bytes = read.bytes;
    if (refused && !salvage?.(parseJson(read.text))) return refused;
    return { status, headers, text: read.text };
  } catch (error) {
    const status = progress.status || undefined;
    if (deadline.expired) return failed(plan, "UPSTREAM_TIMEOUT", { status }, false);
    if (error instanceof UnreadableBody) {
      const detail = { status, unreadable: error.why };
      return failed(plan, "UPSTREAM_BAD_RESPONSE", detail, false);
    }
    return failed(plan, "UPSTREAM_UNAVAILABLE", { status }, true);
  }
}

/** Responses that are failures whatever their body is. */
function refusedByStatus(
  plan: Plan,
  { status, headers, type }: Response,
  now: number,
): Failed | null {
  // Node returns an unfollowed redirect as an opaque response with status 0.
  if (type === "opaqueredirect" || (status >= 300 && status < 400)) {
    return failed(plan, "UPSTREAM_BAD_RESPONSE", { status }, false);
  }
  if (status === 429 || status >= 500) {
    const detail = { status, retryAfterMs: retryAfterOf(headers, now) };
    return failed(plan, "UPSTREAM_UNAVAILABLE", detail, [502, 503, 504].includes(status));
  }
  return null;
}

/** Retry-After (RFC 9110: seconds or a date) in ms from now, an hour at most; undefined without one. */
function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get("retry-after")?.trim();
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return ms > 0 ? Math.min(ms, longestWaitMs) : undefined;
}

function failed(
  plan: Plan,
  failure: PlatformError["failure"],
  detail: PlatformError["detail"],
  again: boolean,
): Failed {
  return { error: new PlatformError(failure, plan.row.id, detail), again };
}

/** True for an outage. A 429 or an invalid response shows that the platform is running. */
function isOutage(result: Reply | Failed): boolean {
  if (!("error" in result)) return false;
  const { failure, detail } = result.error;
  return failure !== "UPSTREAM_BAD_RESPONSE" && detail.status !== 429;
}
