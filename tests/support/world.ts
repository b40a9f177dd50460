/** A call that the sandbox received (docs/platform-wire.md). */
export interface SeenCall {
  id: string;
  method: string;
  path: string;
  query: Record<string, string>;
  /** When it came, in ms since the epoch, and how long it took. */
  at: number;
  tookMs: number;
  waitingAtOnce: number;
  status: number;
  hasToken: boolean;
  moduleId: string | null;
  merchant: string | null;
  language: string | null;
}

export interface Fault {
  match: { path?: string; id?: string };
  fault: { kind: string; ms?: number; status?: number; times?: number; errorCode?: string };
}

export interface DemoAccount {
  account: string;
  password: string;
  /** What it is there to show: "member", "trial", "agent below agent1", … */
  note: string;
  type: number;
  currency: string;
  balance: string;
}

/** A code, or a mailed password, that the sandbox sent (GET /__sandbox/codes). */
export interface SentCode {
  purpose: string;
  number: string;
  code: string;
}

/** One world of the sandbox: its state, its faults and what it was asked. */
export interface World {
  name: string;
  reset(): Promise<void>;
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  calls(): Promise<SeenCall[]>;
  forgetCalls(): Promise<void>;
  /** Changes what the system says: maintenance, regionRestriction, flags, memberPatch, openRound. */
  set(change: Record<string, unknown>): Promise<void>;
  accounts(): Promise<DemoAccount[]>;
  /** Texts of the captchas that are open, oldest first. */
  captchas(): Promise<{ captchaId: string; answer: string }[]>;
  /** Codes that were sent for a purpose, newest first; of `verify` the number is the challenge. */
  codes(purpose: string): Promise<SentCode[]>;
}

/**
 * A world by name, asked through the sandbox's public port.
 * @throws when a switch is refused, with the sandbox's own words
 */
export function worldAt(sandboxOrigin: string, name: string): World {
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${sandboxOrigin}/__sandbox/${path}?world=${name}`, {
      method,
      // A kept connection may be closed by the runtime at the moment that it is used again.
      headers: {
        connection: "close",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} of world ${name}: ${answer.status} ${text}`);
    return text ? JSON.parse(text) : null;
  };
  return {
    name,
    reset: () => ask("POST", "reset", {}),
    fault: (fault) => ask("POST", "faults", fault),
    clearFaults: () => ask("DELETE", "faults"),
    calls: () => ask("GET", "calls"),
    forgetCalls: () => ask("DELETE", "calls"),
    set: (change) => ask("POST", "set", change),
    accounts: () => ask("GET", "accounts"),
    captchas: () => ask("GET", "captcha"),
    codes: async (purpose) => {
      const sent: SentCode[] = await ask("GET", "codes");
      return sent.filter((code) => code.purpose === purpose);
    },
  };
}
