import { vi } from "vitest";
import { createPlatform } from "../platform/client.ts";
import type { PlatformError } from "../platform/errors.ts";
import { json, type TestScopeOverrides, testOrigin, testScope } from "./platform.ts";
import { testRow } from "./row.ts";

/** C18 with its cache policy: stale-if-error for 5 minutes. */
export const status = testRow({
  id: "C18",
  path: "/wps/system/status",
  cache: { fresh: 30, staleWhileRevalidate: 60, staleIfError: 300 },
});

/** A platform whose response is the number of the call, and the visitors of one portal. */
export function portal() {
  const origin = testOrigin();
  let answer: (n: number) => Response | Promise<Response> = (n) =>
    json({ success: true, value: { n } });
  const fetch = vi.fn(async (_: Request) => answer(fetch.mock.calls.length));
  const newRequest = (overrides: TestScopeOverrides = {}) => {
    const scope = testScope({ ...overrides, platform: { fetch, origin, ...overrides.platform } });
    return { scope, platform: createPlatform(scope) };
  };
  const send = (row = status, input: unknown = {}, overrides: TestScopeOverrides = {}) =>
    newRequest(overrides).platform.call(row, input);
  const answerWith = (next: typeof answer) => {
    answer = next;
  };
  return { fetch, visit: newRequest, send, answerWith };
}
/** The failure of a call, or its value if it succeeds. */
export const failureOf = (call: Promise<unknown>) =>
  call.then(
    (value) => value,
    (error: PlatformError) => error.failure,
  );
