import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { createGateway } from "../gateway.ts";
import { createInProcess } from "../graphql/in-process.ts";
import type { SessionAccount } from "../request/session-port.ts";
import { fakePlatform, refusal, type TestScopeOverrides, testScope } from "../testing/platform.ts";

const gateway = createGateway();
const menusPath = "GET /lgw/games/game_menus";
const hotPath = "GET /wps/relay/GCSGAME_hotGamesV2";
const game = { nodeId: 1, vassalage: "PG", gameType: "RNG", nodeName: "Koi" };
const menus = [{ gameCategory: "RNG", vendors: [{ vassalage: "PG", displayName: "Paper" }] }];
const hot = parse("{ hotGames(limit: 2) { id name vendor { name } } }") as never;
const mine = parse("{ hotGames(limit: 2) { id } viewer { account } }") as never;

const member = (currency: string): SessionAccount => ({
  id: "42",
  account: "player1",
  nickname: "Player One",
  type: 0,
  role: "MEMBER",
  currency,
});

/** A portal with its own clock; each `visit` is another request. */
function portal(answers: Record<string, unknown> = {}) {
  const table: Record<string, unknown> = {
    [menusPath]: menus,
    [hotPath]: { list: [game] },
    ...answers,
  };
  const { fetch, calls } = fakePlatform(table);
  const { origin } = testScope().platform;
  const clock = { now: 1_000_000 };
  const visit = async (document: never, overrides: TestScopeOverrides = {}) => {
    const scope = testScope({ now: () => clock.now, ...overrides, platform: { fetch, origin } });
    const answer = await createInProcess(gateway, scope).execute(document, {});
    await scope.settled();
    return answer;
  };
  return { table, calls, clock, visit };
}

describe("cached sections (A107)", () => {
  it("are the same object for the next visitor, without a call", async () => {
    const { calls, visit } = portal();
    const first = await visit(hot);
    expect(first.data).toMatchObject({ hotGames: [{ name: "Koi", vendor: { name: "Paper" } }] });
    const second = await visit(hot);
    expect(second.data).toBe(first.data);
    expect(calls).toHaveLength(2);
  });

  it("expire with the first of their rows, and are then built again at once from stale rows", async () => {
    const { table, clock, calls, visit } = portal();
    const first = await visit(hot);
    table[hotPath] = { list: [{ ...game, nodeName: "Carp" }] };
    clock.now += 59_000;
    expect((await visit(hot)).data).toBe(first.data);
    clock.now += 2_000;
    const stale = await visit(hot);
    expect(stale.data).not.toBe(first.data);
    expect(stale.data).toEqual(first.data);
    // C27 was revalidated in the background, C25 is fresh for two minutes.
    expect(calls).toHaveLength(3);
    expect((await visit(hot)).data).toMatchObject({ hotGames: [{ name: "Carp" }] });
  });

  it("never contain a failure, even a partial one", async () => {
    const { table, visit } = portal();
    table[menusPath] = refusal("closed");
    const first = await visit(hot);
    expect(first.data).toMatchObject({ hotGames: [{ vendor: { name: "PG" } }] });
    table[menusPath] = menus;
    expect((await visit(hot)).data).toMatchObject({ hotGames: [{ vendor: { name: "Paper" } }] });
  });

  it("are one per brand, language, region class, arguments, and guest or account", async () => {
    const { visit } = portal();
    const first = await visit(hot);
    const { brand } = testScope();
    const others: TestScopeOverrides[] = [
      { regionClass: "JP" },
      { language: brand.languages.at(-1) },
      { brand: { ...brand, id: "another" } },
      { session: { token: "T1" } },
    ];
    for (const other of others) expect((await visit(hot, other)).data).not.toBe(first.data);
  });

  it("A68 A137 price public games in the brand's currency, for every wallet", async () => {
    const { table, visit } = portal();
    table[hotPath] = { list: [{ ...game, minBet: "10" }] };
    const priced = parse("{ hotGames(limit: 1) { minBet { amount currency } } }") as never;
    const account = (currency: string) => ({ session: { token: "T1", account: member(currency) } });
    for (const currency of ["USD", "KRW", "USD"]) {
      expect((await visit(priced, account(currency))).data).toEqual({
        hotGames: [{ minBet: { amount: "10.00", currency: "USD" } }],
      });
    }
  });

  it("S19 A34 are separate per audience: F is only for a first login", async () => {
    const { table, visit } = portal();
    const popup = ["A", "B", "F"].map((execution) => ({ id: execution, title: "t", execution }));
    table["GET /wps/relay/MCSFE_getListAnnouncements"] = { popup };
    const popups = parse("{ announcements { popups { id } } }") as never;
    const account = member("USD");
    for (const [firstLogin, ids] of [
      [true, ["A", "F"]],
      [false, ["A"]],
      [true, ["A", "F"]],
    ] as const) {
      const { data } = await visit(popups, { session: { token: "T1", account, firstLogin } });
      expect(data).toEqual({ announcements: { popups: ids.map((id) => ({ id })) } });
    }
  });

  it("are not created for an operation with personal fields", async () => {
    const { visit } = portal();
    const first = await visit(mine);
    expect((await visit(mine)).data).not.toBe(first.data);
  });

  it("can't be changed by their readers", async () => {
    const { visit } = portal();
    const { data } = (await visit(hot)) as { data?: { hotGames: unknown[] } };
    expect(() => data?.hotGames.pop()).toThrow(TypeError);
  });
});
