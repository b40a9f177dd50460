import { describe, expect, it, vi } from "vitest";
import { catalogue } from "../../catalogue/catalogue.ts";
import { smsForLogin } from "../../domains/session/account-calls.ts";
import { login } from "../../domains/session/calls.ts";
import type { PlatformSettings } from "../../request/request-scope.ts";
import { json } from "../../testing/platform.ts";
import { failureOf, portal } from "../../testing/platform-portal.ts";
import { testRow } from "../../testing/row.ts";
import type { CallGroup } from "../call.ts";
import { timeLimit, timeLimits } from "./time-limits.ts";

const kinds = Object.keys(timeLimits) as CallGroup[];
const change = (group: CallGroup) => testRow({ method: "POST", read: false, group });

describe("breakers by kind of call", () => {
  it("A147 every call that aggregates a period is a report", () => {
    const reports = catalogue.filter(({ group }) => group === "report").map(({ id }) => id);
    const agents = [
      "CA100",
      "CA150",
      "CA151",
      "CA152",
      "CA158",
      "CA161",
      "CA162",
      "CA163",
      "CA171",
      "CA176",
      "CA177",
      "CA173",
      "CA180",
      "CA165",
      "CA167",
      "CA51",
      "CA59",
      "CA60",
      "CA61",
      "CA62",
      "CA63",
      "CA64",
      "CA65",
      "CA66",
      "CA67",
    ];
    const players = ["CA140", "CA141", "CA142", "CA20", "CA21", "CA22", "CA25", "CA29"];
    expect(reports.sort()).toEqual([...players, ...agents].sort());
  });

  it("A147 the platform's timeout factor multiplies the limits of reads only", () => {
    const settings = { timeoutFactor: 2 } as PlatformSettings;
    const stretched = kinds.filter((group) => timeLimit(group, settings) > timeLimits[group]);
    expect(stretched).toEqual(["public", "personal", "report"]);
    expect(timeLimit("report", settings)).toBe(20_000);
  });

  it("A147 slow reports open neither the breaker of personal reads nor that of public reads", async () => {
    vi.useFakeTimers();
    try {
      const { send, answerWith } = portal();
      answerWith(() => new Promise(() => undefined));
      const slow = Array.from({ length: 20 }, () =>
        failureOf(send(testRow({ group: "report" }), {})),
      );
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await Promise.all(slow)).toEqual(Array(20).fill("UPSTREAM_TIMEOUT"));
      answerWith(() => json({ success: true, value: "open" }));
      const answers = (["report", "personal", "public"] as const).map((group) =>
        failureOf(send(testRow({ group }), { n: 1 })),
      );
      expect(await Promise.all(answers)).toEqual(["UPSTREAM_UNAVAILABLE", "open", "open"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(kinds)("429s for one caller open no breaker: %s", async (group) => {
    const { send, fetch, answerWith } = portal();
    answerWith(() => new Response("", { status: 429 }));
    for (let n = 0; n < 40; n += 1) await failureOf(send(change(group), { n }));
    answerWith(() => json({ success: true, value: "let in" }));
    expect(await send(change(group), {})).toBe("let in");
    expect(fetch).toHaveBeenCalledTimes(41);
  });

  it.each([400, 403, 404, 409, 422])("nor does a response with %i", async (status) => {
    const { send, fetch, answerWith } = portal();
    answerWith(() => json({ success: false, errorCode: "x" }, { status }));
    for (let n = 0; n < 40; n += 1) await failureOf(send(change("login"), { n }));
    expect(fetch).toHaveBeenCalledTimes(40);
  });

  it("an outage of one group does not affect the others", async () => {
    for (const down of kinds) {
      const { send, answerWith } = portal();
      answerWith(() => new Response("", { status: 502 }));
      for (let n = 0; n < 20; n += 1) await failureOf(send(change(down), { n }));
      answerWith(() => json({ success: true, value: "open" }));
      for (const kind of kinds) {
        const answer = await failureOf(send(change(kind), {}));
        expect(answer, `${kind} while ${down} is down`).toBe(
          kind === down ? "UPSTREAM_UNAVAILABLE" : "open",
        );
      }
    }
  });

  it("C1 C4 sign-in calls have their own groups, and a lost response is unknown in each", async () => {
    expect([login.group, smsForLogin.group]).toEqual(["login", "sms"]);
    for (const group of ["login", "sms", "mail", "registration", "money"] as const) {
      const { send, answerWith } = portal();
      answerWith(() => new Response("", { status: 502 }));
      expect(await failureOf(send(change(group), {})), group).toBe("UNKNOWN_OUTCOME");
    }
  });
});
