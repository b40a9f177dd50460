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
