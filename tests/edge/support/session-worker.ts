/** A Worker with only the session and limit ports. It runs a test's steps in one request. */

import { objectNameOf, readSessionId } from "../../../app/session/cookies/session-cookie.ts";
import { LimitObject as RealLimitObject } from "../../../app/session/limits/limit-object.ts";
import { createLimitsPort } from "../../../app/session/limits/limits-port.ts";
import { createSessionPort } from "../../../app/session/port/session-port.ts";
import type { SealKeys } from "../../../app/session/seal/token-seal.ts";
import { SessionObject as RealSessionObject } from "../../../app/session/store/session-object.ts";
import { type FilesOfSession, filesValue } from "../../../app/session/store/session-store.ts";
import { preloadedValues, type SessionPort } from "../../../gateway/request/session-port.ts";

/** Sessions whose end stopped what works with their token, in this isolate. */
const reported: string[] = [];

/** The Durable Object, with a method that damages its rows. What it has read is forgotten then, as after a restart. */
export class SessionObject extends RealSessionObject {
  protected override async stopFiles({ session }: FilesOfSession): Promise<void> {
    reported.push(session);
  }
  async exec(text: string): Promise<void> {
    this.ctx.storage.sql.exec(text);
    await this.ctx.storage.sync();
    this.ctx.abort();
  }
}

/** The Durable Object, with methods that count its rows and damage them. */
export class LimitObject extends RealLimitObject {
  async exec(text: string): Promise<void> {
    this.ctx.storage.sql.exec(text);
  }

  async rows(): Promise<number> {
    return this.ctx.storage.sql.exec<{ n: number }>("SELECT COUNT(*) AS n FROM bucket").one().n;
  }
}

export interface Step {
  port: "session" | "limits" | "reported" | "stored";
  method: string;
  args: unknown[];
}

interface Order {
  cookies: string | null;
  now: number;
  active: boolean;
  keys?: SealKeys;
  steps: Step[];
}

interface Env {
  SESSIONS: DurableObjectNamespace<SessionObject>;
  LIMITS: DurableObjectNamespace<LimitObject>;
}

const usual: SealKeys = { current: "a key of this test that is long enough", previous: null };

type Ports = Record<Step["port"], object>;

/** A login as the gateway does it: once for each form, with a delay in place of the platform. */
async function login(session: SessionPort, [key, args]: [string | null, string]) {
  const once = await session.claimForm(key, args);
  if (once.state === "same" || once.state === "adopted") return once;
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (args === "wrong") {
    if (once.state === "first") await once.refused({ wrong: true });
    return { state: once.state, outcome: { wrong: true } };
  }
  const record = await session.begin(
    {
      account: { id: "7", account: "p", nickname: "P", type: 0, role: "MEMBER", currency: null },
      firstLogin: false,
      passwordChangeRequired: false,
      token: "platform-token",
    },
    { remember: false },
  );
  if (once.state === "first") await once.succeeded(false);
  return { state: once.state, session: record };
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { cookies, now, active, steps, keys = usual } = await request.json<Order>();
    const answerHeaders = new Headers();
    const clock = () => now;
    const session = createSessionPort({
      stores: env.SESSIONS,
      limits: env.LIMITS,
      cookies,
      keys,
      shown: preloadedValues,
      answerHeaders,
      sender: "test",
      active,
      now: clock,
    });
    const limits = {
      ...createLimitsPort(env.LIMITS, clock),
      rows: async (name: string) => env.LIMITS.getByName(await objectNameOf(name)).rows(),
      exec: async (name: string, text: string) =>
        env.LIMITS.getByName(await objectNameOf(name)).exec(text),
    };
    const nameOfSession = () => objectNameOf(readSessionId(cookies) ?? "");
    // Of the account's session that the cookie names. The object ends by `exec`, which is an error for the caller.
    const stored = {
      beginFiles: async () => {
        const session = await nameOfSession();
        const files: FilesOfSession = { object: "files", session };
        await env.SESSIONS.getByName(session).set(filesValue, JSON.stringify(files), now);
      },
      exec: async (text: string) => {
        const name = await nameOfSession();
        await env.SESSIONS.getByName(name)
          .exec(text)
          .catch(() => undefined);
      },
    };
    const ports: Ports = { session, limits, reported: { names: async () => reported }, stored };
    const results: unknown[] = [];
    for (const { port, method, args } of steps) {
      if (method === "login") {
        results.push(await login(session, args as [string | null, string]));
        continue;
      }
      const run = Reflect.get(ports[port], method) as (...input: unknown[]) => Promise<unknown>;
      results.push((await run(...args)) ?? null);
    }
    return Response.json(results, { headers: answerHeaders });
  },
};
