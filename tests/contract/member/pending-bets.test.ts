/** A lottery bet from the launch to its draw, through the portal's gateway. */
import { expect, it } from "vitest";
import { launchGame as launchRow } from "../../../gateway/domains/games/personal-calls.ts";
import { createPlatform } from "../../../gateway/platform/client.ts";
import { send } from "../../../gateway/testing/run.ts";
import { startSandbox } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";

const sandbox = await startSandbox();

interface Shown {
  viewer: { balance: { money: { amount: string }; pending: { amount: string } | null } };
  records: {
    games: {
      nodes: {
        status: string;
        at: number;
        placedAt: number;
        win: { amount: string };
        draw: Record<string, unknown>;
      }[];
      totals: { stake: { amount: string }; pending: { amount: string } | null };
    };
  };
}

const hour = 3_600_000;
const around = `{ from: ${Date.now() - hour}, to: ${Date.now() + hour} }`;
const shown = `{
  viewer { balance { money { amount } pending { amount } } }
  records { games(filter: { type: "LOTT" }, range: ${around}, limit: 1) {
    nodes { status at placedAt stake { amount } win { amount } draw { number choice numbers } }
    totals { stake { amount } pending { amount } }
  } }
}`;

interface Lotteries {
  lotteries: {
    code: string;
    drawAt: number;
    nextNumber: string;
    intervalSeconds: number;
    game: { id: string; vendor: { code: string }; type: string };
  }[];
}

it("A135 C22 C32 C40 CA20 a lottery bet is pending until its draw, and then shows the drawn numbers", async () => {
  const world = sandbox.world("pending-bets");
  const scope = await signedIn(world, "player1");
  const run = <T>(text: string) => send<T>({ ...scope }, text);
  const menu = await run<Lotteries>(
    "{ lotteries(prizeMode: LOTT) { code drawAt nextNumber intervalSeconds game { id vendor { code } type } } }",
  );
  const lottery = menu.lotteries.find(({ intervalSeconds }) => intervalSeconds === 300);
  if (!lottery) throw new Error("no lottery");
  const before = await run<Shown>(shown);
  expect(before.viewer.balance.pending).toEqual({ amount: "0.00" });

  const { url } = await createPlatform(scope).call(launchRow, {
    gameId: Number(lottery.game.id),
    vendorCode: lottery.game.vendor.code,
    gameCode: lottery.code,
    type: lottery.game.type,
    backUrl: "http://localhost/",
  } as never);
  const { pathname } = new URL(url ?? "");
  const choice = { draw: lottery.nextNumber, place: 1, pick: "odd" };
  const body = JSON.stringify({ kind: "lottery", stake: "10.00", choice });
  const sent = { method: "POST", body };
  await scope.platform.fetch(new Request(`${scope.platform.origin}${pathname}/round`, sent));

  const pending = await run<Shown>(shown);
  expect(pending.viewer.balance.pending).toEqual({ amount: "10.00" });
  const moved =
    Number(before.viewer.balance.money.amount) - Number(pending.viewer.balance.money.amount);
  expect(moved).toBeCloseTo(10, 2);
  const [bet] = pending.records.games.nodes;
  expect(bet).toMatchObject({
    status: "OPEN",
    draw: { number: lottery.nextNumber, choice: "Ball 1: odd", numbers: null },
  });
  expect(pending.records.games.totals.pending).toEqual({ amount: "10.00" });
  expect(pending.records.games.totals.stake).toEqual(before.records.games.totals.stake);

  await world.switch("set", { clockAheadMs: lottery.drawAt - Date.now() + 1000 });
  const settled = await run<Shown>(shown);
  const [drawn] = (
    await run<{ lotteryDraws: { number: string; numbers: string[] }[] }>(
      `{ lotteryDraws(gameCode: "${lottery.code}", limit: 1) { number numbers } }`,
    )
  ).lotteryDraws;
  expect(drawn?.number).toBe(lottery.nextNumber);
  expect(settled.viewer.balance.pending).toEqual({ amount: "0.00" });
  expect(settled.records.games.nodes[0]).toMatchObject({
    status: "SETTLED",
    at: lottery.drawAt,
    placedAt: bet?.placedAt,
    draw: { number: lottery.nextNumber, numbers: drawn?.numbers },
  });
  // An odd ball pays 0.96 of the stake for its chance of a half.
  const win = Number(drawn?.numbers[0]) % 2 === 1 ? "19.20" : "0.00";
  expect(settled.records.games.nodes[0]?.win.amount).toBe(win);
  const paid =
    Number(settled.viewer.balance.money.amount) - Number(pending.viewer.balance.money.amount);
  expect(paid).toBeCloseTo(Number(win), 2);
});
