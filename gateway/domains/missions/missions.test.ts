import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { player } from "../../testing/player.ts";
import { send } from "../../testing/run.ts";
import { percentOf } from "../../values/money.ts";

const account = { ...player, currency: "KRW" };

function scopeOf(table: Record<string, unknown>, off: string[] = []) {
  const { fetch } = fakePlatform(table);
  const calls = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  return testScope({
    brand: { ...aurora, calls },
    session: { token: "tok", account },
    platform: { fetch },
  });
}

const mission = {
  id: 1,
  name: "Warm up",
  description: "Stake 500",
  kind: "STAKE",
  target: "500.0000",
  progress: "123.4500",
  reward: "5",
  status: "process",
  startsAt: 1_799_913_600_000,
  endsAt: 1_800_000_000_000,
};
const board = `{ missions { points missions {
  id name description kind target progress percent reward { amount currency } status startsAt endsAt
} } }`;

describe("missions", () => {
  it("C42 A11 S30 A60 A124 returns the progress of each mission", async () => {
    const missions = [
      mission,
      { ...mission, id: 2, kind: "ROUNDS", target: 20, progress: 31, status: "joined" },
      { ...mission, id: 3, status: "who knows", startsAt: undefined, endsAt: null },
      { ...mission, id: 4, kind: "DANCE" },
    ];
    const scope = scopeOf({
      "GET /wps/relay/MCSFE_getMissionSummaryDetails": { missions, points: 340 },
    });
    const { missions: answer } = await send<{ missions: { missions: object[]; points: number } }>(
      scope,
      board,
    );
    expect(answer.points).toBe(340);
    expect(answer.missions).toEqual([
      {
        id: "1",
        name: "Warm up",
        description: "Stake 500",
        kind: "STAKE",
        target: "500",
        progress: "123.45",
        percent: 24,
        reward: { amount: "5.00", currency: "KRW" },
        status: "PROCESS",
        startsAt: 1_799_913_600_000,
        endsAt: 1_800_000_000_000,
      },
      expect.objectContaining({ kind: "ROUNDS", target: "20", percent: 100, status: "SIGNED" }),
      expect.objectContaining({ status: "CLOSE", startsAt: null, endsAt: null }),
    ]);
  });

  it("C43 A96 ranks masked names, with the viewer's own rank", async () => {
    const scope = scopeOf({
      "GET /wps/relay/MCSFE_getMissionLeaderboard": {
        list: [
          { rank: 1, customerName: "lucky777", points: 9000, prize: "100.5" },
          { rank: 2, customerName: "ab****9", points: "8000" },
          { rank: 3, customerName: "cd****1", points: 7000, prize: "0.0000" },
        ],
        me: { rank: null, points: 12 },
      },
    });
    const query = `{ missionLeaderboard {
      ranks { rank customer points prize { amount } } me { rank points }
    } }`;
    expect(await send(scope, query)).toEqual({
      missionLeaderboard: {
        ranks: [
          { rank: 1, customer: "lu****7", points: 9000, prize: { amount: "100.50" } },
          { rank: 2, customer: "ab****9", points: 8000, prize: null },
          { rank: 3, customer: "cd****1", points: 7000, prize: null },
        ],
        me: { rank: null, points: 12 },
      },
    });
  });

  it("A56 is null where the brand switched it off", async () => {
    const scope = scopeOf({}, ["C42", "C43"]);
    expect(
      await send(scope, "{ missions { points } missionLeaderboard { me { points } } }"),
    ).toEqual({
      missions: null,
      missionLeaderboard: null,
    });
  });
});

describe("percentOf", () => {
  it("returns whole percent between 0 and 100, computed without floats", () => {
    expect(percentOf("0.29", "0.30")).toBe(96);
    expect(percentOf("99999999999999.99", "100000000000000")).toBe(99);
    expect(percentOf("-5", "10")).toBe(0);
    expect(percentOf("11", "10")).toBe(100);
    expect(percentOf("0", "0")).toBe(100);
  });
});
