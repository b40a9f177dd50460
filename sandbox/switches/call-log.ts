/** What the sandbox remembers of a request it received. */
export interface LoggedCall {
  /** Coverage id, or null for paths that are no platform call. */
  id: string | null;
  method: string;
  path: string;
  query: Record<string, string>;
  /** Milliseconds since the epoch. */
  at: number;
  /** Milliseconds until the headers of the answer were ready. */
  tookMs: number;
  /** Requests of this world that waited for their headers when this one came, itself included. */
  waitingAtOnce: number;
  /** Status of the answer; 0 while it is under way or when the connection was reset. */
  status: number;
  hasToken: boolean;
  moduleId: string | null;
  merchant: string | null;
  language: string | null;
}

const kept = 5000;

/** The calls of one world since the log was last cleared; the oldest beyond 5000 are dropped. */
export class CallLog {
  #calls: LoggedCall[] = [];
  #waiting = 0;

  list(): readonly LoggedCall[] {
    return this.#calls;
  }

  clear(): void {
    this.#calls = [];
  }

  /** Runs a request's answer and writes down how it went. */
  async watch(
    request: Request,
    id: string | null,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    this.#waiting += 1;
    const entry = noteOf(request, id, this.#waiting);
    this.#calls.push(entry);
    if (this.#calls.length > kept) this.#calls.shift();
    let waiting = true;
    const stopWaiting = () => {
      if (!waiting) return;
      waiting = false;
      this.#waiting -= 1;
      entry.tookMs = Date.now() - entry.at;
    };
    // A caller that has given up waits no longer, however long the answer still takes.
    request.signal.addEventListener("abort", stopWaiting);
    try {
      const response = await answer();
      entry.status = response.status;
      return response;
    } finally {
      stopWaiting();
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
