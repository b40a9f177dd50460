/** A call that the sandbox received (docs/platform-wire.md). */
export interface SeenCall {
  id: string;
  method: string;
  path: string;
  query: Record<string, string>;
  /** The time of its arrival, in ms since the epoch. */
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
  /** The purpose of the account: "member", "trial", "agent below agent1", … */
  note: string;
  type: number;
  currency: string;
  balance: string;
}

/** A code or a mailed password that the sandbox sent (GET /__sandbox/codes). */
export interface SentCode {
  purpose: string;
  number: string;
  code: string;
}

/** One world of the sandbox: its state, its faults and the calls that it received. */
export interface World {
  name: string;
  reset(): Promise<void>;
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  calls(): Promise<SeenCall[]>;
  forgetCalls(): Promise<void>;
  /** Changes the state of the platform: maintenance, regionRestriction, flags, memberPatch, openRound. */
  set(change: Record<string, unknown>): Promise<void>;
  accounts(): Promise<DemoAccount[]>;
  /** The solutions of the open captchas, oldest first. */
  captchas(): Promise<{ captchaId: string; answer: string }[]>;
  /** The codes sent for a purpose, newest first. For `verify`, the number is the id of the challenge. */
  codes(purpose: string): Promise<SentCode[]>;
}

/**
 * Returns a world by name. It sends requests to the sandbox's public port.
 * @throws when the sandbox refuses a request, with its message
 */
export function worldAt(sandboxOrigin: string, name: string): World {
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${sandboxOrigin}/__sandbox/${path}?world=${name}`, {
      method,
      // The runtime may close a keep-alive connection just when it is used again.
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
    reset: () => send("POST", "reset", {}),
    fault: (fault) => send("POST", "faults", fault),
    clearFaults: () => send("DELETE", "faults"),
    calls: () => send("GET", "calls"),
    forgetCalls: () => send("DELETE", "calls"),
    set: (change) => send("POST", "set", change),
    accounts: () => send("GET", "accounts"),
    captchas: () => send("GET", "captcha"),
    codes: async (purpose) => {
      const sent: SentCode[] = await send("GET", "codes");
      return sent.filter((code) => code.purpose === purpose);
    },
  };
}
