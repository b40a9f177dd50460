/**
 * What development remembers of each row: how its last call went and where the last answer differed from
 * the row's schema. Production notes nothing. Of an answer only paths, types and counts are kept, and
 * words where one of a list was wanted, never another value. Plain values at module scope, as in the breaker: they live as long as the isolate.
 */
import type { RequestScope } from "../../request/request-scope.ts";
import { Lru } from "../cache/lru.ts";
import type { Call } from "../call.ts";
import { type CallRecord, speakable } from "../call-log.ts";
import { type Drift, driftOf } from "./drift.ts";

export interface Observation {
  /** Calls that reached the platform, background refreshes included. */
  calls: number;
  /** How the last one went, one that the open breaker refused included; `at` is in ms since the epoch. */
  last: (CallRecord & { at: number }) | null;
  /** What the gateway could not accept of a readable answer, as of the last call; null when all was well. */
  fault: { words: string; at: number } | null;
  /** Of the last answer that had a body to compare; null when there was none yet. */
  drift: (Drift & { at: number }) | null;
  /** Tells that answer from another one. */
  mark: string | null;
  /** Where the last shared read looked; null when the row was never read through the cache. */
  cacheKey: string | null;
}

/** The catalogue for some five pairs of brand and platform; the longest unused go first. */
const observations = new Lru<Observation>(600);

/** Whose row: brands override rows, and the sandbox has a platform origin per world. */
const nameOf = (scope: RequestScope, row: Call) =>
  `${row.id} ${scope.brand.id} ${scope.platform.origin}`;

/** What was seen of a row on behalf of this scope's brand at its platform; null when nothing was. */
export function observationOf(scope: RequestScope, row: Call): Observation | null {
  return observations.get(nameOf(scope, row)) ?? null;
}

/** Notes a call. `text` is the answer's body; null when there was none, which keeps the drift known before. */
export function recordCall(
  scope: RequestScope,
  row: Call,
  record: CallRecord,
  text: string | null,
): void {
  if (!scope.development) return;
  const at = scope.now();
  const before = known(scope, row);
  const mark = text === null ? null : markOf(text);
  // Most answers say what the last one said, and a walk beside the schema reads an answer twice more.
  const isSame = mark !== null && mark === before.mark;
  // An answer without a body says that all is well, and has nothing to compare with the row.
  const read = record.outcome === "ok" && record.status !== 204 ? "ok" : undefined;
  const drift = isSame ? before.drift : text === null ? null : driftOf(row, text, read);
  const errorCode = record.errorCode && speakable(record.errorCode);
  const after: Observation = {
    ...before,
    calls: before.calls + Math.min(record.attempts, 1),
    last: { ...record, errorCode, at },
    fault: null,
    drift: drift ? { ...drift, at } : before.drift,
    mark: drift ? mark : before.mark,
  };
  observations.set(nameOf(scope, row), after, 1);
}

/** Notes, after a call that went well, what its answer was refused for: in our words, or a host. */
export function recordFault(scope: RequestScope, row: Call, words: string): void {
  if (!scope.development) return;
  const fault = { words, at: scope.now() };
  observations.set(nameOf(scope, row), { ...known(scope, row), fault }, 1);
}

/** Notes which cached answer a shared read is about. */
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
      mark: null,
      cacheKey: null,
    }
  );
}

/** A text's length and a number that grows from all of it (FNV-1a): nothing can be read out of the two. */
function markOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return `${text.length} ${sum}`;
}
