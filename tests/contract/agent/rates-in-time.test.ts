/** A rate holds from a day on, and changes no figure of the days before (N26). */
import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { startSandbox } from "../support/sandbox.ts";
import {
  add,
  all,
  branches,
  commissionOf,
  dayMs,
  enter,
  liveOn,
  now,
  type Round,
  units,
} from "./income-oracle.ts";

const sandbox = await startSandbox();
const zone = aurora.gmtOffset;
const dawn = Math.floor((now + 8 * 3_600_000) / dayMs) * dayMs - 8 * 3_600_000;
const range = { from: dawn - 30 * dayMs, to: dawn - 1 };

type Run = Awaited<ReturnType<typeof enter>>;

/** Every figure of commission in the range. Single rounds go after some days, so there is none by vendor. */
async function figures(run: Run): Promise<object> {
  const part = "key own { amount } given { amount } net { amount }";
  const by = ["BRANCH", "ACCOUNT", "DAY"].map(
    (each) =>
      `${each}: revenueBy(by: ${each}, range: $range, limit: 100) { nodes { ${part} } totals { own { amount } net { amount } } }`,
  );
  return run<object>(
    `query ($range: DateRange!) { agent {
      income(range: $range) {
        issuedAt
        totals { own { amount } given { amount } earned { amount } paid { amount } }
        periods(by: DAY) { from sums { own { amount } given { amount } } }
        account { before { net { amount } } after { net { amount } } rounding { amount } difference { amount } }
      }
      revenue(range: $range) { rows { type ratePercent earlierRates revenue { amount } given { amount } } totals { net { amount } } }
      overview(range: $range) { commission { amount } commissionNet { amount } }
      ${by.join(" ")}
    } }`,
    { range },
  );
}

const change = `mutation ($input: SetDownlineRatesInput!) { setDownlineRates(input: $input) {
  __typename ... on SetDownlineRatesSuccess { from } ... on Refused { reason } ... on InvalidInput { fields { field messageKey } }
} }`;

it("N26 CA58 CA173 CA60 CA150 CA152 a rate that changes leaves all days before as they were, and holds on its own", async () => {
  const world = sandbox.world("rates-in-time");
  await liveOn(world);
  const [above, own] = [await enter(world, "agent1", zone), await enter(world, "agent2", zone)];
  const before = [await figures(above), await figures(own)];
  const old = await branches(above);
  const review = await above<{ agent: { rateReview: { startsOn: string; total: object } } }>(
    `{ agent { rateReview(accounts: ["agent2"], rates: [{ type: "RNG", rate: "0.9" }]) {
      startsOn total { amount } accounts { account more { amount } changes { before after } }
    } } }`,
  );
  const startsOn = new Date(dawn + dayMs + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(review.agent.rateReview).toMatchObject({
    startsOn,
    accounts: [{ account: "agent2", changes: [{ before: "1", after: "0.9" }] }],
  });
  const input = { account: "agent2", rates: [{ type: "RNG", rate: "0.9" }] };
  // What is encrypted has the time of the portal's own clock.
  const changing = await enter(world, "agent1", zone, { at: Date.now() });
  expect(await changing(change, { input })).toEqual({
    setDownlineRates: { __typename: "SetDownlineRatesSuccess", from: startsOn },
  });
  expect([await figures(above), await figures(own)], "on the day of the change").toEqual(before);

  const later = now + 3 * dayMs;
  await world.switch("set", { clockAheadMs: later - Date.now() });
  await world.switch("reopen", {});
  const after = await enter(world, "agent1", zone, { at: later });
  const below = await enter(world, "agent2", zone, { at: later });
  expect([await figures(after), await figures(below)], "three days later").toEqual(before);

  const span = { from: dawn, to: dawn + 3 * dayMs - 1 };
  const rounds = (
    await all<Round>(
      after,
      `gameRecords(range: { from: ${span.from}, to: ${span.to} }`,
      "account type validStake { amount } at status",
      500,
    )
  ).filter(({ status }) => status === "SETTLED");
  const fresh = await branches(after);
  const { agent } = await after<{
    agent: {
      rates: { type: string; own: string }[];
      income: { periods: { sums: Record<"own" | "given", { amount: string }> }[] };
    };
  }>(
    `query ($range: DateRange!) { agent {
      rates { type own }
      income(range: $range) { periods(by: DAY) { sums { own { amount } given { amount } } } }
    } }`,
    { range: span },
  );
  const rates = new Map(agent.rates.map(({ type, own: rate }) => [type, rate]));
  const dayOf = (day: number) =>
    rounds.filter(({ at }) => at >= dawn + day * dayMs && at < dawn + (day + 1) * dayMs);
  const played = add(dayOf(1), ({ type, validStake }) => (type === "RNG" ? units(validStake) : 0n));
  expect(played, "there is play that the change is about").toBeGreaterThan(0n);
  for (const [day, team] of [
    [0, old],
    [1, fresh],
    [2, fresh],
  ] as const) {
    const expected = commissionOf(dayOf(day), rates, team);
    const sums = agent.income.periods[day]?.sums;
    expect(
      [units(sums?.own ?? { amount: "" }), units(sums?.given ?? { amount: "" })],
      `day ${day}`,
    ).toEqual([expected.own, expected.given]);
  }
});
