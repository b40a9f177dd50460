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
  it("A170 CA93 come from how the rounds are played", async () => {
    const client = testWorld("facts");
    const slot = of("RNG").find(({ classes }) => classes.includes("SC"));
    const table = of("LIVE")[0];
    const mini = of("MINI").find(({ classes }) => classes.includes("CRASH"));
    if (!slot || !table || !mini) throw new Error("no such games");
    const [of1, of2, of3] = await factsOf(client, [slot.nodeId, table.nodeId, mini.nodeId, 1]);
    expect(of1).toMatchObject({ nodeId: slot.nodeId, lines: slot.lines, currency: "USD" });
    expect(of1?.rtp).toBeOneOf([97.3, 95.96, 94.77]);
    expect(of1?.volatility).toBeOneOf(["LOW", "MEDIUM", "HIGH"]);
    expect(of1?.rules).toContain(`${slot.lines} lines`);
    expect(of2).toMatchObject({ rtp: 96.09, volatility: "LOW" });
    expect(of2).not.toHaveProperty("lines");
    expect(of3).toMatchObject({ rtp: 96 });
    expect(of3).not.toHaveProperty("volatility");
    const all = await factsOf(
      client,
      of("LOTT")
        .slice(0, 40)
        .map(({ nodeId }) => nodeId),
    );
    expect(all).toHaveLength(40);
    for (const { rtp } of all) expect(rtp).toBeOneOf([96, 95.99, 95.98, 95.97]);
  });

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
