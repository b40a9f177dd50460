import { describe, expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";
import { catalogue } from "./catalogue.ts";

async function factsOf(client: SandboxClient, ids: readonly number[], language = "EN") {
  const path = `/wps/relay/GCSGAME_gameFacts?nodeIds=${ids.join(",")}&language=${language}`;
  const { json } = await client.call(path, { module: "GAMELO3" });
  return json.value.list as Record<string, unknown>[];
}

const of = (gameType: Parameters<ReturnType<typeof catalogue>["byType"]["get"]>[0]) =>
  (catalogue().byType.get(gameType) ?? []).filter(({ isGame }) => isGame === "GAME");

describe("facts of games", () => {
  it("A170 CA93 the limits are those that a round is held to, and rules are in the visitor's language", async () => {
    const client = testWorld("facts-limits");
    const token = await client.tokenOf("player1");
    for (const game of [of("RNG")[0], of("LIVE")[0], of("FISH")[0]]) {
      if (!game) throw new Error("no such game");
      const [fact] = await factsOf(client, [game.nodeId], "KR");
      expect(fact?.rules).toMatch(/\p{sc=Hangul}/u);
      const bet = await client.open(token, { ...game, vassalage: game.vendor });
      const choices = { RNG: "slot", LIVE: "table", FISH: "dice" } as const;
      const kind = choices[game.gameType as keyof typeof choices];
      const choice = { slot: null, table: "player", dice: { target: 50, over: false } }[kind];
      const play = (stake: number) => bet({ kind, stake: stake.toFixed(2), choice });
      expect(await play(Number(fact?.minBet) - 0.01)).toMatchObject({ success: false });
      expect(await play(Number(fact?.maxBet) + 0.01)).toMatchObject({
        errorCode: "amount.out.of.range",
      });
      expect(await play(Number(fact?.minBet))).toHaveProperty("roundId");
    }
  });

  it("A170 CA89 seats are those of the rooms; games without rooms have none", async () => {
    const client = testWorld("seats");
    const token = await client.tokenOf("player1");
    const [table, slot] = [of("LIVE")[0], of("RNG")[0]];
    if (!table || !slot) throw new Error("no such games");
    const path = `/wps/relay/GLS2_seatCount?nodeIds=${table.nodeId},${slot.nodeId}`;
    const rooms = `/wps/relay/GLS2_roomList?vassalage=${table.vendor}&gameCode=${table.gameCode}`;
    await expect
      .poll(async () => {
        // A minute may end between the two calls.
        const seats = (await client.call(path)).json.value.list;
        const [room] = (await client.call(rooms, { token })).json.value;
        return [seats, room.players];
      })
      .toSatisfy(
        ([seats, players]: [{ nodeId: number; taken: number; total: number }[], number]) =>
          seats.length === 1 &&
          seats[0]?.nodeId === table.nodeId &&
          seats[0].taken === players &&
          seats[0].total === 60,
      );
  });
});

it("CA82 A37 a hundredth of what is staked goes into the pot", async () => {
  const client = testWorld("pot");
  const pot = async () => Number((await client.call("/wps/games/jackpot")).json.value.amount);
  const before = await pot();
  await client.playDice(await client.tokenOf("player1"), ["100"]);
  expect((await pot()) - before).toBeCloseTo(1, 3);
});

it("C3 a game's page plays nothing after the logout", async () => {
  const client = testWorld("after-logout");
  const token = await client.tokenOf("player1");
  const [, game] = await client.games("gameType=FISH&pageSize=5");
  const bet = await client.open(token, game);
  await client.call("/wps/session/logout", { token, method: "POST" });
  const round = { kind: "dice", stake: "1.00", choice: { target: 45, over: false } };
  expect((await bet(round)).errorCode).toBe("login.not.session");
});
