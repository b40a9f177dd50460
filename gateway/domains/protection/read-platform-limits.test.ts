import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { marketOf } from "../../../markets/index.ts";
import {
  day,
  depositPortal,
  exceeded,
  freshKey,
  noon,
  post,
  success,
} from "../../testing/deposits.ts";
import { refusal } from "../../testing/platform.ts";

const readCall = "GET /wps/member/limits";
const setCall = "POST /wps/member/limits";
const launchCall = "POST /wps/game/launchGame";
const stake = { kind: "STAKE", period: "BET" };
const launchDocument = `mutation ($input: LaunchGameInput!) { result: launchGame(input: $input) {
  __typename ... on LaunchRefused { reason until } } }`;
const shown = (readPlatform: boolean) => `{ accountLimits(readPlatform: ${readPlatform}) { offered
  kinds { kind periods { period until source limit { money { amount } } used { money { amount } }
    left { money { amount } } request { limit { money { amount } } } } } } }`;

interface Shown {
  accountLimits: {
    offered: string[];
    kinds: { kind: string; periods: Record<string, unknown>[] }[];
  };
}

/** A member whose platform keeps these limits; it takes every wish. */
async function player(
  limits: unknown = [],
  { table = {}, ...overrides }: { table?: object } & Parameters<typeof depositPortal>[2] = {},
) {
  const portal = await depositPortal(
    {
      [readCall]: limits,
      [setCall]: { amount: null },
      [launchCall]: { url: "https://play.example/x" },
      ...table,
    },
    "MEMBER",
    overrides,
  );
  const input = { gameId: "1", gameCode: "g", vendorCode: "v", type: "RNG" };
  return {
    ...portal,
    launch: async () =>
      (
        await portal.run<{ result: object }>(launchDocument, {
          input: { ...input, idempotencyKey: freshKey() },
        })
      ).data?.result,
    shown: async (readPlatform = true) => {
      const { data, errors } = await portal.run<Shown>(shown(readPlatform));
      if (errors) throw new Error(JSON.stringify(errors));
      return data?.accountLimits as Shown["accountLimits"];
    },
    wish: (amount: string | null) => portal.limit(amount, "BET", "STAKE"),
  };
}

const limitOf = (kind: string, period: string, amount: string, more: object = {}) => ({
  kind,
  period,
  amount,
  ...more,
});

describe("G40 limits of the platform", () => {
  it("who has set nothing causes no call at a deposit and a launch, and on pages that show what is left", async () => {
    const { deposit, launch, shown, count } = await player([]);
    expect(await deposit("10")).toMatchObject(success);
    await launch();
    await shown(false);
    expect(count(readCall)).toBe(0);
    // The page of limits asks; the answer that there is none costs no later decision a call.
    await shown();
    expect(count(readCall)).toBe(1);
    expect(await deposit("10")).toMatchObject(success);
    await launch();
    expect(count(readCall)).toBe(1);
  });

  it("the tighter of both refuses a deposit, with what the platform counts as used", async () => {
    const limits = [limitOf("DEPOSIT", "DAY", "50", { used: "30", until: noon + 3_600_000 })];
    const { deposit, limit, count } = await player(limits);
    await limit("100");
    expect(await deposit("21")).toEqual(exceeded("20.00"));
    expect(await deposit("20")).toMatchObject(success);
    expect(count(readCall)).toBe(1);
    expect(count(post)).toBe(1);
  });

  it("a deposit and a launch are decided although the reading takes a while", async () => {
    const portal = await player(() => {
      portal.later(300);
      return [];
    });
    await portal.limit("100");
    expect(await portal.deposit("10")).toMatchObject(success);
    portal.later(60_000);
    await portal.launch();
    expect(portal.count(launchCall)).toBe(1);
    expect(portal.count(readCall)).toBe(2);
  });

  it("a platform that has said that it keeps limits is asked again, once a minute", async () => {
    let limits = [limitOf("DEPOSIT", "DAY", "50")];
    const { deposit, shown, count, later } = await player(() => limits);
    await shown();
    limits = [limitOf("DEPOSIT", "DAY", "5")];
    expect(await deposit("10")).toMatchObject(success);
    later(60_000);
    // Ten of five have been deposited.
    expect(await deposit("10")).toEqual(exceeded("0.00"));
    expect(count(readCall)).toBe(2);
    limits = [];
    later(60_000);
    expect(await deposit("10")).toMatchObject(success);
    later(60_000);
    expect(await deposit("10")).toMatchObject(success);
    expect(count(readCall)).toBe(3);
  });

  it("when it can't be read, its last answer and the player's own limits hold", async () => {
    let answer: unknown = [limitOf("DEPOSIT", "DAY", "50")];
    const { deposit, shown, launch, later, count } = await player(() => answer);
    await shown();
    answer = new Response("", { status: 500 });
    later(60_000);
    expect(await deposit("51")).toEqual(exceeded("50.00"));
    expect(await deposit("50")).toMatchObject(success);
    later(60_000);
    await launch();
    expect(count(launchCall)).toBe(1);
    // The page shows it, too.
    const [deposits] = (await shown()).kinds;
    expect(deposits?.periods[0]).toMatchObject({ source: "PLATFORM" });
  });

  it("what is no limit in the answer is left out; a time limit closes a launch with its end (G7)", async () => {
    const limits = [
      limitOf("SESSION_TIME", "DAY", "60", { used: "60" }),
      limitOf("STAKE", "DAY", "1"),
      limitOf("LOSSES", "DAY", "1"),
      limitOf("DEPOSIT", "DAY", "much"),
    ];
    const { shown, launch, count } = await player(limits);
    const held = (await shown()).kinds.flatMap(({ kind, periods }) =>
      periods.filter(({ limit }) => limit).map(({ period }) => `${kind} ${period}`),
    );
    expect(held).toEqual(["SESSION_TIME DAY"]);
    expect(await launch()).toEqual({
      __typename: "LaunchRefused",
      reason: "SESSION_TIME_LIMIT",
      until: Date.UTC(2026, 4, 10, 16),
    });
    expect(count(launchCall)).toBe(0);
  });

  it("the page says whose limit holds", async () => {
    const { limit, shown } = await player([limitOf("DEPOSIT", "DAY", "50", { used: "7" })]);
    await limit("20", "DAY");
    await limit("90", "WEEK");
    const [deposits] = (await shown()).kinds;
    expect(deposits?.periods).toMatchObject([
      {
        source: "PLAYER",
        limit: { money: { amount: "20.00" } },
        left: { money: { amount: "13.00" } },
      },
      { source: "PLAYER", limit: { money: { amount: "90.00" } } },
      { source: null, limit: null },
    ]);
    await limit("70", "MONTH");
    const tighter = await player([limitOf("DEPOSIT", "MONTH", "50")]);
    await tighter.limit("70", "MONTH");
    const [held] = (await tighter.shown()).kinds;
    expect(held?.periods[2]).toMatchObject({
      source: "PLATFORM",
      limit: { money: { amount: "50.00" } },
    });
  });
});

describe("G1 CA131 a limit on stakes", () => {
  it("is told to the platform before it holds, and shown without a window", async () => {
    const { wish, sent, shown } = await player();
    expect(await wish("5")).toMatchObject({ atOnce: true });
    expect(await sent(setCall)).toEqual({ ...stake, amount: "5.00", confirmed: false });
    const kinds = (await shown()).kinds.filter(({ kind }) => kind === "STAKE");
    expect(kinds).toEqual([
      {
        kind: "STAKE",
        periods: [
          {
            period: "BET",
            until: null,
            source: "PLAYER",
            used: null,
            left: null,
            limit: { money: { amount: "5.00" } },
            request: null,
          },
        ],
      },
    ]);
  });

  it("is not set when the platform can't be told, or its own can't be read: nothing changes, and the player is told", async () => {
    const unavailable = { __typename: "Refused", reason: "PROTECTION_UNAVAILABLE" };
    const deaf = await player([], { table: { [setCall]: refusal("down", null, 503) } });
    expect(await deaf.wish("5")).toEqual(unavailable);
    const blind = await player(new Response("", { status: 500 }));
    expect(await blind.wish("5")).toEqual(unavailable);
    expect(blind.count(setCall)).toBe(0);
    for (const { shown } of [deaf, blind]) {
      const kinds = (await shown()).kinds.filter(({ kind }) => kind === "STAKE");
      expect(kinds[0]?.periods[0]).toMatchObject({ limit: null });
    }
  });

  it("G5 a raise waits for a day here and there; a second yes is sent as one, and a kept limit takes the wish back", async () => {
    const { wish, sent, send, later, count, shown } = await player();
    await wish("5");
    expect(await wish("9")).toMatchObject({ atOnce: false });
    expect(await sent(setCall, 1)).toEqual({ ...stake, amount: "9.00", confirmed: false });
    later(day - 1);
    expect(await send("confirm", { limit: stake })).toMatchObject({ reason: "STATE_CHANGED" });
    expect(count(setCall)).toBe(2);
    later(1);
    expect(await send("confirm", { limit: stake })).toMatchObject({
      __typename: "ConfirmLimitSuccess",
    });
    expect(await sent(setCall, 2)).toEqual({ ...stake, amount: "9.00", confirmed: true });
    await wish(null);
    await send("drop", { limit: stake });
    expect(await sent(setCall, 4)).toEqual({ ...stake, amount: "9.00", confirmed: false });
    const [held] = (await shown()).kinds.filter(({ kind }) => kind === "STAKE");
    expect(held?.periods[0]).toMatchObject({ limit: { money: { amount: "9.00" } }, request: null });
  });

  it("G5 what is higher than the platform's limit is a request, and stays one when the platform refuses the yes", async () => {
    let refuses = true;
    const reported = () => (refuses ? refusal("limit.wait") : { amount: "5" });
    const { wish, send, later, shown } = await player([limitOf("STAKE", "BET", "3")], {
      table: { [setCall]: () => (requested++ === 0 ? { amount: "3" } : reported()) },
    });
    let requested = 0;
    expect(await wish("5")).toMatchObject({ atOnce: false });
    later(day);
    expect(await send("confirm", { limit: stake })).toMatchObject({ reason: "STATE_CHANGED" });
    const [held] = (await shown()).kinds.filter(({ kind }) => kind === "STAKE");
    expect(held?.periods[0]).toMatchObject({
      limit: { money: { amount: "3.00" } },
      request: { limit: { money: { amount: "5.00" } } },
    });
    refuses = false;
    expect(await send("confirm", { limit: stake })).toMatchObject({
      __typename: "ConfirmLimitSuccess",
    });
  });

  it.each(["CA130", "CA131"])("is not offered where the platform has no %s", async (id) => {
    const brand = { ...aurora, calls: { [id]: { enabled: false } } };
    const { wish, shown, count } = await player([], { brand });
    expect(await wish("5")).toEqual({ __typename: "Refused", reason: "NOT_OFFERED" });
    expect(count(setCall)).toBe(0);
    const { offered, kinds } = await shown();
    expect(offered).toEqual(["DEPOSIT", "NET_LOSS", "SESSION_TIME"]);
    expect(kinds.map(({ kind }) => kind)).toEqual(offered);
  });

  it("has no other period, and no other kind is by the bet", async () => {
    const { limit } = await player();
    expect(await limit("5", "DAY", "STAKE")).toMatchObject({ fields: [{ field: "period" }] });
    expect(await limit("5", "BET", "DEPOSIT")).toMatchObject({ fields: [{ field: "period" }] });
  });
});

describe("G4 G30 the kinds of limits that are shown", () => {
  const market = {
    ...marketOf("GB", null),
    limits: { offered: ["DEPOSIT" as const], promptAtRegistration: false },
  };

  it("are those that the market offers, and those that have a limit", async () => {
    const { limit, shown } = await player([], { market, country: "GB" });
    const kinds = async () => (await shown()).kinds.map(({ kind }) => kind);
    expect(await kinds()).toEqual(["DEPOSIT"]);
    await limit("60", "DAY", "SESSION_TIME");
    expect(await kinds()).toEqual(["DEPOSIT", "SESSION_TIME"]);
    expect((await shown()).offered).toEqual(["DEPOSIT"]);
  });
});
