/** In-memory implementations of the session and limit ports, for tests of the gateway. */

import type { LimitsPort } from "../request/limits-port.ts";
import type {
  KeyState,
  LaunchRecord,
  SessionAccount,
  SessionPort,
  SessionRecord,
} from "../request/session-port.ts";

const idleMs = 30 * 60_000;

export interface TestSessionStart {
  /** The platform's token of a signed-in account; null starts as a guest. */
  token?: string | null;
  account?: SessionAccount | null;
  passwordChangeRequired?: boolean;
  firstLogin?: boolean;
  /** True to check the account once a minute, as a real session does. */
  checked?: boolean;
}

/** A session port with inspectable state: `ended` counts calls of `end`. */
export interface TestSession extends SessionPort {
  ended: number;
}

export function testSession(start: TestSessionStart, now: () => number): TestSession {
  const values = new Map<string, string>();
  return {
    ...lifecycleMethods(start, values, now),
    ...valueMethods(values),
    ...idempotencyMethods(now),
  };
}

function lifecycleMethods(start: TestSessionStart, values: Map<string, string>, now: () => number) {
  let token = start.token ?? null;
  let record: SessionRecord | null = null;
  let checkedAt = now();
  const open = (part: Pick<SessionRecord, "account" | "firstLogin" | "passwordChangeRequired">) => {
    record = { ...part, createdAt: now(), expiresAt: now() + idleMs };
    return record;
  };
  if (start.account) {
    open({
      account: start.account,
      firstLogin: start.firstLogin ?? false,
      passwordChangeRequired: start.passwordChangeRequired ?? false,
    });
  }
  return {
    ended: 0,
    async dueForCheck() {
      if (!start.checked || !record?.account || now() - checkedAt < 60_000) return false;
      checkedAt = now();
      return true;
    },
    async update(account) {
      if (record) record = { ...record, account };
    },
    read: async () => record,
    name: async () => (record?.account ? `session ${token}` : null),
    token: async () => token,
    async begin(session) {
      token = session.token;
      values.clear();
      return open(session);
    },
    async end(this: { ended: number }) {
      this.ended += 1;
      token = null;
      record = null;
      values.clear();
    },
    async touch() {
      if (record) record = { ...record, expiresAt: now() + idleMs };
    },
  } satisfies Partial<TestSession>;
}

function valueMethods(values: Map<string, string>) {
  const launches = new Map<string, LaunchRecord>();
  return {
    get: async (name) => values.get(name) ?? null,
    preloaded: async (name) => values.get(name) ?? null,
    async set(name, value) {
      if (value === null) values.delete(name);
      else values.set(name, value);
    },
    async swap(name, from, to) {
      if ((values.get(name) ?? null) !== from) return false;
      values.set(name, to);
      return true;
    },
    async storeLaunch(launch) {
      const ticket = `ticket-${launches.size + 1}`;
      launches.set(ticket, launch);
      return ticket;
    },
    launch: async (ticket) => launches.get(ticket) ?? null,
  } satisfies Partial<TestSession>;
}

function idempotencyMethods(now: () => number) {
  const throttled = new Map<string, number>();
  const keys = new Map<string, { fingerprint: string; state: KeyState }>();
  return {
    claimForm: async () => ({ state: "alone" as const }),
    async throttle(action) {
      const wait = (throttled.get(action) ?? 0) - now();
      if (wait > 0) return wait;
      throttled.set(action, now() + 1000);
      return null;
    },
    async takeKey(key, fingerprint) {
      const known = keys.get(key);
      if (!known) {
        keys.set(key, { fingerprint, state: { state: "pending" } });
        return { state: "new" };
      }
      return known.fingerprint === fingerprint ? known.state : { state: "conflict" };
    },
    async resolveKey(key, result) {
      const known = keys.get(key);
      if (known) known.state = { state: "done", result };
    },
  } satisfies Partial<TestSession>;
}

/** Counters over a sliding window, like the Durable Object's. */
export function testLimits(now: () => number): LimitsPort {
  const failures = new Map<string, number[]>();
  const within = (key: string, windowMs: number) =>
    (failures.get(key) ?? []).filter((at) => at > now() - windowMs);
  return {
    failures: async (key, windowMs) => within(key, windowMs).length,
    async fail(key, windowMs) {
      const stored = [...within(key, windowMs), now()];
      failures.set(key, stored);
      return stored.length;
    },
    async take(key, most, windowMs) {
      const stored = within(key, windowMs);
      if (stored.length >= most) return (stored.at(-most) ?? now()) + windowMs - now();
      failures.set(key, [...stored, now()]);
      return null;
    },
    async giveBack(key) {
      failures.set(key, (failures.get(key) ?? []).slice(0, -1));
    },
    async prolong(key, ms) {
      const stored = failures.get(key) ?? [];
      failures.set(key, [...stored.slice(0, -1), (stored.at(-1) ?? now()) + ms]);
    },
    async clear(key) {
      failures.delete(key);
    },
  };
}
