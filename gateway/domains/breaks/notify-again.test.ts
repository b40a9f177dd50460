/** A break that the platform could not be told (CA126, G40): what is kept for later, and what a later try does. */
import { describe, expect, it } from "vitest";
import { createContext } from "../../create-context.ts";
import type { UntoldBreak } from "../../protection/breaks/platform-news.ts";
import { accountPortal } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";
import { notifyPlatformAgain } from "./notify-again.ts";

const reported = "POST /wps/member/exclusion";
const logout = "POST /wps/session/logout";
const member = { id: 42, account: "player1", nickname: "Player One", type: 0, currency: "USD" };
const down = new Response("", { status: 503 });
const start = `mutation { startBreak(input: { length: DAY, confirmed: true }) { __typename } }`;

async function portal(answer: unknown) {
  const there = await accountPortal({
    "GET /wps/member/info": member,
    [logout]: {},
    [reported]: answer instanceof Response ? () => answer.clone() : answer,
  });
  const stored: UntoldBreak[] = [];
  const { of } = there.scope.protection;
  there.scope.protection = {
    of: (name) => ({
      ...of(name),
      async notifyPlatformLater(untold) {
        stored.push(untold);
      },
    }),
  };
  const outcomes = () =>
    there.scope.audit.records
      .filter(({ action }) => action === "notifyPlatform")
      .map(({ outcome, subject }) => `${subject} ${outcome}`);
  return { ...there, stored, outcomes };
}

describe("CA126 when a break starts", () => {
  it("a failure is kept for later with the token, is in the audit trail, and leaves the session there open", async () => {
    const { run, stored, outcomes, count } = await portal(down);
    await run(start);
    expect(stored).toMatchObject([{ kind: "TIME_OUT", until: expect.any(Number), token: "tok" }]);
    expect(outcomes()).toEqual(["player1 failed"]);
    expect(count(logout)).toBe(0);
  });

  it("a success keeps nothing and ends the session there", async () => {
    const { run, stored, outcomes, count } = await portal({});
    await run(start);
    expect([stored, outcomes(), count(logout)]).toEqual([[], [], 1]);
  });
});

const news = { kind: "TIME_OUT" as const, from: 1, until: 2, account: "player1" };

describe("CA126 told again", () => {
  it.each([
    ["taken", {}, false, "TOLD", "done", 1],
    ["not taken", down, false, "FAILED", "failed", 0],
    ["not taken for the last time", down, true, "FAILED", "given up", 1],
    ["with a dead token", refusal("token.expired", null, 401), false, "REFUSED", "given up", 0],
  ])("%s", async (_name, answer, last, outcome, recorded, ended) => {
    const { scope, outcomes, count, sent } = await portal(answer);
    expect(await notifyPlatformAgain(news, "kept", last, createContext(scope))).toBe(outcome);
    expect(outcomes()).toEqual([`player1 ${recorded}`]);
    expect(count(logout)).toBe(ended);
    const { account: _account, ...body } = news;
    expect(await sent(reported)).toEqual({ ...body, marketing: false });
  });

  it("without a token that opens, the platform is not asked", async () => {
    const { scope, outcomes, calls } = await portal({});
    expect(await notifyPlatformAgain(news, null, false, createContext(scope))).toBe("REFUSED");
    expect([outcomes(), calls.length]).toEqual([["player1 given up"], 0]);
  });
});
