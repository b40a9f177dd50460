/** A Worker around the session and limit ports alone: it runs the steps a test sends, in one request. */

import { LimitObject } from "../../app/session/limit-object.ts";
import { createLimitsPort } from "../../app/session/limits-port.ts";
import { SessionObject } from "../../app/session/session-object.ts";
import { createSessionPort } from "../../app/session/session-port.ts";

export { LimitObject, SessionObject };

export interface Step {
  port: "session" | "limits";
  method: string;
  args: unknown[];
}

interface Order {
  cookies: string | null;
  now: number;
  active: boolean;
  steps: Step[];
}

interface Env {
  SESSIONS: DurableObjectNamespace<SessionObject>;
  LIMITS: DurableObjectNamespace<LimitObject>;
}

type Ports = Record<Step["port"], object>;

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { cookies, now, active, steps } = await request.json<Order>();
    const answerHeaders = new Headers();
    const key = "a key of this test that is long enough";
    const clock = () => now;
    const session = createSessionPort({
      stores: env.SESSIONS,
      cookies,
      key,
      answerHeaders,
      active,
      now: clock,
    });
    const ports: Ports = { session, limits: createLimitsPort(env.LIMITS, clock) };
    const results: unknown[] = [];
    for (const { port, method, args } of steps) {
      const run = Reflect.get(ports[port], method) as (...input: unknown[]) => Promise<unknown>;
      results.push((await run(...args)) ?? null);
    }
    return Response.json(results, { headers: answerHeaders });
  },
};
