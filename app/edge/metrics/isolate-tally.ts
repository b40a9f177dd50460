/**
 * The tally of this isolate (O8). Whatever is counted stays in memory, and one message every ten seconds takes it to the
 * brand's object: no request waits for it, and a message that is lost loses ten seconds of counts and nothing else.
 */
import { Tally } from "../../../gateway/metrics/tally.ts";
import type { MetricsStores } from "./metrics-store.ts";

const sendEveryMs = 10_000;
/** A sending that takes so much longer was cancelled with the request that it belonged to. */
const lostAfterMs = 5_000;

export const tally = new Tally();

/** When the next message is due; 0 while nothing waits. */
let dueAt = 0;

interface Sending {
  stores: MetricsStores;
  /** The object's name: the brand's id. */
  brand: string;
  version: string;
  waitUntil(work: Promise<unknown>): void;
}

/** Called once a request: sees to it that what was counted is sent within ten seconds. */
export function sendTally({ stores, brand, version, waitUntil }: Sending): void {
  const now = Date.now();
  if (dueAt > 0 && now < dueAt + lostAfterMs) return;
  const isLate = dueAt > 0;
  dueAt = now + sendEveryMs;
  waitUntil(sendAfter(isLate ? 0 : sendEveryMs));

  async function sendAfter(ms: number): Promise<void> {
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    dueAt = 0;
    const message = tally.take();
    if (message === null) return;
    // The counts of these ten seconds are lost, and nothing else.
    await stores
      .getByName(brand)
      .add(message, version)
      .catch(() => undefined);
  }
}
