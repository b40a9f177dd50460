/** What people type, through the pages' own forms without JavaScript (A180). */
import { describe, expect, it } from "vitest";
import session from "../../../app/locales/en/session.ts";
import english from "../../../app/locales/en/validation.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const send = (world: string, path: string, fields: Record<string, string> | null, cookie = "") =>
  portal.fetch(path, {
    ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
    as: { world },
    redirect: "manual",
    headers: {
      ...(cookie ? { cookie } : {}),
      origin: portal.origin,
      "sec-fetch-site": "same-origin",
    },
  });

const pasted = (text: string) => `\u2068${text}\u200b\u2069`;

describe("A180 forms read what is meant", () => {
  it("an account with signs that nobody sees signs in", async () => {
    const fields = { username: pasted("ｐｌａｙｅｒ１"), password: "Portico#2026", key: "typed 1" };
    const answer = await send("typed-login", "/login", fields);
    expect(answer.status).toBe(302);
    expect(answer.headers.getSetCookie().some((line) => line.startsWith("sid="))).toBe(true);
  });

  it("V44 a text that can't be a code costs no try", async () => {
    const password = { newPassword: "Portico#2027", confirmPassword: "Portico#2027" };
    const number = { intent: "reset", mobile: "(010) 5550-0001", dialingCode: "82", ...password };
    const unread = await send("typed-code", "/login/forgot", {
      ...number,
      verificationCode: "12345a",
    });
    expect(await unread.text()).toContain(english.codeWrong);
    const wrong = await send("typed-code", "/login/forgot", {
      ...number,
      mobile: "+82 10 5550 0001",
      verificationCode: "１２３ ４５６",
    });
    expect(await wrong.text()).toContain("Attempts left: 4");
  });

  it("E28 wrong codes by SMS are counted down to a new code, and never ask for a picture", async () => {
    const fields = {
      intent: "sms",
      mobile: "1055500001",
      dialingCode: "82",
      verificationCode: "000001",
    };
    const pages: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      pages.push(await (await send("wrong-codes", "/login?tab=sms", fields)).text());
    }
    for (const [n, page] of pages.entries()) {
      expect(page).toContain(n < 4 ? `Attempts left: ${4 - n}` : english.codeSpent);
      expect(page).not.toContain(session.captchaNeeded);
      expect(page).not.toContain('name="captcha"');
    }
    const password = { username: "player2", password: "wrong" };
    for (let n = 0; n < 3; n += 1) await send("wrong-codes", "/login", password);
    expect(await (await send("wrong-codes", "/login", password)).text()).toContain(
      'name="captcha"',
    );
  });

  it("A141 an amount as the portal writes it is reviewed, and a nickname has to be seen", async () => {
    const world = "typed-member";
    const cookie = await signIn(portal, { world });
    const review = `/member/withdraw?${new URLSearchParams({ cardId: "1", amount: "$1,000.00" })}`;
    expect(await (await send(world, review, null, cookie)).text()).toContain("$1,000.00 USD");
    const nickname = (text: string) =>
      send(world, "/member/profile", { intent: "profile", nickname: text }, cookie);
    expect(await (await nickname("\u200b\u3164")).text()).toContain(english.required);
    expect(await (await nickname("Аdmin")).text()).toContain(english.officialName);
    expect((await nickname("👨‍👩‍👧")).status).toBe(302);
  });

  it("an agent finds an account that was pasted", async () => {
    const world = "typed-agent";
    const cookie = await signIn(portal, { world, username: "agent1" });
    const search = `/agentHome/downline?${new URLSearchParams({ search: pasted("agent2") })}`;
    expect(await (await send(world, search, null, cookie)).text()).toContain(
      'href="/agentHome/downline/agent2',
    );
  });
});
