import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { marketOf } from "../../../markets/index.ts";
import { accountPortal } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";
import { formRules, switchedOn } from "../../testing/portal.ts";

const hour = 3_600_000;
const member = { id: 42, account: "player1", nickname: "Player One", type: 0, currency: "USD" };
const exclusionCall = "GET /wps/member/exclusion";
const registerCall = "POST /wps/exclusion/register";
const login = `mutation { login(input: { username: "player1", password: "secret pass" }) {
  __typename ... on OnBreak { kind } } }`;
const start = `mutation ($length: BreakLength!) { startBreak(input: { length: $length, confirmed: true }) {
  __typename } }`;
const notice = "{ breakNotice { kind until canRequestReturn openAgainAt } }";
const register = `mutation { register(input: { kind: USERNAME, username: "newbie12", password: "Portico#2026",
  confirmPassword: "Portico#2026", email: "kim@example.com", captcha: "K7PQ", termsAccepted: true, adult: true }) {
  __typename ... on Refused { reason } ... on InvalidInput { fields { field messageKey } } } }`;

const off = Object.fromEntries(["CA124", "CA125", "CA126"].map((id) => [id, { enabled: false }]));

async function portal(more: object = {}, { country = "US", rowsOff = false } = {}) {
  const table = {
    "POST /wps/session/login": { token: "tok-2" },
    "POST /wps/session/logout": {},
    "GET /wps/member/info": { ...member, excluded: true },
    ...switchedOn("DIRECTREG3", "USERNAMEREG3"),
    ...formRules,
    "POST /wps/member/register": { token: null },
    ...more,
  };
  const there = await accountPortal(table, "MEMBER", {
    market: marketOf(country, null),
    brand: { ...aurora, calls: { ...aurora.calls, ...(rowsOff ? off : {}) } },
  });
  const send = async (source: string, variables: object = {}) => {
    const { data, errors } = await there.run<Record<string, unknown>>(source, variables);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0];
  };
  return { ...there, send };
}

describe("G40 the platform's own exclusion", () => {
  it("CA125 refuses the sign-in, closes money and play from then on, and is shown with its end", async () => {
    const until = Date.UTC(2026, 4, 12);
    const { send, scope, now, count } = await portal({
      [exclusionCall]: { kind: "TIME_OUT", from: 1, until },
    });
    expect(await send(login)).toEqual({ __typename: "OnBreak", kind: "TIME_OUT" });
    expect(count("POST /wps/session/logout")).toBe(1);
    expect(await send(notice)).toMatchObject({ kind: "TIME_OUT", until });
    expect(await scope.protection.of("player1").openBreak(now())).toMatchObject({ until });
  });

  it("costs no call where C6 names none, and none where the brand has no such row", async () => {
    for (const settings of [{}, { rowsOff: true, country: "GB" }]) {
      const open = await portal({ "GET /wps/member/info": member }, settings);
      expect(await open.send(login)).toEqual({ __typename: "LoginSuccess" });
      expect(open.count(exclusionCall) + open.count(registerCall)).toBe(0);
    }
  });

  it("refuses by C6 alone where the brand's file switches CA125 off: another brand of the merchant has set it", async () => {
    const without = await portal({}, { rowsOff: true });
    expect(await without.send(login)).toEqual({ __typename: "OnBreak", kind: null });
    expect(without.count("POST /wps/session/logout")).toBe(1);
    expect(without.count(exclusionCall)).toBe(0);
    expect(await without.send(notice)).toMatchObject({ kind: null, until: null });
  });

  it("refuses by C6 alone when CA125 can't be read or knows no more of it", async () => {
    for (const answer of [refusal("down", null, 503), { kind: null }]) {
      const { send } = await portal({ [exclusionCall]: answer });
      expect(await send(login)).toEqual({ __typename: "OnBreak", kind: null });
    }
  });

  it("and Portico's: the tighter holds, and no sign-in voids a request to come back", async () => {
    const until = Date.UTC(2026, 11, 1);
    const platform = { kind: "SELF_EXCLUSION", from: 1, until };
    const { send, scope, now, later } = await portal({ [exclusionCall]: () => platform });
    const account = scope.protection.of("player1");
    await account.startBreak({ length: "WEEK", now: now(), entries: [] });
    expect(await send(login)).toEqual({ __typename: "OnBreak", kind: "SELF_EXCLUSION" });
    expect(await account.openBreak(now())).toMatchObject({ kind: "SELF_EXCLUSION", until });
    // A shorter one of the platform changes nothing.
    platform.until = now() + hour;
    expect(await send(login)).toMatchObject({ __typename: "OnBreak" });
    expect(await account.openBreak(now())).toMatchObject({ until });
    later(until - now());
    expect(await account.requestReturn(now())).toBe("DONE");
    platform.until = until;
    expect(await send(login)).toMatchObject({ __typename: "OnBreak" });
    expect(await account.openBreak(now())).toMatchObject({ returnRequestedAt: now() });
  });

  it("CA126 is told of a break, with its end and without marketing, and the break holds when it can't be", async () => {
    const reported = "POST /wps/member/exclusion";
    const { send, sent } = await portal({ "GET /wps/member/info": member, [reported]: {} });
    expect(await send(start, { length: "FOREVER" })).toMatchObject({
      __typename: "StartBreakSuccess",
    });
    expect(await sent(reported)).toMatchObject({
      kind: "SELF_EXCLUSION",
      until: null,
      marketing: false,
    });
    const down = await portal({ "GET /wps/member/info": member });
    expect(await down.send(start, { length: "DAY" })).toMatchObject({
      __typename: "StartBreakSuccess",
    });
    expect(await down.send(login)).toMatchObject({ __typename: "OnBreak" });
  });
});

describe("G21 CA124 the market's register of excluded persons", () => {
  const open = { "GET /wps/member/info": member };

  it("refuses a sign-in and a registration where the market's file says that it is asked", async () => {
    const excluded = { ...open, [registerCall]: { excluded: true } };
    const there = await portal(excluded, { country: "GB" });
    expect(await there.send(login)).toEqual({ __typename: "OnBreak", kind: null });
    expect(await there.send(register)).toEqual({
      __typename: "Refused",
      reason: "ACCOUNT_UNAVAILABLE",
    });
    expect(await there.sent(registerCall, 1)).toEqual({ email: "kim@example.com" });
    expect(there.count("POST /wps/member/register")).toBe(0);
    const elsewhere = await portal(excluded, { country: "US" });
    expect(await elsewhere.send(login)).toEqual({ __typename: "LoginSuccess" });
    expect(elsewhere.count(registerCall)).toBe(0);
  });

  it("when it can't be reached a registration is refused, and a sign-in goes on", async () => {
    const down = { ...open, [registerCall]: refusal("down", null, 503) };
    const there = await portal(down, { country: "GB" });
    expect(await there.send(login)).toEqual({ __typename: "LoginSuccess" });
    expect(await there.send(register)).toEqual({
      __typename: "Refused",
      reason: "PROTECTION_UNAVAILABLE",
    });
  });
});
