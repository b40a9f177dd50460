/** For tests: a signed-in visitor and a platform that responds from a table. Not part of any build. */

import type { Role } from "../request/session-port.ts";
import { fakePlatform, type TestScope, testKeys, testScope } from "./platform.ts";
import { run } from "./run.ts";

type Overrides = Parameters<typeof testScope>[0];

/** Generating a key pair takes a second, so all tests of a file share one. */
let keyPair: ReturnType<typeof testKeys> | null = null;

export const demoKey = "6f0d7a52-98a1-4c1e-9d55-0b6f6c1f2e11";

/** A visitor who is signed in as `role`; `later` moves the clock, `sent` decrypts what was sent. */
export async function accountPortal(
  table: Record<string, unknown>,
  role: Role | "GUEST" = "MEMBER",
  overrides: Overrides = {},
) {
  let time = Date.UTC(2026, 4, 10, 12);
  const platform = fakePlatform(table);
  keyPair ??= testKeys();
  const keys = await keyPair;
  const type = { TRIAL: 4, MEMBER: 0, AGENT: 1, GUEST: 0 }[role];
  const account = {
    id: "42",
    account: "player1",
    nickname: "Player One",
    type,
    role: role === "GUEST" ? ("MEMBER" as const) : role,
    currency: "USD",
  };
  const scope: TestScope = testScope({
    now: () => time,
    session: role === "GUEST" ? {} : { token: "tok", account },
    ...overrides,
    platform: { fetch: platform.fetch, jwks: keys.jwks, ...overrides?.platform },
  });
  return {
    scope,
    calls: platform.calls,
    later(ms: number) {
      time += ms;
    },
    now: () => time,
    /** The complete result of an operation, run as a separate request. */
    run: <T>(source: string, variables: object = {}) => run<T>({ ...scope }, source, variables),
    /** The body of the nth call to this "METHOD /path", decrypted if it was encrypted. */
    async sent(name: string, nth = 0): Promise<Record<string, unknown>> {
      const matching = platform.calls.filter(
        (request) => `${request.method} ${new URL(request.url).pathname}` === name,
      );
      const request = matching[nth];
      if (!request) throw new Error(`${name} was called ${matching.length} times`);
      const text = await request.clone().text();
      return text.startsWith("{") ? JSON.parse(text) : (await keys.open(text)).body;
    },
    /** The query of the nth call to this path. */
    query(path: string, nth = 0): Record<string, string> {
      const urls = platform.calls.map(({ url }) => new URL(url));
      const url = urls.filter(({ pathname }) => pathname === path)[nth];
      return Object.fromEntries(url?.searchParams ?? []);
    },
    count: (name: string) =>
      platform.calls.filter(
        (request) => `${request.method} ${new URL(request.url).pathname}` === name,
      ).length,
  };
}

/** A page of the platform that contains all items. */
export function pageOf(content: unknown[], more: object = {}) {
  return { content, pageNum: 1, totalPages: 1, total: content.length, ...more };
}
