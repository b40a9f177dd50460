/**
 * A circuit breaker per group of calls and platform origin, so that visitors don't each wait for a platform
 * that is down. Plain counters in module scope: an isolate's requests share them, and no promise or timer
 * outlives a request.
 */

import { Lru } from "../../values/lru.ts";
import type { CallGroup } from "../call.ts";

const windowSeconds = 10;
const minCalls = 20;
const openMs = 5000;

interface Second {
  second: number;
  calls: number;
  failed: number;
}

export interface Circuit {
  seconds: Second[];
  /** 0 while closed; otherwise calls fail until then, and afterwards one probe at a time is allowed. */
  openUntil: number;
  probeUntil: number;
}

/** How a call was admitted; the result of a probe decides whether the circuit closes. */
export type Admission = "closed" | "probe";

const circuits = new Lru<Circuit>(200);

export function circuitOf(origin: string, group: CallGroup): Circuit {
  const key = `${group} ${origin}`;
  const known = circuits.get(key);
  if (known) return known;
  const circuit: Circuit = { seconds: [], openUntil: 0, probeUntil: 0 };
  circuits.set(key, circuit, 1);
  return circuit;
}

/** True while a call would be refused. Does not take the probe. */
export function isOpen(circuit: Circuit, now: number): boolean {
  return circuit.openUntil > 0 && now < Math.max(circuit.openUntil, circuit.probeUntil);
}

/** Admits a call or returns null. A probe without a result is replaced after 5 s. */
export function admit(circuit: Circuit, now: number): Admission | null {
  if (circuit.openUntil === 0) return "closed";
  if (isOpen(circuit, now)) return null;
  circuit.probeUntil = now + openMs;
  return "probe";
}

/** Records the result of an admitted call; `ok` is false for outages only, not for refusals. */
export function report(circuit: Circuit, admission: Admission, ok: boolean, now: number): void {
  if (admission === "probe") {
    circuit.seconds = [];
    circuit.probeUntil = 0;
    circuit.openUntil = ok ? 0 : now + openMs;
    return;
  }
  // Calls that started before the circuit opened are ignored.
  if (circuit.openUntil > 0) return;
  const second = Math.floor(now / 1000);
  circuit.seconds = circuit.seconds.filter((entry) => entry.second > second - windowSeconds);
  let current = circuit.seconds.find((entry) => entry.second === second);
  if (!current) {
    current = { second, calls: 0, failed: 0 };
    circuit.seconds.push(current);
  }
  current.calls += 1;
  if (ok) return;
  current.failed += 1;
  const calls = circuit.seconds.reduce((sum, entry) => sum + entry.calls, 0);
  const failed = circuit.seconds.reduce((sum, entry) => sum + entry.failed, 0);
  if (calls >= minCalls && failed * 2 >= calls) circuit.openUntil = now + openMs;
}
