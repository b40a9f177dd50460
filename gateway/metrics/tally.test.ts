import { expect, it } from "vitest";
import { Tally } from "./tally.ts";

const at = Date.UTC(2026, 10, 28, 9);
const call = {
  level: "info" as const,
  event: "platform.call",
  requestId: "r-1",
  call: "C34",
  outcome: "ok",
  status: 200,
  ms: 40,
  attempts: 1,
};

it("O8 counts what the log says, and lists failed calls without their values", () => {
  const tally = new Tally();
  tally.countLine(call, at, null);
  tally.countLine({ ...call, attempts: 2 }, at, null);
  tally.countLine({ ...call, outcome: "UPSTREAM_TIMEOUT", status: 0, ms: 1500 }, at, null);
  tally.countLine({ ...call, outcome: "UPSTREAM_UNAVAILABLE", attempts: 0 }, at, null);
  tally.countLine({ ...call, outcome: "UPSTREAM_REFUSED", errorCode: "#7" }, at, null);
  tally.countLine({ level: "info", event: "request", path: "/rng", status: 200, ms: 12 }, at, null);
  tally.countLine(
    { level: "info", event: "request", path: "/graphql", status: 500, ms: 3 },
    at,
    null,
  );
  const message = tally.take();
  expect(
    Object.fromEntries(Object.entries(message?.counts ?? {}).map(([k, v]) => [k, v.n])),
  ).toEqual({
    "call C34 ok": 2,
    "retry C34": 1,
    "call C34 UPSTREAM_TIMEOUT": 1,
    "call C34 not-sent": 1,
    "call C34 UPSTREAM_REFUSED": 1,
    "request page 200": 1,
    "request graphql 500": 1,
  });
  expect(message?.failures).toEqual([
    { at, call: "C34", outcome: "UPSTREAM_TIMEOUT", status: 0, ms: 1500, requestId: "r-1" },
    { at, call: "C34", outcome: "not-sent", status: 200, ms: 40, requestId: "r-1" },
  ]);
  expect(tally.take()).toBeNull();
});

it("O1 O4 counts sign-ins, money, refusals and the networks that they came from", () => {
  const tally = new Tally();
  const line = (event: string, facts: object = {}) => ({
    level: "info" as const,
    event: `security.${event}`,
    requestId: "r-2",
    ...facts,
  });
  tally.countLine(line("login.done", { way: "no password", role: "MEMBER" }), at, "203.0.113.0/24");
  tally.countLine(line("login.failed", { reason: "#3" }), at, "203.0.113.0/24");
  tally.countLine(line("login.locked", { reason: "#4" }), at, null);
  for (const state of ["sent", "done", "failed", "unknown"]) {
    tally.countLine(line("money.attempt", { action: "deposit", state, attempt: "a" }), at, null);
  }
  tally.countLine(
    line("csp.report", { directive: "img-src", blocked: "https://cdn.example/a b.png?q=1" }),
    at,
    null,
  );
  const counts = Object.keys(tally.take()?.counts ?? {});
  expect(counts).toEqual([
    "sign-in done no-password",
    "security login.done",
    "network 203.0.113.0/24 login.done",
    "sign-in refused #3",
    "security login.failed",
    "network 203.0.113.0/24 login.failed",
    "sign-in refused locked",
    "security login.locked",
    "security money.attempt",
    "money taken deposit",
    "money refused deposit",
    "money unknown deposit",
    "csp img-src cdn.example",
    "security csp.report",
  ]);
});
