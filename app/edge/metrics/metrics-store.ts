/** The metrics' Durable Object, as the rest of the edge uses it. */
import type { TallyMessage } from "../../../gateway/metrics/tally.ts";
import type { MetricsPort } from "../../../gateway/request/operator-port.ts";

export interface MetricsStore extends MetricsPort {
  /** Adds what an isolate has counted. @param version of the Worker that counted it */
  add(message: TallyMessage, version: string): Promise<void>;
}

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface MetricsStores {
  getByName(name: string): MetricsStore;
}
