import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import type { Brand } from "../../../brands/brand.ts";
import { accountPortal } from "../../testing/account.ts";
import { fakePlatform, refusal, testScope } from "../../testing/platform.ts";
import { ask } from "../../testing/run.ts";

const game = {
  nodeId: "007",
  vassalage: "PG",
  gameType: "RNG",
  gameName: "Koi",
  gameCode: "pg-7",
  roomId: 12,
};
const path = "GET /wps/relay/GCSGAME_gameInfo";
const query = (id: string) => `{ game(id: ${JSON.stringify(id)}) { id name code roomId } }`;

describe("one game", () => {
  it("U50 A39 CA81 is found by the very id that a banner names", async () => {
    const portal = await accountPortal({ [path]: { game } });
    const { data } = await portal.run<object>(query("007"));
    expect(data).toEqual({ game: { id: "007", name: "Koi", code: "pg-7", roomId: "12" } });
    expect(portal.query("/wps/relay/GCSGAME_gameInfo")).toMatchObject({ nodeId: "007" });
  });

  it.each([
    ["the platform knows none", { [path]: refusal("game.not.found") }, {}],
    ["its games have ids of another kind", { [path]: refusal("request_param_err") }, {}],
    ["it names nothing that can be read", { [path]: { game: { nodeId: 7 } } }, {}],
    ["the brand has no such call", {}, { CA81: { enabled: false } }],
  ])("U50 A56 is null where %s", async (_name, table, calls) => {
    const portal = await accountPortal(table, "MEMBER", { brand: { ...aurora, calls } });
    const { data, errors } = await portal.run<object>(query("7"));
    expect([data, errors]).toEqual([{ game: null }, undefined]);
  });

  it("P1 refuses guests, and sends no call for an impossible id", async () => {
    const guest = await accountPortal({ [path]: { game } }, "GUEST");
    const { errors } = await guest.run(query("007"));
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const member = await accountPortal({ [path]: { game } });
    expect((await member.run(query(" "))).data).toEqual({ game: null });
    expect([...guest.calls, ...member.calls]).toEqual([]);
  });
});

describe("the pot", () => {
  const pot = { "GET /wps/games/jackpot": { amount: 250123.5, currency: "KRW" } };
  const seenBy = async (jackpot: Brand["jackpot"], table: Record<string, unknown> = pot) => {
    const platform = fakePlatform(table);
    const brand = { ...aurora, jackpot };
    const scope = testScope({ brand, platform: { fetch: platform.fetch } });
    const answer = await ask(scope, "{ jackpot { amount currency } }");
    return { answer, calls: platform.calls.length };
  };

  it("A37 CA82 is the platform's own where the brand shows a real one", async () => {
    const jackpot = { amount: "250123.50", currency: "KRW" };
    expect(await seenBy("live")).toEqual({ answer: { jackpot }, calls: 1 });
    const bare = { "GET /wps/games/jackpot": { amount: "7" } };
    expect((await seenBy("live", bare)).answer).toEqual({
      jackpot: { amount: "7.00", currency: "USD" },
    });
  });

  it.each(["simulated", "off"] as const)("A37 is not asked for where it is %s", async (kind) => {
    expect(await seenBy(kind)).toEqual({ answer: { jackpot: null }, calls: 0 });
  });
});
