/** Simulates browsers that use the session and limit ports, in the real runtime. */
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll } from "vitest";
import type { Step } from "./session-worker.ts";
import { bootWorker } from "./worker-of-file.ts";

export const minute = 60_000;
export const start = Date.now();
let miniflare: Miniflare;

/** Starts the session Worker for the tests of one file. */
export function withSessions(): void {
  beforeAll(async () => {
    miniflare = await bootWorker("session-worker", {
      durableObjects: {
        SESSIONS: { className: "SessionObject", useSQLite: true },
        LIMITS: { className: "LimitObject", useSQLite: true },
      },
    });
  }, 30_000);
  afterAll(() => miniflare.dispose());
}

export type Keys = { current: string; previous: string | null };

/** Simulates one browser: it stores cookies, and each call runs its steps in one request. */
export function visitor() {
  const jar = new Map<string, string>();
  return {
    lines: [] as string[],
    get cookies() {
      const held = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      return held === "" ? null : held;
    },
    set cookies(value: string | null) {
      jar.clear();
      for (const pair of value?.split("; ") ?? []) {
        const [name = "", text = ""] = pair.split("=");
        jar.set(name, text);
      }
    },
    /** Sends the current cookies at once. `take` handles the response, possibly later. */
    async send(steps: Array<[string, ...unknown[]]>, at = 0, active = false, keys?: Keys) {
      const requested: Step[] = steps.map(([name, ...args]) => {
        const [port, method] = name.includes(".") ? name.split(".") : ["session", name];
        return { port: port as Step["port"], method: method ?? "", args };
      });
      const body = JSON.stringify({
        cookies: this.cookies,
        now: start + at,
        active,
        steps: requested,
        ...(keys ? { keys } : {}),
      });
      const response = await miniflare.dispatchFetch("http://test/", { method: "POST", body });
      // The body is read at once, because an unread body is lost in garbage collection.
      const text = await response.text();
      if (!response.ok) throw new Error(text);
      return { lines: response.headers.getSetCookie(), text };
    },
    async take({ lines, text }: Awaited<ReturnType<typeof this.send>>) {
      this.lines = lines;
      for (const line of this.lines) {
        const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
        if (/Max-Age=0/.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return JSON.parse(text) as unknown[];
    },
    async run(steps: Array<[string, ...unknown[]]>, at = 0, active = false, keys?: Keys) {
      return this.take(await this.send(steps, at, active, keys));
    },
  };
}

export const account = (role: string) => ({
  id: "7",
  account: "player1",
  nickname: "P",
  type: 0,
  role,
  currency: "USD",
});
export const login = (role = "MEMBER", remember = false): [string, ...unknown[]] => [
  "begin",
  {
    account: account(role),
    firstLogin: false,
    passwordChangeRequired: false,
    token: `token-of-${role}`,
  },
  { remember },
];
