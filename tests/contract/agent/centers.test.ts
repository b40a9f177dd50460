/** The member center and the agent center, each as one query, and actions between agents and members. */
import { describe, expect, it } from "vitest";
import { agentCenter, memberCenter } from "../../../gateway/developer/playground/examples.ts";
import { send } from "../../../gateway/testing/run.ts";
import { requestId as idempotencyKey } from "../cases/inputs.ts";
import { startSandbox, type TestWorld } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";

const sandbox = await startSandbox();

/** A session of this account, at a time of the gateway's clock; each `run` is a separate request. */
async function enter(world: TestWorld, name: string, now = () => Date.now()) {
  const visitor = await signedIn(world, name, { now });
  await world.forget();
  return <T>(source: string, variables: object = {}) => send<T>({ ...visitor }, source, variables);
}

/** Names of the parts that are null. */
const absent = (parts: object) =>
  Object.entries(parts).flatMap(([name, part]) => (part === null ? [name] : []));

describe("centers", () => {
  it.each([
    ["U26 U27 member", "player1", memberCenter.query],
    ["U29 U30 agent", "agent1", agentCenter.query],
  ])(
    "the %s center is one query: each call is made once, with at most six at a time",
    async (_name, who, source) => {
      const world = sandbox.world(`center-${who}`);
      const run = await enter(world, who);
      const data = await run<Record<string, object>>(source);
      expect(absent(data)).toEqual([]);
      for (const [name, part] of Object.entries(data)) {
        // With one wallet for all vendors some parts are absent, and an account may have no picture; the rest is
        // present.
        if (name !== "viewer" && name !== "profile") expect(absent(part)).toEqual([]);
      }
      const seen = await world.calls();
      const requested = seen.map(({ id, query }) => `${id} ${JSON.stringify(query)}`);
      expect(new Set(requested).size).toBe(requested.length);
      expect(Math.max(...seen.map(({ waitingAtOnce }) => waitingAtOnce))).toBeLessThanOrEqual(6);
    },
  );
});

it("U27 U30 CA20 CA21 CA22 CA51 a world that is opened after three days has reports of these days", async () => {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const seeded = dayOf(Date.now());
  const world = sandbox.world("three-days-later");
  await (await enter(world, "player1"))("{ viewer { nickname } }");
  const clockAheadMs = 3 * 86_400_000;
  await world.switch("set", { clockAheadMs });
  await world.switch("reopen", {});
  const later = () => Date.now() + clockAheadMs;
  const today = dayOf(later());
  const [member, agent] = await Promise.all([
    enter(world, "player1", later),
    enter(world, "agent1", later),
  ]);
  interface Records {
    games: { nodes: { at: number }[] };
    transactions: { nodes: { at: number }[] };
    profit: { days: { day: string; totals: Staked }[] };
  }
  interface Staked {
    stake: { amount: string };
  }
  const { records } = await member<{ records: Records }>(`{ records {
    games { nodes { at } } transactions { nodes { at } }
    profit { days { day totals { stake { amount } } } }
  } }`);
  for (const { nodes } of [records.games, records.transactions]) {
    expect(new Date(nodes[0]?.at ?? 0).toISOString()).toContain(today);
  }
  const { overview } = (
    await agent<{ agent: { overview: { days: (Staked & { day: string })[] } } }>(
      "{ agent { overview { days { day stake { amount } } } } }",
    )
  ).agent;
  const own = records.profit.days.map(({ day, totals: { stake } }) => ({ day, stake }));
  for (const days of [own, overview.days]) {
    const since = days.filter(({ day, stake }) => day > seeded && Number(stake.amount) > 0);
    expect(since.map(({ day }) => day)).toContain(today);
    expect(since.length).toBeGreaterThanOrEqual(3);
  }
});

describe("agents and members", () => {
  const book = `{ contracts { standing { realTimeSalary } ofKind(kind: REAL_TIME_SALARY) {
    mine { id state request } offers { id willTerminate { account } }
  } } }`;
  interface Book {
    contracts: {
      standing: { realTimeSalary: string };
      ofKind: { mine: { id: string; state: string } | null; offers: { id: string }[] };
    };
  }
  const decide = `mutation ($input: DecideContractInput!) { decideContract(input: $input) {
    __typename ... on DecideContractSuccess { state book { mine { id } } } ... on Refused { reason }
  } }`;

  it("C51 C13 CA40 S31 A61 an offer is accepted once, and the member sees the contract", async () => {
    const run = await enter(sandbox.world("contract"), "player1");
    const before = (await run<Book>(book)).contracts;
    expect(before).toMatchObject({
      standing: { realTimeSalary: "OFFERED" },
      ofKind: { mine: null },
    });
    const requestId = before.ofKind.offers[0]?.id;
    const input = { kind: "REAL_TIME_SALARY", requestId, decision: "ACCEPT" };
    expect(await run<object>(decide, { input })).toEqual({
      decideContract: {
        __typename: "DecideContractSuccess",
        state: "ACTIVE",
        book: { mine: { id: requestId } },
      },
    });
    expect(await run<object>(decide, { input })).toMatchObject({
      decideContract: { reason: "STATE_CHANGED" },
    });
    const after = (await run<Book>(book)).contracts;
    expect(after).toMatchObject({
      standing: { realTimeSalary: "ACTIVE" },
      ofKind: { mine: { id: requestId, state: "ACTIVE" }, offers: [] },
    });
  });

  it("C48 CA40 P10 an agent's offer reaches the direct member, who rejects it", async () => {
    const world = sandbox.world("offer");
    const above = await enter(world, "agent1");
    const input = {
      kind: "HOURLY_SALARY",
      account: "agent6",
      period: { rate: "0.1", period: "DAILY", amount: "50", minBetPeriod: 1 },
      idempotencyKey,
    };
    const offered = await above<{ offerContract: { requestId: string; state: string } }>(
      `mutation ($input: OfferContractInput!) { offerContract(input: $input) {
        ... on OfferContractSuccess { requestId state }
        ... on InvalidInput { fields { field messageKey } } ... on Refused { reason }
      } }`,
      { input },
    );
    expect(offered.offerContract.state).toBe("OFFERED");
    const below = await enter(world, "agent6");
    const { requestId } = offered.offerContract;
    const no = { kind: "HOURLY_SALARY", requestId, decision: "REJECT" };
    expect(await below<object>(decide, { input: no })).toMatchObject({
      decideContract: { state: "REJECTED" },
    });
    // Both of them see how it ended (S31).
    const both = `{ contracts { ofKind(kind: HOURLY_SALARY) {
      offers { id } ended { id state request } given { id state }
    } } }`;
    const ended = { id: requestId, state: "REJECTED", request: "NEW" };
    expect(await below<object>(both)).toMatchObject({
      contracts: { ofKind: { offers: [], ended: expect.arrayContaining([ended]) } },
    });
    const given = { id: requestId, state: "REJECTED" };
    expect(await above<object>(both)).toMatchObject({
      contracts: { ofKind: { given: expect.arrayContaining([given]) } },
    });
  });

  it("CA52 CA57 CA58 P8 an agent registers an account, finds it in the team and changes its rates", async () => {
    const run = await enter(sandbox.world("downline"), "agent1");
    const rates = [{ type: "RNG", rate: "0.5" }];
    const account = { account: "fresh01", password: "Portico2026", type: "MEMBER", rates };
    const input = { ...account, idempotencyKey: crypto.randomUUID() };
    const another = { ...account, idempotencyKey: crypto.randomUUID() };
    const results =
      "__typename ... on InvalidInput { fields { field messageKey } } ... on Refused { reason }";
    const register = `mutation ($input: RegisterDownlineInput!) {
      registerDownline(input: $input) { ${results} }
    }`;
    expect(await run<object>(register, { input })).toEqual({
      registerDownline: { __typename: "RegisterDownlineSuccess" },
    });
    expect(await run<object>(register, { input: another })).toMatchObject({
      registerDownline: { fields: [{ field: "account", messageKey: "validation.memberExists" }] },
    });
    const setRates = `mutation ($input: SetDownlineRatesInput!) {
      setDownlineRates(input: $input) { ${results} }
    }`;
    const higher = { account: "fresh01", rates: [{ type: "RNG", rate: "0.7" }] };
    expect(await run<object>(setRates, { input: higher })).toMatchObject({
      setDownlineRates: { __typename: "SetDownlineRatesSuccess" },
    });
    const found = await run<{ agent: { downline: { nodes: object[] } } }>(
      `{ agent { downline(search: "fresh01") { nodes { account type rates { type rate } } } } }`,
    );
    // The change holds from the next day on (N26).
    expect(found.agent.downline.nodes).toEqual([
      { account: "fresh01", type: "MEMBER", rates: [{ type: "RNG", rate: "0.5" }] },
    ]);
  });
});
