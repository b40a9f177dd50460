/** A running session of a person whom a break of another account excludes (G42, decision 0063). */
import { describe, expect, it } from "vitest";
import { depositPortal, freshKey, post, success } from "../../testing/deposits.ts";
import { refusal } from "../../testing/platform.ts";

const identity = "GET /wps/member/identity";
const launch = "POST /wps/game/launchGame";
const onBreak = { __typename: "Refused", reason: "ON_BREAK" };

async function portal(more: object = {}, checked = false) {
  const account = { id: "42", account: "player1", nickname: "P", type: 0, currency: "USD" };
  const there = await depositPortal(
    {
      [identity]: { mobile: "+82 10-5555-0001", cards: [] },
      [launch]: { url: "http://localhost:8789/play/t-1" },
      "GET /wps/member/info": account,
      "POST /wps/session/logout": {},
      ...more,
    },
    "MEMBER",
    { session: { token: "tok", account: { ...account, role: "MEMBER" }, checked } },
  );
  there.scope.platform.sandboxOrigin = "http://localhost:8789";
  const { register, protection } = there.scope;
  const exclude = async (person: object, account = "first") => {
    const entries = [
      ...(await register.entriesOf(person)),
      ...(await register.nearEntriesOf(person)),
      await register.changeEntry(),
    ];
    await protection.of(account).startBreak({ length: "YEAR", now: there.now(), entries });
  };
  const play = async () => {
    const { data } = await there.run<{
      launchGame: object;
    }>(`mutation { launchGame(input: { gameId: "1",
      vendorCode: "v", gameCode: "g", type: "RNG", idempotencyKey: "${freshKey()}" }) {
      __typename ... on Refused { reason } } }`);
    return data?.launchGame;
  };
  const viewer = async () =>
    (await there.run<{ viewer: object | null }>("{ viewer { role } }")).data?.viewer;
  return { ...there, exclude, play, viewer };
}
const same = { mobile: "01055550001" };
const somebody = { mobile: "01099999999" };

describe("G42 the running session of another account of an excluded person", () => {
  it("makes no deposit and no launch, and ends", async () => {
    const paying = await portal();
    expect(await paying.deposit("10")).toMatchObject(success);
    await paying.exclude(same);
    expect(await paying.deposit("10")).toEqual(onBreak);
    expect({ sent: paying.count(post), ended: paying.scope.session.ended }).toEqual({
      sent: 1,
      ended: 1,
    });
    const playing = await portal();
    expect(await playing.play()).toMatchObject({ __typename: "LaunchGameSuccess" });
    await playing.exclude(same);
    expect(await playing.play()).toEqual(onBreak);
    expect({ sent: playing.count(launch), ended: playing.scope.session.ended }).toEqual({
      sent: 1,
      ended: 1,
    });
  });

  it("is asked for once, and again after each change of the register; the platform once", async () => {
    const { deposit, exclude, count, scope } = await portal();
    let questions = 0;
    const { hasAny } = scope.register;
    scope.register.hasAny = (...args) => {
      questions += 1;
      return hasAny(...args);
    };
    await deposit("10");
    expect({ questions, read: count(identity) }).toEqual({ questions: 0, read: 0 });
    await exclude(somebody);
    for (let time = 0; time < 3; time += 1) expect(await deposit("10")).toMatchObject(success);
    expect({ questions, read: count(identity) }).toEqual({ questions: 1, read: 1 });
    await exclude(somebody, "second");
    for (let time = 0; time < 3; time += 1) expect(await deposit("10")).toMatchObject(success);
    expect({ questions, read: count(identity) }).toEqual({ questions: 2, read: 1 });
    await exclude(same, "third");
    expect(await deposit("10")).toEqual(onBreak);
    expect({ questions, read: count(identity) }).toEqual({ questions: 3, read: 1 });
  });

  it("ends at once where its person is known, without a request of its own", async () => {
    const { exclude, scope, now } = await portal();
    const twin = scope.protection.of("twin");
    const session = { name: "s", beganAt: now(), usedAt: now(), expiresAt: now() + 60_000 };
    const begin = async () =>
      twin.sessionBegan(
        { ...session, device: null, place: null },
        now(),
        await scope.register.changeEntry(),
      );
    const note = { near: [], read: { at: now(), changes: 1, form: 2 }, now: now() };
    await twin.notePerson({ ...note, entries: await scope.register.entriesOf(same) });
    await begin();
    await exclude(somebody);
    expect(await twin.openSessions(now())).toHaveLength(1);
    await exclude(same, "second");
    expect(await twin.openSessions(now())).toEqual([]);
    // A session that begins meanwhile ends, too.
    await begin();
    expect(await twin.sessionUsed({ ...session, device: null, place: null }, now())).toBe(true);
  });

  it("ends with the check of the minute where it was not known", async () => {
    const { exclude, viewer, later, scope, count } = await portal({}, true);
    await exclude(somebody);
    expect(await viewer()).not.toBeNull();
    later(60_000);
    expect(await viewer()).not.toBeNull();
    await exclude(same, "second");
    later(60_000);
    expect(await viewer()).toBeNull();
    expect({ ended: scope.session.ended, out: count("POST /wps/session/logout") }).toEqual({
      ended: 1,
      out: 1,
    });
  });

  it("while the register or the platform's data can't be read, money in is refused and play goes on", async () => {
    for (const breakIt of [
      ({ scope }: Awaited<ReturnType<typeof portal>>) => {
        scope.register.changes = () => Promise.reject(new Error("gone"));
      },
      ({ scope }: Awaited<ReturnType<typeof portal>>) => {
        scope.register.hasAny = () => Promise.reject(new Error("gone"));
      },
    ]) {
      const there = await portal();
      await there.exclude(somebody);
      breakIt(there);
      expect(await there.deposit("10")).toEqual({
        __typename: "Refused",
        reason: "PROTECTION_UNAVAILABLE",
      });
      expect(await there.play()).toMatchObject({ __typename: "LaunchGameSuccess" });
    }
    const down = await portal({ [identity]: refusal("down", null, 503) });
    await down.exclude(somebody);
    expect(await down.deposit("10")).toMatchObject({ reason: "PROTECTION_UNAVAILABLE" });
    // A platform that has no such data is no outage.
    const without = await portal({
      [identity]: refusal("function.not.available"),
      "GET /wps/member/profile": refusal("function.not.available"),
    });
    await without.exclude(somebody);
    expect(await without.deposit("10")).toMatchObject(success);
  });

  it("that may be the person's under another spelling goes on, and the operator has a note of it", async () => {
    const { exclude, deposit, scope } = await portal({
      [identity]: { cards: [], email: "kim.lee@gmail.com" },
    });
    await exclude({ email: "kimlee@gmail.com" });
    expect(await deposit("10")).toMatchObject(success);
    expect(await deposit("10")).toMatchObject(success);
    await exclude(somebody, "second");
    expect(await deposit("10")).toMatchObject(success);
    const notes = scope.audit.records.filter(({ action }) => action === "possibleMatch");
    expect(notes).toMatchObject([{ subject: "player1", after: { by: "mail" } }]);
  });
});

describe("G20 money from above", () => {
  it("does not reach another account of an excluded person", async () => {
    const line = "POST /wps/transfer/line";
    const there = await depositPortal(
      {
        "GET /wps/agent/downline/account": {
          id: 7,
          account: "below1",
          type: 0,
          frozen: false,
          path: [],
        },
        [line]: { id: "t1", balance: "1.00" },
      },
      "AGENT",
    );
    const { register, protection } = there.scope;
    const entries = await register.entriesOf(same);
    const read = { at: there.now(), changes: 0, form: 2 };
    await protection.of("below1").notePerson({ entries, near: [], read, now: there.now() });
    const send = () =>
      there.run<object>(`mutation { transferToLine(input: { direction: DOWNLINE, account: "below1", amount: "5",
        paymentPassword: "246810", idempotencyKey: "${freshKey()}" }) { __typename ... on Refused { reason } } }`);
    await send();
    expect(there.count(line)).toBe(1);
    await protection.of("first").startBreak({ length: "YEAR", now: there.now(), entries });
    expect((await send()).data).toEqual({
      transferToLine: { __typename: "Refused", reason: "RECEIVER_UNAVAILABLE" },
    });
    expect(there.count(line)).toBe(1);
  });
});
