/** The faults, and the required results of each class of calls (docs/reliability.md). */
import type { Fault } from "../support/world.ts";

/** A response as without a fault. */
export const fine = "fine";

/** The result for the client: for reads a code, for changes a reason or a type. */
export interface Expected {
  read: string;
  /** The result of a report, where it differs from other reads. */
  report?: string;
  /** How often the platform gets a read: twice where a retry may succeed. */
  readCalls: number;
  login: string;
  /** C6, right after a login: the result of the whole login. */
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

/** Slowest first, so that the longest time limits run during the other tests. */
export const faults: ListedFault[] = [
  listed("hang before headers", { kind: "hang-before-headers" }, late),
  listed("hang after headers", { kind: "hang-after-headers" }, late),
  // Longer than the limit of a read, shorter than that of a login, a launch or money.
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
  // A transfer that reports success without the new balances was made.
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
      // A call without a token can't have an expired one, so this is an ordinary refusal.
      login: "PLATFORM_REFUSED",
      account: "NOT_SIGNED_IN",
      launch: "NOT_SIGNED_IN",
      money: "NOT_SIGNED_IN",
    },
  ),
  listed("redirect to another host", { kind: "redirect" }, unreadable),
  // Only C6 says which account it is about (docs/platform-wire.md).
  listed(
    "someone else's data",
    { kind: "someone-else" },
    {
      ...changesFine,
      read: fine,
      readCalls: 1,
      account: "PLATFORM_UNAVAILABLE",
    },
  ),
];

function listed(name: string, fault: Fault["fault"], expected: Expected): ListedFault {
  return { name, fault, expected };
}

/** Text that a response must never contain: the platform's messages, addresses and numbers. */
export const platformWords =
  /It works|<h1>|Gateway<|request_param|parameter is wrong|token is not valid|user\.or\.token|errorNo|elsewhere\.portico|sandbox\.internal|\/wps\/|on purpose/;
