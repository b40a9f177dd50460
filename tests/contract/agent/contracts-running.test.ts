/** The running period of contracts must agree with income's expectation, and with what is then paid (N11). */
import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import {
  contractChanges,
  contractList,
  processDailySalary,
  runningContracts,
} from "../../../gateway/domains/contracts/calls.ts";
import { refusalOf } from "../support/case.ts";
import { startSandbox, type TestWorld } from "../support/sandbox.ts";
import {
  add,
  all,
  dayMs,
  enter,
  liveOn,
  type Money,
  now,
  type Payment,
  units,
} from "./income-oracle.ts";

const sandbox = await startSandbox();

interface Running {
  id: string;
  kind: string;
  from: string;
  to: string;
  periodFrom: number;
  periodTo: number;
  conditions: { met: boolean; count: number | null; leastCount: number | null }[];
  base: Money;
  amount: Money;
}

const query = `{ contracts { running { id kind from to periodFrom periodTo
  conditions { name met count leastCount } base { amount } amount { amount } } } }`;
const kindOf = (kind: string) =>
  kind === "DIVIDEND" ? "dividends" : `salary(kind: ${kind.replace("_SALARY", "")}`;

it.each(["agent1", "agent2"])(
  "N11 N1 CA165 CA150 the running periods of %s add up to what income expects, and come to what is then paid",
  async (name) => {
    const world = sandbox.world(`running-${name}`);
    await liveOn(world);
    // Just before a day of UTC ends: nobody plays any more, so that a daily period has its last figures.
    const midnight = Math.floor(now / dayMs) * dayMs + dayMs;
    await world.switch("set", { clockAheadMs: midnight - 45_000 - Date.now() });
    const run = await enter(world, name, aurora.gmtOffset);
    const { contracts } = await run<{ contracts: { running: Running[] } }>(query);
    const { running } = contracts;
    expect(running.length).toBeGreaterThan(3);
    const { agent } = await run<{
      agent: { income: { expected: { pay: { kind: string; in: Money; out: Money }[] } } };
    }>("{ agent { income { expected { pay { kind in { amount } out { amount } } } } } }");
    for (const { kind, in: received, out } of agent.income.expected.pay) {
      const ofKind = running.filter((each) => each.kind === kind);
      const sum = (rows: Running[]) => add(rows, ({ amount }) => units(amount));
      expect(sum(ofKind.filter(({ to }) => to === name)), `${name} ${kind}`).toBe(units(received));
      expect(sum(ofKind.filter(({ from }) => from === name)), `${name} ${kind}`).toBe(units(out));
    }
    const daily = running.filter(({ kind }) => kind === "DAILY_SALARY");
    expect(daily.length).toBe(2);
    expect(daily.every(({ periodTo }) => periodTo === midnight)).toBe(true);
    expect(daily.some(({ amount }) => units(amount) > 0n)).toBe(true);

    await world.switch("set", { clockAheadMs: midnight + 60_000 - Date.now() });
    const later = await enter(world, name, aurora.gmtOffset);
    for (const { kind, to, periodTo, amount, base } of daily) {
      const direction = to === name ? "RECEIVED" : "PAID";
      const paid = await all<Payment & { from: number; account: string; base: Money }>(
        later,
        `${kindOf(kind)}, direction: ${direction}, range: { from: ${midnight - dayMs}, to: ${midnight + dayMs} }`,
        "direction to amount { amount } base { amount } status paidAt",
      );
      const one = paid.filter((each) => each.to === periodTo);
      expect(one.length, `${direction} ${periodTo}`).toBe(1);
      expect(one.map((each) => [units(each.base), units(each.amount)])).toEqual([
        [units(base), units(amount)],
      ]);
    }
  },
  60_000,
);

it("N11 CA165 a period with an unmet condition pays nothing, and says how far it has come", async () => {
  const world = sandbox.world("running-conditions");
  const upline = world.visit(await world.signIn("agent1"));
  const terms = { rate: "0.3", period: "WEEKLY", activeCount: 5000, periodConsumption: "1.00" };
  const { requestId } = await upline.platform.call(processDailySalary, {
    action: "OFFER",
    account: "agent6",
    terms: { ...terms, period: "WEEKLY" as const },
  });
  const below = world.visit(await world.signIn("agent6"));
  await below.platform.call(processDailySalary, { action: "ACCEPT", requestId: requestId ?? "" });
  const run = await enter(world, "agent6", aurora.gmtOffset);
  const { contracts } = await run<{ contracts: { running: Running[] } }>(query);
  expect(contracts.running).toMatchObject([
    {
      kind: "DAILY_SALARY",
      from: "agent1",
      to: "agent6",
      amount: { amount: "0.00" },
      conditions: [{ name: "ACTIVE_PLAYERS", met: false, leastCount: 5000 }, { name: "BETS" }],
    },
  ]);
});

/** Who did what, as the account reads it. */
async function changesOf(world: TestWorld, account: string) {
  const { platform } = world.visit(await world.signIn(account));
  return platform.call(contractChanges, {});
}

it("N11 CA166 the history says who did what, from which terms to which, to both parties and to nobody else", async () => {
  const world = sandbox.world("contract-changes");
  const { platform: upline } = world.visit(await world.signIn("agent1"));
  const { platform: below } = world.visit(await world.signIn("agent2"));
  const { mine } = await below.call(contractList, { kind: "DAILY_SALARY" });
  expect(mine?.terms).toMatchObject({ rate: "0.4" });
  const { offers } = await below.call(contractList, { kind: "DAILY_SALARY" });
  const [offer] = offers;
  expect(offer?.willTerminate).toEqual([{ account: "agent3", rate: "0.3" }]);
  const requestId = offer?.id ?? "";
  const own = upline.call(processDailySalary, { action: "ACCEPT", requestId });
  expect(await refusalOf(own), "an offer of one's own").toBe("contract.state");
  await below.call(processDailySalary, { action: "ACCEPT", requestId });
  const rates = (terms: unknown) => (terms as { rate: string } | null)?.rate ?? null;
  const seen = (await changesOf(world, "agent2")).slice(0, 3);
  expect(
    seen
      .map(({ action, by, from, to, before, after }) =>
        [action, by, from, to, rates(before), rates(after)].join(" "),
      )
      .sort(),
  ).toEqual([
    "ACCEPTED agent2 agent1 agent2 0.4 0.2",
    "RATE_CUT agent2 agent2 agent3 0.3 ",
    "REPLACED agent2 agent1 agent2 0.4 0.2",
  ]);
  await upline.call(processDailySalary, { action: "TERMINATE", requestId });
  const twice = below.call(processDailySalary, { action: "TERMINATE", requestId });
  expect(await refusalOf(twice)).toBe("contract.state");
  const [last] = await changesOf(world, "agent1");
  expect(last).toMatchObject({ action: "TERMINATED", by: "agent1", to: "agent2", after: null });
  expect((await changesOf(world, "agent2"))[0]?.id).toBe(last?.id);
  // agent3 is below agent2, agent6 beside it, player1 a member.
  for (const other of ["agent3", "agent6", "player1"]) {
    const { platform } = world.visit(await world.signIn(other));
    const changes = await platform.call(contractChanges, {});
    const running = await platform.call(runningContracts, {});
    for (const { from, to } of [...changes, ...running]) expect([from, to]).toContain(other);
    expect(changes.map(({ id }) => id)).not.toContain(last?.id);
  }
});
