/** How often a deposit and a launch ask the account's object (G7, G17): one round trip decides the break and the limits. */
import { describe, expect, it } from "vitest";
import { pageOf } from "../testing/account.ts";
import {
  depositPortal,
  exceeded,
  freshKey,
  list,
  post,
  record,
  success,
} from "../testing/deposits.ts";
import { refusal } from "../testing/platform.ts";

const launch = "POST /wps/game/launchGame";
const sums = {
  deposit: "0",
  withdrawal: "0",
  bonus: "0",
  rebate: "0",
  profit: "0",
  stake: "1.00",
  win: "0",
};

/** A member's portal, and the names of the questions that the account's object is asked; `answers` replaces some answers. */
async function counted(table: Record<string, unknown> = {}, answers: object = {}) {
  const portal = await depositPortal({
    [launch]: { url: "http://localhost:8789/play/t-1" },
    [list]: pageOf([record("d9", "1.00")]),
    "GET /wps/records/profit": { days: [{ day: "2026-05-10", ...sums }], totals: sums },
    ...table,
  });
  portal.scope.platform.sandboxOrigin = "http://localhost:8789";
  const requested: string[] = [];
  const { of } = portal.scope.protection;
  portal.scope.protection = {
    of: (name) =>
      new Proxy(
        { ...of(name), ...answers },
        {
          get(object, method: keyof ReturnType<typeof of>) {
            if (typeof method === "string" && method in object) requested.push(method);
            return object[method];
          },
        },
      ),
  };
  const play = () =>
    portal.run<{ launchGame: object }>(`mutation { launchGame(input: { gameId: "1", vendorCode: "v",
      gameCode: "g", type: "RNG", idempotencyKey: "${freshKey()}" }) {
      __typename ... on LaunchRefused { why: reason } ... on Refused { reason } } }`);
  const startBreak = () =>
    of("player1").startBreak({ length: "DAY", now: portal.now(), entries: [] });
  const limit = (amount: string, kind: "DEPOSIT" | "NET_LOSS" = "DEPOSIT") =>
    of("player1").change({ kind, period: "DAY" }, amount, portal.now());
  return { ...portal, requested, play, startBreak, limit };
}

/** Once a minute the platform's own limits are stored (G40). */
const platformLimitsRead = ["notePlatformLimits"];

describe("G7 G17 round trips to the account's object", () => {
  it("a deposit without a limit has one, and a note after the platform's answer", async () => {
    const { deposit, requested } = await counted();
    expect(await deposit("10")).toMatchObject(success);
    expect(requested).toEqual(["reserve", "made"]);
  });

  it("a deposit with a limit has a second one, with the platform's records; once a minute its limits come before", async () => {
    const { deposit, limit, requested } = await counted();
    await limit("100");
    expect(await deposit("10")).toMatchObject(success);
    expect(requested.splice(0)).toEqual([
      "reserve",
      ...platformLimitsRead,
      "reserve",
      "reserve",
      "made",
    ]);
    expect(await deposit("10")).toMatchObject(success);
    expect(requested).toEqual(["reserve", "reserve", "made"]);
  });

  it("a launch without a limit has one, with a limit on losses a second one", async () => {
    const { play, limit, requested } = await counted();
    expect((await play()).data?.launchGame).toMatchObject({ __typename: "LaunchGameSuccess" });
    expect(requested.splice(0)).toEqual(["checkPlay"]);
    await limit("100", "NET_LOSS");
    expect((await play()).data?.launchGame).toMatchObject({ __typename: "LaunchGameSuccess" });
    expect(requested.splice(0)).toEqual([
      "checkPlay",
      ...platformLimitsRead,
      "checkPlay",
      "checkPlay",
    ]);
    expect((await play()).data?.launchGame).toMatchObject({ __typename: "LaunchGameSuccess" });
    // A reading of the bets is less than a minute old.
    expect(requested).toEqual(["checkPlay"]);
  });

  it("on a break each has one; the session ends, also for input that is refused before", async () => {
    const onBreak = { __typename: "Refused", reason: "ON_BREAK" };
    const refusedDeposit = await counted();
    await refusedDeposit.startBreak();
    expect(await refusedDeposit.deposit("10")).toEqual(onBreak);
    expect(refusedDeposit.requested).toEqual(["reserve"]);
    const invalid = await counted();
    await invalid.startBreak();
    expect(await invalid.deposit("no amount")).toEqual(onBreak);
    expect(invalid.requested).toEqual(["openBreak"]);
    const launched = await counted();
    await launched.startBreak();
    expect((await launched.play()).data?.launchGame).toEqual(onBreak);
    expect(launched.requested).toEqual(["checkPlay"]);
    for (const { scope, count } of [refusedDeposit, invalid, launched]) {
      expect(scope.session.ended).toBe(1);
      expect(count(post) + count(launch)).toBe(0);
    }
  });

  it("the answer of a deposit does not wait for the note; a refused one does, so that its part is free", async () => {
    const never = () => new Promise<never>(() => undefined);
    const made = await counted({}, { made: never });
    expect(await made.deposit("10")).toMatchObject(success);
    const undone: string[] = [];
    const refused = await counted(
      { [post]: refusal("balance.not.enough") },
      { undone: async (key: string) => void undone.push(key) },
    );
    expect(await refused.deposit("10")).toMatchObject({ __typename: "InvalidInput" });
    expect(undone).toHaveLength(1);
  });

  it("0041 a note that is lost leaves the deposit counted: by the attempt, then by the records", async () => {
    const booked: ReturnType<typeof record>[] = [];
    let shown = false;
    const { deposit, limit, later } = await counted(
      {
        [post]: () => {
          booked.push(record(`d${booked.length}`, "60.00"));
          return { id: `d${booked.length - 1}`, status: "PENDING" };
        },
        [list]: () => pageOf(shown ? booked : []),
      },
      { made: () => Promise.reject(new Error("gone")) },
    );
    await limit("100");
    expect(await deposit("60")).toMatchObject(success);
    expect(await deposit("60")).toMatchObject({ __typename: "InvalidInput" });
    later(9 * 60_000);
    expect(await deposit("60")).toMatchObject({ __typename: "InvalidInput" });
    // The platform's records show it within ten minutes; then the attempt does not count any more.
    shown = true;
    later(2 * 60_000);
    expect(await deposit("40.01")).toEqual(exceeded("40.00"));
    expect(await deposit("40")).toMatchObject(success);
    expect(booked).toHaveLength(2);
  });
});
