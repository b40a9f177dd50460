/** What the operator's people see of the running portal (O1–O7). */
import type { Counts } from "../metrics/counts.ts";
import type { CallFailure } from "../metrics/tally.ts";
import type { Point, Step } from "../metrics/timeline.ts";

export interface OperatorPort {
  /** Who looks: the name by Cloudflare Access. */
  name: string;
  /** The version of the Worker that answers. */
  version: string;
  metrics: MetricsPort;
}

export interface MetricsPort {
  /** All series of each span, from its first moment until before its last. */
  sums(spans: readonly (readonly [from: number, until: number])[]): Promise<Counts[]>;
  /** The series whose names begin with one of `prefixes`, by minute or hour. */
  points(step: Step, from: number, until: number, prefixes: readonly string[]): Promise<Point[]>;
  /** The last failures of a platform call, or of all for null; the newest first. */
  failures(call: string | null, most: number): Promise<(CallFailure & { version: string })[]>;
}
