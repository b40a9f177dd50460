/** A limit on stakes, set through the gateway, holds at the platform, where bets are placed. */
import { expect, it } from "vitest";
import { launchGame as launchRow } from "../../../gateway/domains/games/personal-calls.ts";
import { createPlatform } from "../../../gateway/platform/client.ts";
import { send } from "../../../gateway/testing/run.ts";
import { startSandbox, type TestWorld } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";

const sandbox = await startSandbox();

const day = 86_400_000;
interface Lottery {
  code: string;
  nextNumber: string;
  intervalSeconds: number;
  game: {
    id: string;
    facts: { minBet: { amount: string } } | null;
    vendor: { code: string };
    type: string;
  } | null;
}

/** A member with a session; bets go to the game's page, as a browser sends them. */
async function member(world: TestWorld) {
  let ahead = 0;
  const scope = await signedIn(world, "player1", { now: () => Date.now() + ahead });
  const platform = createPlatform(scope);
  const run = <T>(text: string) => send<T>({ ...scope }, text);
  return {
    run,
    async later(ms: number) {
      ahead += ms;
      await world.switch("set", { clockAheadMs: ahead });
    },
    limit: async (amount: string | null) =>
      (
        await run<{ changeLimit: object }>(`mutation { changeLimit(input: {
          kind: STAKE, period: BET, limit: ${JSON.stringify(amount)} }) {
          ... on ChangeLimitSuccess { atOnce } ... on Refused { reason } } }`)
      ).changeLimit,
    confirm: async () =>
      (
        await run<{ confirmLimit: object }>(`mutation { confirmLimit(limit: {
          kind: STAKE, period: BET }) { __typename ... on Refused { reason } } }`)
      ).confirmLimit,
    async bet(stake: string) {
      const { lotteries } = await run<{ lotteries: Lottery[] }>(
        `{ lotteries(prizeMode: LOTT) { code nextNumber intervalSeconds
          game { id facts { minBet { amount } } vendor { code } type } } }`,
      );
      // Of those that take the smallest of these bets, the slowest draw, so that it does not close in between.
      const [lottery] = lotteries
        .filter(({ game }) => Number(game?.facts?.minBet.amount) <= 3)
        .sort((a, b) => b.intervalSeconds - a.intervalSeconds);
      if (!lottery?.game) throw new Error("no lottery");
      const { url } = await platform.call(launchRow, {
        gameId: Number(lottery.game.id),
        gameCode: lottery.code,
        type: lottery.game.type,
        vendorCode: lottery.game.vendor.code,
        backUrl: "http://localhost/",
      } as never);
      const choice = { draw: lottery.nextNumber, place: 1, pick: "odd" };
      const round = await scope.platform.fetch(
        new Request(`${scope.platform.origin}${new URL(url ?? "").pathname}/round`, {
          method: "POST",
          body: JSON.stringify({ kind: "lottery", stake, choice }),
        }),
      );
      const { errorCode = null } = (await round.json()) as { errorCode?: string };
      return errorCode;
    },
  };
}

it("G1 G5 G7 CA130 CA131 bets above it are refused there; a raise holds after a day and a second yes, on both sides", async () => {
  const { limit, bet, confirm, later, run } = await member(sandbox.world("stake-journey"));
  expect(await bet("6")).toBeNull();
  expect(await limit("5")).toEqual({ atOnce: true });
  expect(await bet("5.01")).toBe("limit.stake");
  expect(await bet("5")).toBeNull();
  expect(await limit("8")).toEqual({ atOnce: false });
  expect(await bet("6")).toBe("limit.stake");
  await later(day + 1000);
  expect(await bet("6")).toBe("limit.stake");
  expect(await confirm()).toEqual({ __typename: "ConfirmLimitSuccess" });
  expect(await bet("8")).toBeNull();
  expect(await bet("8.01")).toBe("limit.stake");
  const { accountLimits } = await run<{ accountLimits: { kinds: { periods: object[] }[] } }>(
    "{ accountLimits(readPlatform: true) { kinds(only: [STAKE]) { periods { source limit { money { amount } } } } } }",
  );
  expect(accountLimits.kinds[0]?.periods).toEqual([
    { source: "PLAYER", limit: { money: { amount: "8.00" } } },
  ]);
});

it("G40 what customer service sets at the platform is tighter, and holds for a deposit before it is sent", async () => {
  const world = sandbox.world("platform-limits");
  const { run, limit, bet } = await member(world);
  const set = (limits: object) =>
    world.switch("set", { memberPatch: { account: "player1", limits } });
  await limit("5");
  await set({ STAKE: "3", DEPOSIT: "20" });
  expect(await bet("4")).toBe("limit.stake");
  const { accountLimits } = await run<{
    accountLimits: { kinds: { kind: string; periods: { source: string }[] }[] };
  }>("{ accountLimits(readPlatform: true) { kinds { kind periods { source } } } }");
  const held = Object.fromEntries(
    accountLimits.kinds.map(({ kind, periods }) => [kind, periods[0]?.source]),
  );
  expect(held).toEqual({
    DEPOSIT: "PLATFORM",
    STAKE: "PLATFORM",
    NET_LOSS: null,
    SESSION_TIME: null,
  });
  await world.forget();
  const { requestDeposit } = await run<{ requestDeposit: object }>(
    `mutation { requestDeposit(input: { methodId: "bank", amount: "20.01",
      idempotencyKey: "${crypto.randomUUID()}" }) { ... on InvalidInput { fields { messageKey } } } }`,
  );
  expect(requestDeposit).toEqual({ fields: [{ messageKey: "validation.depositLimitDay" }] });
  expect((await world.calls()).map(({ id }) => id)).not.toContain("CA9");
});
