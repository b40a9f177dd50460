import { describe, expect, it } from "vitest";
import type { SessionAccount } from "../../request/session-port.ts";
import { fakePlatform, refusal, testScope } from "../../testing/platform.ts";
import { player as account } from "../../testing/player.ts";
import { send } from "../../testing/run.ts";

const game = (nodeId: number, gameName: string) => ({
  nodeId,
  gameName,
  vassalage: "PG",
  gameType: "RNG",
  showIcon: null,
  gameCode: "a",
  supportPlay: 1,
  isHot: 0,
  isNew: 0,
});
const bet = (id: string, gameName: string, values: object = {}) => ({
  id,
  account: "player1",
  gameName,
  vassalage: "PG",
  vendorName: null,
  gameType: "RNG",
  stake: "5",
  validStake: "5",
  win: "0",
  at: 1_700_000_000_000,
  status: "SETTLED",
  ...values,
});
const page = (content: object[]) => ({ content, pageNum: 1, totalPages: 1, total: content.length });
const recent = "GET /wps/relay/GCS_recentGame";
const bets = "GET /wps/records/games";
const query = `{ viewer { glance { playedGames {
  game { id } lastBet { at stake { amount currency } win { amount } status }
} } } }`;

async function played(answers: object, who: Partial<SessionAccount> = {}) {
  const platform = fakePlatform({
    [recent]: { list: [game(1, "Opal Dragon"), game(2, "Reef")], pageNum: 1, totalPages: 1 },
    [bets]: page([bet("b", "Opal Dragon", { win: "12.5" }), bet("a", "Opal Dragon")]),
    ...answers,
  });
  const session = { token: "t", account: { ...account, ...who } };
  const scope = testScope({ session, platform: { fetch: platform.fetch } });
  const { viewer } = await send<{ viewer: { glance: { playedGames: object[] } } }>(scope, query);
  const paths = platform.calls.map(({ url }) => new URL(url).pathname);
  return { games: viewer.glance.playedGames, paths };
}

describe("played games", () => {
  it("H1 C31 CA20 each game comes with its latest bet, or without one", async () => {
    const { games } = await played({});
    expect(games).toEqual([
      {
        game: { id: "1" },
        lastBet: {
          at: 1_700_000_000_000,
          stake: { amount: "5.00", currency: "USD" },
          win: { amount: "12.50" },
          status: "SETTLED",
        },
      },
      { game: { id: "2" }, lastBet: null },
    ]);
  });

  it("H1 the games are there when the bets can't be loaded", async () => {
    const { games } = await played({ [bets]: () => refusal("system.error") });
    expect(games).toEqual([
      { game: { id: "1" }, lastBet: null },
      { game: { id: "2" }, lastBet: null },
    ]);
  });

  it("H1 P5 a trial account has games and no bets", async () => {
    const { games, paths } = await played({}, { type: 4, role: "TRIAL" });
    expect(games).toHaveLength(2);
    expect(paths).toEqual(["/wps/relay/GCS_recentGame"]);
  });

  it.each([
    ["is empty", { list: [], pageNum: 1, totalPages: 0 }],
    ["is not offered", () => refusal("function.not.available")],
  ])(
    "H11 the games of the latest bets go on where the list of recent games %s",
    async (_why, list) => {
      const search = "GET /wps/relay/GCSGAME_gameList";
      const { games } = await played({
        [recent]: list,
        [bets]: page([
          bet("c", "Reef", { win: "3" }),
          bet("b", "Opal Dragon"),
          bet("a", "Reef"),
          bet("z", "Gone"),
        ]),
        [search]: (request: Request) => {
          const name = new URL(request.url).searchParams.get("gameName");
          const all = [game(3, "Reef Deluxe"), game(2, "Reef"), game(1, "Opal Dragon")];
          const content = all.filter(({ gameName }) => gameName.includes(name ?? ""));
          return { games: content, pageNum: 1, totalPages: 1, total: content.length };
        },
      });
      expect(games).toMatchObject([
        { game: { id: "2" }, lastBet: { win: { amount: "3.00" } } },
        { game: { id: "1" }, lastBet: { win: { amount: "0.00" } } },
      ]);
    },
  );
});
