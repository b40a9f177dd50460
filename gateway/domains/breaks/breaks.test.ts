import { describe, expect, it } from "vitest";
import { accountPortal } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const hour = 3_600_000;
const member = { id: 42, account: "player1", nickname: "Player One", type: 0, currency: "USD" };
const table = {
  "POST /wps/session/login": { token: "tok-2" },
  "POST /wps/session/logout": {},
  "GET /wps/member/info": member,
  "GET /wps/member/identity": {
    mobile: "1055550001",
    email: "kim@example.com",
    cards: ["123456789012"],
    realName: "Kim Minsu",
    birthday: "1990-01-31",
  },
  "GET /wps/member/sessions": [
    { id: "s1", current: true },
    { id: "s2", current: false },
  ],
  "DELETE /wps/member/sessions": {},
};

const start = `mutation ($length: BreakLength!, $confirmed: Boolean!) {
  startBreak(input: { length: $length, confirmed: $confirmed }) {
    __typename ... on InvalidInput { fields { field } } ... on Refused { reason } } }`;
const login = `mutation { login(input: { username: "player1", password: "secret pass" }) {
  __typename ... on OnBreak { kind } } }`;
const notice = "{ breakNotice { kind until canRequestReturn openAgainAt } }";
const requestReturn = `mutation { requestReturn {
  __typename ... on RequestReturnSuccess { openAgainAt } ... on Refused { reason } } }`;

async function portal(more: object = {}) {
  const there = await accountPortal({ ...table, ...more });
  const send = async (source: string, variables: object = {}) => {
    const { data, errors } = await there.run<Record<string, unknown>>(source, variables);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0];
  };
  return {
    ...there,
    send,
    begin: (length: string, confirmed = true) => send(start, { length, confirmed }),
  };
}

it("G26 CA6 ending the other sessions ends those of the platform, too, but not this one", async () => {
  const { send, scope, count, query } = await portal();
  const ended = await send("mutation { endOtherSessions { __typename } }");
  expect(ended).toEqual({ __typename: "EndOpenSessionsSuccess" });
  expect(count("DELETE /wps/member/sessions")).toBe(1);
  expect(query("/wps/member/sessions", 1)).toEqual({ id: "s2" });
  expect([count("POST /wps/session/logout"), scope.session.ended]).toEqual([0, 0]);
});

describe("G15 G16 G17 starting a break", () => {
  it("ends the session here and all at the platform", async () => {
    const { begin, scope, count, query } = await portal({ "POST /wps/member/exclusion": {} });
    expect(await begin("DAY")).toEqual({ __typename: "StartBreakSuccess" });
    expect(scope.session.ended).toBe(1);
    expect(count("DELETE /wps/member/sessions")).toBe(1);
    expect(query("/wps/member/sessions", 1)).toEqual({ id: "s2" });
    expect(count("POST /wps/session/logout")).toBe(1);
    expect(scope.answerHeaders.get("clear-site-data")).toContain("storage");
  });

  it("needs the confirmation", async () => {
    const { begin, scope } = await portal();
    expect(await begin("DAY", false)).toMatchObject({ fields: [{ field: "confirmed" }] });
    expect(scope.session.ended).toBe(0);
  });

  it("holds also when the platform does not answer, and is refused when it can't be stored", async () => {
    const down = await portal(
      Object.fromEntries(Object.keys(table).map((name) => [name, refusal("down", null, 503)])),
    );
    expect(await down.begin("DAY")).toMatchObject({ __typename: "StartBreakSuccess" });
    const gone = await portal();
    const { of } = gone.scope.protection;
    const startBreak = () => Promise.reject(new Error("gone"));
    gone.scope.protection = { of: (name) => ({ ...of(name), startBreak }) };
    expect(await gone.begin("DAY")).toMatchObject({ reason: "PROTECTION_UNAVAILABLE" });
    expect(gone.scope.session.ended).toBe(0);
  });
});

describe("G17 a sign-in during a break", () => {
  it("is refused after the right password alone, its token is ended, and only then the break is told", async () => {
    const { send, begin, scope, count } = await portal();
    await begin("DAY");
    await scope.session.set("onBreak", null);
    expect(await send(notice)).toBeNull();
    const ended = count("POST /wps/session/logout");
    expect(await send(login)).toEqual({ __typename: "OnBreak", kind: "TIME_OUT" });
    expect(count("POST /wps/session/logout")).toBe(ended + 1);
    expect(await scope.session.token()).toBeNull();
    expect(await send(notice)).toMatchObject({ kind: "TIME_OUT", canRequestReturn: false });
  });

  it("a wrong password is answered as ever", async () => {
    const { send, begin } = await portal({
      "POST /wps/session/login": refusal("login.password.error"),
    });
    await begin("DAY");
    expect(await send(login)).toEqual({ __typename: "InvalidCredentials" });
  });

  it("works again after a time-out, and goes on when the object can't be reached", async () => {
    const { send, begin, later, scope } = await portal();
    await begin("DAY");
    const { protection } = scope;
    const gone = () => Promise.reject(new Error("gone"));
    scope.protection = { of: (name) => ({ ...protection.of(name), signInState: gone }) };
    expect(await send(login)).toEqual({ __typename: "LoginSuccess" });
    scope.protection = protection;
    later(24 * hour);
    expect(await send(login)).toEqual({ __typename: "LoginSuccess" });
  });

  it("G18 a self-exclusion opens a day after the player has asked, not before its end", async () => {
    const { send, begin, later, now } = await portal();
    await begin("HALF_YEAR");
    expect(await send(requestReturn)).toMatchObject({ reason: "STATE_CHANGED" });
    later(200 * 24 * hour);
    expect(await send(requestReturn)).toMatchObject({ reason: "STATE_CHANGED" });
    expect(await send(login)).toMatchObject({ __typename: "OnBreak" });
    expect(await send(notice)).toMatchObject({ canRequestReturn: true, openAgainAt: null });
    expect(await send(requestReturn)).toEqual({
      __typename: "RequestReturnSuccess",
      openAgainAt: now() + 24 * hour,
    });
    later(24 * hour - 1);
    expect(await send(login)).toMatchObject({ __typename: "OnBreak" });
    later(1);
    expect(await send(login)).toEqual({ __typename: "LoginSuccess" });
  });
});

describe("G17 the register of excluded persons", () => {
  it("CA123 A173 knows mobile, mail, card, and name with birthday of who is on a break", async () => {
    const { begin, scope } = await portal();
    await begin("YEAR");
    for (const person of [
      { mobile: "+82 10-5555-0001" },
      { email: "KIM@example.com" },
      { cards: ["1234-5678-9012"] },
      { name: "kim minsu", birthday: "1990-01-31" },
    ]) {
      expect(await scope.register.isExcluded(person, scope.now())).toBe(true);
    }
    expect(await scope.register.isExcluded({ mobile: "01055550002" }, scope.now())).toBe(false);
  });
});

describe("G17 another account of an excluded person", () => {
  const other = { "GET /wps/member/identity": { mobile: "+82 10-5555-0001", cards: [] } };
  const excluded = async () => {
    const there = await portal(other);
    const { register, protection } = there.scope;
    const [entry] = await register.entriesOf({ mobile: "01055550001" });
    const exclude = async (more = entry) =>
      protection.of("first").startBreak({
        length: "YEAR",
        now: there.now(),
        entries: more ? [more, await register.changeEntry()] : [],
      });
    return { ...there, exclude, identityCalls: () => there.count("GET /wps/member/identity") };
  };

  it("is refused when it signs in with its password, and not told whose break it is", async () => {
    const { send, exclude, count } = await excluded();
    await exclude();
    expect(await send(login)).toEqual({ __typename: "OnBreak", kind: null });
    expect(count("POST /wps/session/logout")).toBe(1);
    expect(await send(notice)).toEqual({
      kind: null,
      until: null,
      canRequestReturn: false,
      openAgainAt: null,
    });
  });

  it("costs no platform call while nobody is excluded, and one reading of the account's data later", async () => {
    const { send, exclude, identityCalls, later, scope } = await excluded();
    expect(await send(login)).toMatchObject({ __typename: "LoginSuccess" });
    expect(identityCalls()).toBe(0);
    const [somebody] = await scope.register.entriesOf({ mobile: "01099999999" });
    await exclude(somebody);
    for (let time = 0; time < 3; time += 1) {
      expect(await send(login)).toMatchObject({ __typename: "LoginSuccess" });
      await scope.settled();
    }
    expect(identityCalls()).toBe(1);
    // What is known suffices to find an exclusion that came later.
    await exclude();
    expect(await send(login)).toMatchObject({ __typename: "OnBreak", kind: null });
    expect(identityCalls()).toBe(1);
    later(7 * 24 * hour);
    expect(await send(login)).toMatchObject({ __typename: "OnBreak" });
    expect(identityCalls()).toBe(2);
  });

  it("signs in when the register can't be reached, and the next check asks again", async () => {
    const { send, exclude, scope } = await excluded();
    await exclude();
    scope.register.changes = () => Promise.reject(new Error("gone"));
    expect(await send(login)).toMatchObject({ __typename: "LoginSuccess" });
  });
});
