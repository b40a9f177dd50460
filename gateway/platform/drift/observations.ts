/**
 * Records the last call of each row in development: its result, and where the response differed from the
 * row's schema. Only paths, types and counts are stored, and words where one of a list was expected. The
 * values live in module scope, as long as the isolate.
 */
import type { RequestScope } from "../../request/request-scope.ts";
import { Lru } from "../../values/lru.ts";
import type { Call } from "../call.ts";
import { type CallRecord, speakable } from "../call-log.ts";
import { type Drift, driftOf } from "./drift.ts";

export interface Observation {
  /** Calls that reached the platform, background revalidations included. */
  calls: number;
  /** The last call, also one that the open breaker refused; `at` is in ms since the epoch. */
  last: (CallRecord & { at: number }) | null;
  /** Why a readable response was rejected, as of the last call; null when it was accepted. */
  fault: { reason: string; at: number } | null;
  /** The differences of the last response with a body; null when there was none yet. */
  drift: (Drift & { at: number }) | null;
  /** A fingerprint of that response. */
  fingerprint: string | null;
  /** The cache key of the last shared read; null when the row was never read through the cache. */
  cacheKey: string | null;
}

/**
 * Room for the catalogue of about five pairs of brand and platform; the least recently used are evicted
 * first.
 */
const observations = new Lru<Observation>(600);

/**
 * Rows are observed per brand, because brands override rows, and per platform origin, because each sandbox
 * world has its own.
 */
const nameOf = (scope: RequestScope, row: Call) =>
  `${row.id} ${scope.brand.id} ${scope.platform.origin}`;

/** The observations of a row for this scope's brand and platform; null when there are none. */
export function observationOf(scope: RequestScope, row: Call): Observation | null {
  return observations.get(nameOf(scope, row)) ?? null;
}

/** Records a call. `text` is the response body; null for none, which keeps the previous drift. */
export function recordCall(
  scope: RequestScope,
  row: Call,
  record: CallRecord,
  text: string | null,
): void {
  if (!scope.development) return;
  const at = scope.now();
  const before = known(scope, row);
  const fingerprint = text === null ? null : fingerprintOf(text);
  // Most responses equal the previous one; skipping those saves the comparison.
  const isSame = fingerprint !== null && fingerprint === before.fingerprint;
  // A response without a body is valid and has nothing to compare.
  const read = record.outcome === "ok" && record.status !== 204 ? "ok" : undefined;
  const drift = isSame ? before.drift : text === null ? null : driftOf(row, text, read);
  const errorCode = record.errorCode && speakable(record.errorCode);
  const after: Observation = {
    ...before,
    calls: before.calls + Math.min(record.attempts, 1),
    last: { ...record, errorCode, at },
    fault: null,
    drift: drift ? { ...drift, at } : before.drift,
    fingerprint: drift ? fingerprint : before.fingerprint,
  };
  observations.set(nameOf(scope, row), after, 1);
}

/** Records why the response of a successful call was rejected. */
export function recordFault(scope: RequestScope, row: Call, reason: string): void {
  if (!scope.development) return;
  const fault = { reason, at: scope.now() };
  observations.set(nameOf(scope, row), { ...known(scope, row), fault }, 1);
}

/** Records the cache key of a shared read. */
export function recordCacheRead(scope: RequestScope, row: Call, cacheKey: string): void {
  if (!scope.development) return;
  observations.set(nameOf(scope, row), { ...known(scope, row), cacheKey }, 1);
}

function known(scope: RequestScope, row: Call): Observation {
  return (
    observationOf(scope, row) ?? {
      calls: 0,
      last: null,
      fault: null,
      drift: null,
      fingerprint: null,
      cacheKey: null,
    }
  );
}

/** Length and FNV-1a hash of a text; the text can't be reconstructed. */
function fingerprintOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return `${text.length} ${sum}`;
}
