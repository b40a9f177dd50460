import { describe, expect, it } from "vitest";
import { accountPortal } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const records = "GET /wps/records/games";
const minute = 60_000;
const totals = { stake: "80.00", validStake: "80.00", win: "65.50", pending: "5.00" };
const page = { content: [], pageNum: 1, totalPages: 0, total: 0, totals, since: null };

const statusQuery = `query ($ticket: ID!) { playStatus(ticket: $ticket) { startedAt now playedMs
  result { bets { amount currency } payouts { amount } net { amount } pending { amount } asOf }
  check { number due inMs minutes } closed { kind period until }
  limits { kind period until left { money { amount } minutes } } } }`;

interface Status {
  playedMs: number;
  result: { asOf: number } | null;
  check: { number: number; due: boolean };
  closed: { kind: string } | null;
}

/** A member with a running game for money. */
async function player(table: Record<string, unknown> = { [records]: page }) {
  const portal = await accountPortal(table);
  const ticket = await portal.scope.session.storeLaunch({
    url: "https://play.games.example/g/1",
    gameId: "1",
    gameName: "Koi",
    trial: false,
    startedAt: portal.now(),
  });
  const send = async <T>(source: string, variables: object = {}) => {
    const { data, errors } = await portal.run<T>(source, variables);
    expect(errors).toBeUndefined();
    return data as T;
  };
  const change = `mutation ($minutes: Int) { result: changeRealityCheck(minutes: $minutes) { __typename } }`;
  const answer = `mutation ($number: Int!) { result: answerRealityCheck(number: $number) {
    __typename ... on Refused { reason } } }`;
  return {
    ...portal,
    ticket,
    status: async () => (await send<{ playStatus: Status }>(statusQuery, { ticket })).playStatus,
    interval: async (minutes: number | null) =>
      (await send<{ result: { __typename: string } }>(change, { minutes })).result.__typename,
    answer: async (number: number) => (await send<{ result: object }>(answer, { number })).result,
    send,
  };
}

describe("G10 the status of play", () => {
  it("reads no records at the beginning, and then once a minute for all tabs", async () => {
    const { status, later, count, now } = await player();
    const startedAt = now();
    expect(await status()).toEqual({
      startedAt,
      now: startedAt,
      playedMs: 0,
      result: {
        bets: { amount: "0.00", currency: "USD" },
        payouts: { amount: "0.00" },
        net: { amount: "0.00" },
        pending: null,
        asOf: startedAt,
      },
      check: { number: 1, due: false, inMs: 60 * minute, minutes: 60 },
      closed: null,
      limits: [],
    });
    expect(count(records)).toBe(0);
    later(minute);
    const tabs = await Promise.all([status(), status(), status()]);
    expect(count(records)).toBe(1);
    expect(tabs.map(({ playedMs }) => playedMs)).toEqual([minute, minute, minute]);
    expect((await status()).result).toEqual({
      bets: { amount: "80.00", currency: "USD" },
      payouts: { amount: "65.50" },
      net: { amount: "-14.50" },
      pending: { amount: "5.00" },
      asOf: startedAt + minute,
    });
    later(minute - 1);
    await status();
    expect(count(records)).toBe(1);
  });

  it("asks for the bets since the session of play began", async () => {
    const { status, later, query, now } = await player();
    const from = now();
    await status();
    later(minute);
    await status();
    expect(query("/wps/records/games")).toMatchObject({
      from: String(from),
      to: String(from + minute),
    });
  });

  it("keeps the last figures with their time while the records can't be read", async () => {
    const { status, later, now } = await player({ [records]: new Response("", { status: 500 }) });
    const startedAt = now();
    await status();
    later(2 * minute);
    expect(await status()).toMatchObject({ playedMs: 2 * minute, result: { asOf: startedAt } });
  });

  it("is null without a game for money: for guests, trials and unknown tickets", async () => {
    const { send, scope, ticket } = await player();
    const none = { playStatus: null };
    expect(await send(statusQuery, { ticket: "x" })).toEqual(none);
    const trial = await scope.session.storeLaunch({
      url: "https://play.games.example/g/1",
      gameId: "1",
      gameName: "Koi",
      trial: true,
      startedAt: 0,
    });
    expect(await send(statusQuery, { ticket: trial })).toEqual(none);
    await scope.session.end();
    expect(await send(statusQuery, { ticket })).toEqual(none);
  });
});

describe("G1 G7 limits while a game is open", () => {
  const day = { kind: "SESSION_TIME", period: "DAY" } as const;

  it("CA133 time is counted by the checks of the open game, and closes it", async () => {
    const close = "POST /wps/game/close";
    const { status, later, now, scope, count } = await player({ [records]: page, [close]: {} });
    await scope.protection.of("player1").change(day, "2", now());
    await status();
    later(minute);
    expect(await status()).toMatchObject({
      closed: null,
      limits: [{ ...day, left: { money: null, minutes: 1 } }],
    });
    later(minute);
    expect(count(close)).toBe(0);
    expect(await status()).toMatchObject({ closed: { kind: "SESSION_TIME", period: "DAY" } });
    await scope.settled();
    // At the platform, too: the game's address may be open in a tab of its own.
    expect(count(close)).toBe(1);
  });

  it.each([
    ["a platform without the call", refusal("function.not.available"), 1, []],
    ["a call that fails", refusal("#500"), 3, ["games.open"]],
  ] as const)("closing works as before with %s", async (_, answer, calls, logged) => {
    const close = "POST /wps/game/close";
    const { status, later, now, scope, count } = await player({ [records]: page, [close]: answer });
    await scope.protection.of("player1").change(day, "1", now());
    await status();
    later(minute);
    expect(await status()).toMatchObject({ closed: { kind: "SESSION_TIME" } });
    await scope.settled();
    expect(count(close)).toBe(calls);
    const events = scope.lines.map(({ event }) => event).filter((event) => event === "games.open");
    expect(events).toEqual(logged);
  });

  it("net loss closes it at the next check, by one reading a minute for all tabs", async () => {
    const sums = { stake: "50.00", win: "10.00", deposit: "0", withdrawal: "0", bonus: "0" };
    const days = [{ day: "2026-05-10", ...sums, rebate: "0", profit: "-40.00" }];
    const { status, later, count, now, scope } = await player({
      [records]: page,
      "GET /wps/records/profit": { days, totals: null },
    });
    await status();
    await scope.protection.of("player1").change({ ...day, kind: "NET_LOSS" }, "40.00", now());
    later(minute);
    expect(await status()).toMatchObject({ closed: { kind: "NET_LOSS" } });
    await Promise.all([status(), status(), status()]);
    expect(count("GET /wps/records/profit")).toBe(1);
  });
});

describe("G11 reality checks", () => {
  it("come at the player's interval, never later than the market's, and wait for an answer", async () => {
    const { status, interval, answer, later } = await player();
    await status();
    expect(await interval(15)).toBe("ChangeRealityCheckSuccess");
    later(15 * minute);
    expect((await status()).check).toEqual({ number: 1, due: true, inMs: 0, minutes: 15 });
    expect(await interval(null)).toBe("ChangeRealityCheckSuccess");
    later(minute);
    expect((await status()).check).toMatchObject({ number: 1, due: true });
    expect(await answer(1)).toEqual({ __typename: "AnswerRealityCheckSuccess" });
    expect(await answer(1)).toEqual({ __typename: "AnswerRealityCheckSuccess" });
    expect((await status()).check).toMatchObject({ number: 2, due: false, inMs: 60 * minute });
    expect(await answer(2)).toMatchObject({ reason: "STATE_CHANGED" });
  });

  it("the interval is one of the choices", async () => {
    const { interval, send } = await player();
    for (const minutes of [0, -5, 61, 600, 7]) expect(await interval(minutes)).toBe("InvalidInput");
    await interval(20);
    const query = "{ realityCheckSetting { minutes own longest choices } }";
    expect(await send(query)).toEqual({
      realityCheckSetting: {
        minutes: 20,
        own: true,
        longest: 60,
        choices: [10, 15, 20, 30, 45, 60],
      },
    });
  });
});
