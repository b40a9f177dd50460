/** What a member may learn of excluded persons by a card, or a name with a birthday: nothing (G43). */
import { describe, expect, it } from "vitest";
import { guestOwner } from "../../access/page-owner.ts";
import { accountPortal } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const cards = "POST /wps/bankCards";
const profile = "PUT /wps/member/profile";
const add = `mutation { addBankCard(input: { bank: "b", holder: "Kim Minsu", number: "1234 5678 9012",
  paymentPassword: "246810" }) { __typename ... on Refused { reason } ... on InvalidInput { fields { field } } } }`;
const change = (input: string) => `mutation { updateProfile(input: ${input}) {
  __typename ... on Refused { reason } ... on InvalidInput { fields { field } } } }`;
const named = change('{ realName: "Minsu Kim", birthday: "1990-01-31" }');
const declined = { __typename: "Refused", reason: "PLATFORM_REFUSED" };

/** A member, and another person who is on a break. @param changed the profile after a change */
async function portal(
  more: object = {},
  changed = { realName: "Kim Minsu", birthday: "1990-01-31" },
) {
  let stored = { realName: "Kim Minsu", birthday: "" };
  const table = {
    [cards]: { id: "1" },
    [profile]: () => {
      stored = changed;
      return {};
    },
    "GET /wps/member/profile": () => stored,
    "GET /wps/session/registerRules": [],
    ...more,
  };
  // A guest's page, because some of these change accounts.
  const there = await accountPortal(table, "MEMBER", { pageOwner: guestOwner });
  const { register, protection } = there.scope;
  const person = { cards: ["123456789012"], name: "Kim Minsu", birthday: "1990-01-31" };
  const entries = [
    ...(await register.entriesOf(person)),
    ...(await register.nearEntriesOf(person)),
    await register.changeEntry(),
  ];
  await protection.of("other").startBreak({ length: "YEAR", now: there.now(), entries });
  const send = async (source: string) => {
    const { data, errors } = await there.run<Record<string, unknown>>(source);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0];
  };
  return { ...there, send };
}

describe.each([
  ["a card", add, cards],
  ["a name with a birthday", named, profile],
  ["the birthday alone", change('{ birthday: "1990-01-31" }'), profile],
])("G43 %s of an excluded person", (_name, source, call) => {
  it("is answered by the platform first, whose refusal says nothing of the register", async () => {
    for (const code of ["payment.password.error", "register.field", "some.other"]) {
      const { send, scope, count } = await portal({ [call]: refusal(code) });
      const free = await accountPortal({
        [call]: refusal(code),
        "GET /wps/session/registerRules": [],
      });
      const { data } = await free.run<Record<string, unknown>>(source);
      expect(await send(source)).toEqual(Object.values(data ?? {})[0]);
      expect({ sent: count(call), ended: scope.session.ended }).toEqual({ sent: 1, ended: 0 });
    }
  });

  it("has the platform's word, and ends the account's sessions: it is the person's from then on", async () => {
    const { send, scope, count, now } = await portal();
    const account = scope.protection.of("player1");
    const session = { name: "s", beganAt: now(), usedAt: now(), expiresAt: now() + 60_000 };
    const change = await scope.register.changeEntry();
    await account.sessionBegan({ ...session, device: null, place: null }, now(), change);
    expect(await send(source)).toEqual(declined);
    expect({ sent: count(call), ended: scope.session.ended }).toEqual({ sent: 1, ended: 1 });
    expect(await account.openSessions(now())).toEqual([]);
  });

  it("is counted by account, ten an hour, whatever the answer was", async () => {
    const { send, count, later } = await portal({ [call]: refusal("some.other") });
    for (let time = 0; time < 10; time += 1) await send(source);
    expect(await send(source)).toMatchObject({ __typename: "Throttled" });
    expect(count(call)).toBe(10);
    later(3_600_000);
    expect(await send(source)).not.toMatchObject({ __typename: "Throttled" });
  });

  it("is counted by address over all accounts", async () => {
    const { send, scope, count } = await portal({ [call]: refusal("some.other") });
    const account = (await scope.session.read())?.account;
    for (let time = 0; time < 60; time += 1) {
      if (account) await scope.session.update({ ...account, account: `player${time}` });
      await send(source);
    }
    expect(await send(source)).toMatchObject({ __typename: "Throttled" });
    expect(count(call)).toBe(60);
  });

  it("is not sent while what it adds can't be noted", async () => {
    const { send, scope, count } = await portal();
    scope.register.changes = () => Promise.reject(new Error("gone"));
    expect(await send(source)).toEqual({ __typename: "Refused", reason: "PROTECTION_UNAVAILABLE" });
    expect(count(call)).toBe(0);
  });
});

describe("G17 what a member changes", () => {
  it("is noted, so that the next break of the person is found without asking the platform", async () => {
    const { send, scope } = await portal();
    const other = add.replace("1234 5678 9012", "7777 8888");
    expect(await send(other)).toEqual({ __typename: "AddBankCardSuccess" });
    await scope.settled();
    const { person } = await scope.protection.of("player1").signInState(scope.now());
    expect(person.entries).toEqual(await scope.register.entriesOf({ cards: ["7777 8888"] }));
  });

  it("that may be an excluded person's goes to the operator, silently, and once", async () => {
    const name = { realName: "Kim Anna Minsu", birthday: "1990-01-31" };
    const { send, scope } = await portal({}, name);
    const near = change('{ realName: "Kim Anna Minsu", birthday: "1990-01-31" }');
    for (let time = 0; time < 2; time += 1) {
      expect(await send(near)).toEqual({ __typename: "UpdateProfileSuccess" });
      await scope.settled();
    }
    const found = scope.audit.records.filter(({ action }) => action === "possibleMatch");
    expect(found).toEqual([
      {
        kind: "EXCLUSION",
        action: "possibleMatch",
        role: "SYSTEM",
        by: null,
        subject: "player1",
        before: null,
        after: { by: "name" },
        outcome: "possible match",
      },
    ]);
    expect(scope.session.ended).toBe(0);
  });
});
