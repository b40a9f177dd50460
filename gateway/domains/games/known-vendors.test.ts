import { describe, expect, it } from "vitest";
import { limitsByAddress } from "../../limits/address-limits.ts";
import { fakePlatform, testOrigin, testScope } from "../../testing/platform.ts";
import { run } from "../../testing/run.ts";

const vendor = (code: string) => ({ vassalage: code, displayName: code, lagerIcon: null });
const lists = {
  "GET /lgw/games/game_menus": [
    { gameCategory: "RNG", displayName: "Slots", vendors: [vendor("PG")] },
  ],
  "GET /wps/relay/GCSGAME_getVassGameType": {
    RNG: { gameClassify: [{ key: "MEGAWAY", name: "M", vendors: { JILI: vendor("JILI") } }] },
  },
  "GET /wps/relay/GCSGAME_newGameVendor": {
    data: { lanes: [{ title: "T", gameType: "RNG", cards: [vendor("FC")] }] },
  },
  "GET /wps/relay/GCSGAME_gameList": { games: [], pageNum: 1, totalPages: 1, total: 0 },
};
const query = `query ($filter: GameFilter!) { games(filter: $filter) { pageInfo { total } } }`;

/** One portal and its visitors; `asked` contains the requests for lists of games. */
function portal(table: Record<string, unknown> = lists) {
  const platform = fakePlatform(table);
  const origin = testOrigin();
  const visitor = (overrides = {}) =>
    testScope({ ...overrides, platform: { fetch: platform.fetch, origin } });
  const limits = visitor().limits;
  const send = (filter: object, overrides = {}) => {
    const scope = visitor({ limits, ...overrides });
    return run(scope, query, { filter }).then((answer) => ({ ...answer, scope }));
  };
  const requested = () =>
    platform.calls
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith("GCSGAME_gameList"))
      .map(({ searchParams }) => searchParams);
  return { send, requested, platform };
}

describe("reads with invented parameters (A148)", () => {
  it("A148 answers codes of no vendor without a call, however many", async () => {
    const there = portal();
    for (let n = 0; n < 50; n += 1) {
      const { data } = await there.send({ vendorCodes: [`NOBODY${n}`] });
      expect(data).toEqual({ games: { pageInfo: { total: 0 } } });
    }
    expect(there.requested()).toEqual([]);
    expect(there.platform.calls).toHaveLength(3);
  });

  it.each(["PG", "JILI", "FC"])("A148 knows %s, which one of the lists names", async (code) => {
    const there = portal();
    await there.send({ vendorCodes: [code, "NOBODY"] });
    expect(there.requested().map((parameters) => parameters.get("vassalage"))).toEqual([code]);
  });

  it("A148 C28 answers classes and types that no list names without a call, however many", async () => {
    const there = portal();
    for (let n = 0; n < 50; n += 1) {
      for (const filter of [{ type: "RNG", classKey: `NO${n}` }, { type: `NO_${n}` }]) {
        const { data, errors } = await there.send(filter);
        expect(errors).toBeUndefined();
        expect(data).toEqual({ games: { pageInfo: { total: 0 } } });
      }
    }
    expect(there.requested()).toEqual([]);
    expect(there.platform.calls).toHaveLength(3);
  });

  it.each([
    ["a class of the platform's", { classKey: "MEGAWAY" }],
    ["a class of the brand's pages", { classKey: "NEW" }],
    ["the hot ones, which no list names", { type: "RNG", classKey: "HOT" }],
    ["a type of the brand's pages", { type: "LIVE" }],
    ["a type of the menus alone", { type: "DANCE" }],
    ["a type of the vendors' map alone", { type: "SONG" }],
    ["a type of the lanes alone", { type: "PLAY" }],
  ])("A148 knows %s", async (_what, filter) => {
    const there = portal({
      ...lists,
      "GET /lgw/games/game_menus": [{ gameCategory: "dance", displayName: "D", vendors: [] }],
      "GET /wps/relay/GCSGAME_getVassGameType": {
        ...lists["GET /wps/relay/GCSGAME_getVassGameType"],
        song: { gameClassify: [] },
      },
      "GET /wps/relay/GCSGAME_newGameVendor": {
        data: { lanes: [{ title: "T", gameType: "PLAY", cards: [] }] },
      },
    });
    await there.send(filter);
    expect(there.requested()).toHaveLength(1);
  });

  it("A148 asks for a class and a type while the list of them can't be read", async () => {
    const { "GET /wps/relay/GCSGAME_getVassGameType": _map, ...rest } = lists;
    const there = portal(rest);
    await there.send({ classKey: "SOME" });
    await there.send({ type: "SOME" });
    expect(there.requested()).toHaveLength(2);
  });

  it("A148 asks for a plain code while a list can't be read", async () => {
    const { "GET /lgw/games/game_menus": _menus, ...rest } = lists;
    const there = portal(rest);
    await there.send({ vendorCodes: ["SOME"] });
    expect(there.requested()).toHaveLength(1);
  });

  it("A148 limits the searches of one address that reach the platform", async () => {
    const there = portal();
    const { most } = limitsByAddress.reads;
    for (let n = 0; n < most; n += 1) await there.send({ search: `word ${n}` });
    const { errors, scope } = await there.send({ search: "one more" });
    expect(errors?.[0]).toMatchObject({ extensions: { code: "THROTTLED" } });
    expect(Number(scope.answerHeaders.get("retry-after"))).toBeGreaterThan(0);
    expect(there.requested()).toHaveLength(most);
    // Cached responses are still served to this visitor, and others are not limited.
    expect((await there.send({ search: "word 1" })).errors).toBeUndefined();
    const neighbour = { address: "203.0.113.8", addressClass: "203.0.113.8" };
    expect((await there.send({ search: "one more" }, neighbour)).errors).toBeUndefined();
  });

  it("A148 A149 what a member reads is not counted against the guests of his address", async () => {
    const there = portal();
    const { most } = limitsByAddress.reads;
    for (let n = 0; n < most; n += 1) await there.send({ search: `word ${n}` });
    expect((await there.send({ search: "a guest's" })).errors).toHaveLength(1);
    const account = { id: "7", account: "p", nickname: "P", type: 0, role: "MEMBER" as const };
    const session = { token: "t", account: { ...account, currency: null } };
    expect((await there.send({ search: "a member's" }, { session })).errors).toBeUndefined();
    expect((await there.send({ search: "free" }, { readsAreFree: true })).errors).toBeUndefined();
  });

  it("A148 counts a shared page against the address it is rendered for, and its revalidation against none", async () => {
    const there = portal();
    const nobody = (countedAddress: string | null) => ({
      address: null,
      addressClass: "unknown",
      guestRender: {
        onFreshUntil: () => undefined,
        revalidate: countedAddress === null,
        countedAddress,
      },
    });
    const { most } = limitsByAddress.reads;
    for (let n = 0; n < most; n += 1) await there.send({ minLines: n + 1 }, nobody("198.51.100.1"));
    const late = { minLines: 999 };
    expect((await there.send(late, nobody("198.51.100.1"))).errors).toHaveLength(1);
    expect((await there.send(late, nobody(null))).errors).toBeUndefined();
  });

  it("A148 asks for one search however it is spaced and spelt", async () => {
    const there = portal();
    for (const search of ["fire  7", " fire 7 ", "ｆｉｒｅ　７", "fire\t7\u0000"])
      await there.send({ search });
    expect(there.requested().map((parameters) => parameters.get("gameName"))).toEqual(["fire 7"]);
    await there.send({ search: "x".repeat(500) });
    expect(there.requested().at(-1)?.get("gameName")).toHaveLength(60);
    await there.send({ search: " \u200b " });
    expect(there.requested().at(-1)?.has("gameName")).toBe(false);
  });
});
