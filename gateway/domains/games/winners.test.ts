import { expect, it } from "vitest";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";

it("U5 A36 A68 a win has its own currency, else that of the page", async () => {
  const vo = (nodeId: number, currency: unknown) => ({
    vo: {
      nodeId,
      currency,
      customerName: "someone",
      gameName: "Koi",
      winAmount: "5",
      vassalage: "PG",
      gameCode: "pg-1",
      gameType: "RNG",
    },
  });
  const list = [vo(1, "KRW"), vo(2, undefined), vo(3, "")];
  const platform = fakePlatform({ "GET /wps/relay/ODSFE2_getWinnerBoard": { list } });
  const account = { id: "1", account: "a", nickname: "A", type: 0, role: "MEMBER" } as const;
  const scope = testScope({
    platform: { fetch: platform.fetch },
    session: { token: "tok", account: { ...account, currency: "VND" } },
  });
  const { winners } = await send<{ winners: { win: { currency: string } }[] }>(
    scope,
    "{ winners { win { currency } } }",
  );
  expect(winners.map(({ win }) => win.currency)).toEqual(["KRW", "USD", "USD"]);
});

it("L8 A227 the wins of a game are its own, with mrequested names, and of an unknown game none are read", async () => {
  const won = (nodeId: number, customerName: string) => ({
    vo: { nodeId, customerName, gameName: "Koi", winAmount: "5", vassalage: "PG", gameType: "RNG" },
  });
  const platform = fakePlatform({
    "GET /wps/relay/ODSFE2_getWinnerBoard": { list: [won(7, "sunrider42"), won(8, "other")] },
    "GET /wps/relay/GCSGAME_gameInfo": (request: Request) =>
      new URL(request.url).searchParams.get("nodeId") === "7"
        ? { game: { nodeId: 7, vassalage: "PG", gameType: "RNG", gameName: "Koi" } }
        : { game: null },
  });
  const read = (id: string) =>
    send<{ gameWinners: { customer: string }[] | null }>(
      testScope({ platform: { fetch: platform.fetch } }),
      `{ gameWinners(id: "${id}") { customer win { amount } } }`,
    );
  expect((await read("7")).gameWinners).toEqual([
    { customer: expect.stringMatching(/^su\*+\w?$/), win: { amount: "5.00" } },
  ]);
  const requested = () =>
    platform.calls
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith("getWinnerBoard"))
      .map(({ searchParams }) => searchParams.get("nodeId"));
  expect(requested()).toEqual(["7"]);
  expect((await read("9")).gameWinners).toBeNull();
  expect(requested()).toEqual(["7"]);
});
