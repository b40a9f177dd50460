/** The faults, and what docs/reliability.md wants of each class of call while it lasts. */
import type { Fault } from "../support/world.ts";

/** An answer that is as if nothing had happened. */
export const fine = "fine";

/** What somebody who asks is told; for reads a code, for changes a reason or a type. */
export interface Expected {
  read: string;
  /** A report, where that is something else than for other reads. */
  report?: string;
  /** Times that the platform sees a read: two where a second attempt may go better. */
  readCalls: number;
  login: string;
  /** C6, right after a login: the login as a whole comes to this. */
  account: string;
  launch: string;
  money: string;
}

export interface ListedFault {
  name: string;
  fault: Fault["fault"];
  expected: Expected;
}

const lost = {
  login: "OUTCOME_UNKNOWN",
  account: "PLATFORM_UNAVAILABLE",
  launch: "PLATFORM_UNAVAILABLE",
  money: "OUTCOME_UNKNOWN",
};
const late: Expected = { ...lost, read: "UPSTREAM_TIMEOUT", readCalls: 1 };
const down: Expected = { ...lost, read: "UPSTREAM_UNAVAILABLE", readCalls: 1 };
const twice: Expected = { ...down, readCalls: 2 };
const unreadable: Expected = { ...lost, read: "UPSTREAM_BAD_RESPONSE", readCalls: 1 };
const changesFine = { login: fine, launch: fine, money: fine };

/** Slowest first, so that the longest time limits run while the rest is tried. */
export const faults: ListedFault[] = [
  listed("hang before headers", { kind: "hang-before-headers" }, late),
  listed("hang after headers", { kind: "hang-after-headers" }, late),
  // Longer than a read may take, shorter than a login, a launch or money.
  listed("slow", { kind: "slow", ms: 3000 }, { ...late, ...changesFine, report: fine }),
  listed("reset", { kind: "reset" }, twice),
  listed("500", { kind: "status", status: 500 }, down),
  listed("502", { kind: "status", status: 502 }, twice),
  listed(
    "429",
    { kind: "status", status: 429 },
    { ...down, login: "Throttled", launch: "Throttled", money: "Throttled" },
  ),
  listed("HTML for JSON", { kind: "html" }, unreadable),
  listed("truncated", { kind: "truncated" }, unreadable),
  listed("10 MiB", { kind: "huge" }, unreadable),
  listed("wrong types", { kind: "wrong-types" }, unreadable),
  // A transfer that says that it was made, and not what the wallets hold now, was made.
  listed("missing fields", { kind: "missing-fields" }, { ...unreadable, money: fine }),
  listed(
    "success: false",
    { kind: "success-false", errorCode: "request_param_err" },
    {
      read: "UPSTREAM_UNAVAILABLE",
      readCalls: 1,
      login: "PLATFORM_REFUSED",
      account: "PLATFORM_REFUSED",
      launch: "PLATFORM_REFUSED",
      money: "PLATFORM_REFUSED",
    },
  ),
  listed(
    "expired token",
    { kind: "expired-token" },
    {
      read: "UNAUTHENTICATED",
      readCalls: 1,
      // A call that carries no token can't have a dead one: that is a refusal like any other.
      login: "PLATFORM_REFUSED",
      account: "NOT_SIGNED_IN",
      launch: "NOT_SIGNED_IN",
      money: "NOT_SIGNED_IN",
    },
  ),
  listed("redirect to another host", { kind: "redirect" }, unreadable),
  // The wire says in C6 alone whose answer it is (docs/platform-wire.md).
  listed(
    "someone else's data",
    { kind: "someone-else" },
    {
      ...{ ...changesFine, read: fine, readCalls: 1 },
      account: "PLATFORM_UNAVAILABLE",
    },
  ),
];

function listed(name: string, fault: Fault["fault"], expected: Expected): ListedFault {
  return { name, fault, expected };
}

/** What an answer must never hold: the platform's words, addresses and numbers. */
export const platformWords =
  /It works|<h1>|Gateway<|request_param|parameter is wrong|token is not valid|user\.or\.token|errorNo|elsewhere\.portico|sandbox\.internal|\/wps\/|on purpose/;
