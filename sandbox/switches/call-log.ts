/** Log entry of a request. */
export interface LoggedCall {
  /** Requirement id, or null for paths outside the platform's calls. */
  id: string | null;
  method: string;
  path: string;
  query: Record<string, string>;
  /** Milliseconds since the epoch. */
  at: number;
  /** Milliseconds until the headers of the response were ready. */
  tookMs: number;
  /**
   * Number of requests of this world that waited for their headers when this one arrived, including this one.
   */
  waitingAtOnce: number;
  /** Status of the response; 0 while it is pending or when the connection was reset. */
  status: number;
  hasToken: boolean;
  moduleId: string | null;
  merchant: string | null;
  language: string | null;
}

const stored = 5000;

/** The calls of one world since the log was last cleared; only the last 5000 are kept. */
export class CallLog {
  #calls: LoggedCall[] = [];
  #waiting = 0;
  readonly #onChange: () => void;

  /** @param onChange called when a call has ended, and when the log was cleared */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Takes over the calls that an earlier object of this world has stored, if this one has none yet. */
  restore(calls: readonly LoggedCall[]): void {
    if (this.#calls.length === 0) this.#calls = [...calls];
  }

  list(): readonly LoggedCall[] {
    return this.#calls;
  }

  clear(): void {
    this.#calls = [];
    this.#onChange();
  }

  /** Runs a request's handler and logs the result. */
  async watch(
    request: Request,
    id: string | null,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    this.#waiting += 1;
    const entry = noteOf(request, id, this.#waiting);
    this.#calls.push(entry);
    if (this.#calls.length > stored) this.#calls.shift();
    let waiting = true;
    const stopWaiting = () => {
      if (!waiting) return;
      waiting = false;
      this.#waiting -= 1;
      entry.tookMs = Date.now() - entry.at;
    };
    // An aborted request no longer counts as waiting, even while its handler still runs.
    request.signal.addEventListener("abort", stopWaiting);
    try {
      const response = await answer();
      entry.status = response.status;
      return response;
    } finally {
      stopWaiting();
      this.#onChange();
    }
  }
}

function noteOf(request: Request, id: string | null, waitingAtOnce: number): LoggedCall {
  const url = new URL(request.url);
  return {
    id,
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    at: Date.now(),
    tookMs: 0,
    waitingAtOnce,
    status: 0,
    hasToken: request.headers.has("Authorization"),
    moduleId: request.headers.get("ModuleId"),
    merchant: request.headers.get("Merchant"),
    language: request.headers.get("Language"),
  };
}
