/**
 * What an isolate has counted since it last sent it (O8). Counting is synchronous and in memory; `app/edge/metrics` sends it.
 */
import type { LogLine } from "../request/request-scope.ts";
import { countLine } from "./count-line.ts";
import { addOne, type Counts } from "./counts.ts";

/** A platform call that failed, for the list of a row's last failures: no value of a request or an answer. */
export interface CallFailure {
  /** In ms since the epoch. */
  at: number;
  call: string;
  outcome: string;
  /** HTTP status; 0 without a response. */
  status: number;
  ms: number;
  requestId: string;
}

/** What one sending holds. */
export interface TallyMessage {
  counts: Counts;
  failures: CallFailure[];
}

/** So many failures are sent at once; further ones are counted only. */
const mostFailures = 40;

export class Tally {
  #counts: Counts = {};
  #failures: CallFailure[] = [];

  /** Counts an event. @param ms how long it took, where it takes time */
  count(name: string, ms?: number): void {
    addOne(this.#counts, name, ms);
  }

  /** Counts what a line of the log says. @param network whose doing it is, if it is anybody's */
  countLine(line: LogLine, at: number, network: string | null): void {
    const failure = countLine(line, (name, ms) => this.count(name, ms), network);
    if (failure && this.#failures.length < mostFailures) this.#failures.push({ ...failure, at });
  }

  /** Takes what was counted, and begins anew. Null if there is nothing. */
  take(): TallyMessage | null {
    if (Object.keys(this.#counts).length === 0) return null;
    const message = { counts: this.#counts, failures: this.#failures };
    this.#counts = {};
    this.#failures = [];
    return message;
  }
}
