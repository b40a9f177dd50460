/** Checks that all refusals of the gateway have in common. */
import { expect } from "vitest";
import { type RawAnswer, sendRaw } from "../edge/support/send-raw.ts";
import type { Portal } from "../support/portal.ts";
import type { SeenCall } from "../support/world.ts";

export interface Sent {
  method?: string;
  path?: string;
  /** Text is sent unchanged, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends exactly this body to /graphql, with the headers of our own client. */
export async function send(portal: Portal, world: string, sent: Sent): Promise<RawAnswer> {
  const { method = "POST", path = "/graphql", body, headers = {} } = sent;
  const ours: Record<string, string> = {
    origin: portal.origin,
    "x-portico": "1",
    "content-type": "application/json",
    "x-dev-world": world,
  };
  const all = Object.entries({ ...ours, ...headers }).filter(([, value]) => value !== "");
  const raw = typeof body === "string" || body instanceof Uint8Array || body === undefined;
  const options = { method, headers: Object.fromEntries(all) };
  return sendRaw(portal.origin, path, { ...options, body: raw ? body : JSON.stringify(body) });
}

export interface Refusal {
  status: number;
  code?: string;
}

/**
 * Expects a refusal: its status and code, a request id, no platform call, and no details. An operation that is executed
 * anyway would take minutes; the test's time limit ends it.
 */
export async function expectRefused(
  portal: Portal,
  world: string,
  sent: Sent,
  { status, code }: Refusal,
): Promise<void> {
  const answer = await send(portal, world, sent);
  const shown = answer.body.slice(0, 400);
  expect(answer.status, shown).toBe(status);
  expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  if (sent.method !== "HEAD") {
    const body: { data?: unknown; errors: { extensions: Record<string, unknown> }[] } = JSON.parse(
      answer.body,
    );
    expect(body.data ?? null, shown).toBeNull();
    expect(body.errors[0]?.extensions.requestId).toBe(answer.headers["x-request-id"]);
    expect(body.errors[0]?.extensions.code, shown).toMatch(/^[A-Z_]+$/);
    if (code) expect(body.errors[0]?.extensions.code, shown).toBe(code);
  }
  expect(answer.body).not.toMatch(
    /node_modules|\.js:\d|\.ts:\d|\bat \w+ \(|sandbox\.internal|\/wps\//,
  );
  expect(await runCalls(portal, world), "calls to the platform").toEqual([]);
}

/** The platform calls, without the edge's own check of the portal's status. */
export async function runCalls(portal: Portal, world: string): Promise<SeenCall[]> {
  return (await portal.world(world).calls()).filter(({ id }) => id !== "C18");
}
