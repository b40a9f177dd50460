/** Every linked figure of a report is followed: the linked entries must have the same sum. */
import { expect, it } from "vitest";
import persisted from "~/graphql/generated/persisted-documents.json" with { type: "json" };
import { pagesOf } from "~/reports/csv/csv-pages.server.ts";
import { presetRange, readRange } from "~/reports/range/range.ts";
import type { Report } from "~/reports/report.ts";
import { AgentDownlineAccount } from "~/routes/agent/downline/account/account-query.ts";
import { paymentColumns } from "~/routes/agent/payments/columns.ts";
import { dividends, salaryAt, withRounds } from "~/routes/agent/payments/report.server.ts";
import { branchColumns } from "~/routes/agent/profit/branches/columns.ts";
import { branches } from "~/routes/agent/profit/branches/report.server.ts";
import { profitColumns } from "~/routes/agent/profit/columns.ts";
import { accountProfit } from "~/routes/agent/profit/report.server.ts";
import { teamRoundColumns } from "~/routes/agent/records/columns.ts";
import { teamRounds } from "~/routes/agent/records/report.server.ts";
import { linkedParts } from "~/routes/agent/revenue/by/columns.ts";
import { dimensionNames } from "~/routes/agent/revenue/by/dimensions.ts";
import { revenueBy } from "~/routes/agent/revenue/by/report.server.ts";
import { linkedRevenue } from "~/routes/agent/revenue/columns.ts";
import { revenue } from "~/routes/agent/revenue/report.server.ts";
import { givenColumns } from "~/routes/agent/revenue/why/columns.ts";
import { commissionParts } from "~/routes/agent/revenue/why/report.server.ts";
import { linkedTeam } from "~/routes/agent/team/columns.ts";
import { teamFigures } from "~/routes/agent/team/report.server.ts";
import { teamTransactionColumns } from "~/routes/agent/transactions/columns.ts";
import { teamTransactions } from "~/routes/agent/transactions/report.server.ts";
import type { Column } from "~/ui/table/column.ts";
import { sumOf } from "~/ui/table/sums.ts";
import { aurora } from "../../../brands/aurora.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import { createGateway } from "../../../gateway/gateway.ts";
import { createInProcess } from "../../../gateway/graphql/in-process.ts";
import type { TestScope } from "../../../gateway/testing/platform.ts";
import { send } from "../../../gateway/testing/run.ts";
import { demoPaymentPassword as paymentPassword } from "../cases/inputs.ts";
import { startSandbox, type TestWorld } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";

const sandbox = await startSandbox();

const gateway = createGateway({ persisted });
// biome-ignore lint/suspicious/noExplicitAny: reports of every shape stand in one table
type AnyReport = Report<any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyColumns = readonly Column<any, any>[];

/** Every report with figures, and the columns that its page links. */
const reports: Record<string, { report: AnyReport; columns: (found: never) => AnyColumns }> = {
  "/agentHome/profit": { report: accountProfit, columns: profitColumns },
  "/agentHome/records": { report: teamRounds, columns: () => teamRoundColumns },
  "/agentHome/transactions": { report: teamTransactions, columns: () => teamTransactionColumns },
  "/agentHome/profit/branches": { report: branches, columns: branchColumns },
  "/agentHome/team": {
    report: teamFigures,
    columns: (found: Parameters<typeof linkedTeam>[0]) => linkedTeam({ ...found, byDay: true }),
  },
  "/agentHome/revenue": { report: revenue, columns: linkedRevenue },
  "/agentHome/revenue/why": { report: commissionParts, columns: () => givenColumns },
  ...Object.fromEntries(
    dimensionNames.map((by) => [
      `/agentHome/revenue/by/${by}`,
      {
        report: revenueBy(by),
        columns: (found: Parameters<typeof linkedParts>[2]) => linkedParts(by, "agent1", found),
      },
    ]),
  ),
};

/** What the totals of a page of commission are called, by a figure's heading. */
const commissionNames: Readonly<Record<string, string>> = {
  "agentCenter.reports.revenue.revenue": "own",
  "agentCenter.reports.revenue.given": "given",
  "agentCenter.reports.revenue.net": "net",
};

let keys = 0;
const change = (scope: TestScope, name: string, input: object, more = "") => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${more} } }`;
  const key = `6f0d7a52-98a1-4c1e-9d55-0b6f6c1f${String(++keys).padStart(4, "0")}`;
  return send<Record<string, { __typename: string; withdrawalId?: string }>>({ ...scope }, text, {
    input: { idempotencyKey: key, ...input },
  });
};

/** The sum of a figure over the entries at an address. */
function sumIn(path: string, entries: readonly unknown[], name: string): string {
  const total = commissionNames[name];
  if (total && path !== "/agentHome/revenue/by/day") {
    expect(path).toBe("/agentHome/revenue/why");
    return (entries[0] as Record<string, { amount: string }>)[total]?.amount ?? "";
  }
  if (path.startsWith("/agentHome/downline/")) {
    const sums = entries[0] as Record<string, { amount: string }>;
    return sums[name.endsWith("ngr") ? "ngr" : "profit"]?.amount ?? "";
  }
  const columns = reports[path]?.columns({} as never) ?? [];
  const sumOfColumn = (of: string | undefined) =>
    sumOf(entries.map((entry) => columns.find((each) => each.name === of)?.value(entry) as never))
      ?.amount ?? "0";
  if (path === "/agentHome/profit" || path === "/agentHome/revenue/by/day") {
    return sumOfColumn(name);
  }
  if (name.endsWith("terms.ggr")) {
    return String(
      Number(sumOfColumn("member.bets.stake")) - Number(sumOfColumn("member.bets.win")),
    );
  }
  const [, field = ""] = /(?:bets|sums)\.(\w+)$/.exec(name) ?? [];
  const same = columns.find((each) => each.name === `member.bets.${field}`);
  return sumOfColumn((same ?? columns.find((each) => each.kind === "signedMoney"))?.name);
}

/** Activity of a team in one hour: payments with fees, a refund, and an account whose name starts like another's. */
async function live(world: TestWorld) {
  const agent = await signedIn(world, "agent1");
  const rates = {
    account: "ottofox1",
    password: "Portico#2026",
    type: "MEMBER",
    rates: [],
  };
  const made = await change(agent, "registerDownline", rates);
  expect(made.registerDownline?.__typename).toBe("RegisterDownlineSuccess");
  for (const name of ["ottofox1", "ottofox17", "player1"]) {
    const member = await signedIn(world, name);
    const paid = await change(member, "requestDeposit", { methodId: "ewallet", amount: "55" });
    expect(paid.requestDeposit?.__typename, name).toBe("RequestDepositSuccess");
  }
  const player = await signedIn(world, "player1");
  for (const amount of ["60", "33.33"]) {
    const input = { cardId: "1", amount, paymentPassword };
    const requested = await change(
      player,
      "requestWithdrawal",
      input,
      "... on RequestWithdrawalSuccess { withdrawalId }",
    );
    const id = requested.requestWithdrawal?.withdrawalId;
    expect(id, amount).toBeTruthy();
    if (amount !== "60") {
      const text = "mutation ($id: ID!) { cancelWithdrawal(id: $id) { __typename } }";
      expect(await send({ ...player }, text, { id })).toMatchObject({
        cancelWithdrawal: { __typename: "CancelWithdrawalSuccess" },
      });
    }
  }
  await world.switch("set", { clockAheadMs: 25_000 });
}

const days = ["today", "yesterday", "days7", "days30"] as const;
const zones = [aurora.gmtOffset, hanbit.gmtOffset];

/** An agent whose team has one currency, and one whose team has two, by the reports of each. */
it.each([
  ["agent1", ""],
  ["agent8", "KRW"],
  ["agent8", "USD"],
])(
  "A125 N13 N17 N18 CA20 CA59 CA60 CA61 CA152 CA171 CA176 U30f every linked figure of every report of %s %s leads to entries with the same sum",
  async (account, currency) => {
    const world = sandbox.world(`figures-${account}${currency}`.toLowerCase());
    if (account === "agent1") await live(world);
    const ahead = 25_000;
    const agent = await signedIn(world, account, { now: () => Date.now() + ahead });
    const client = { gateway: createInProcess(gateway, agent) };
    const followed: Record<string, number> = {};
    const ways: Record<string, number> = {};
    const cached = new Map<string, Promise<unknown[]>>();

    const rowsOf = async (path: string, query: URLSearchParams, zone: string) => {
      const { range } = readRange(query, zone, Date.now() + ahead);
      const [, below] = /^\/agentHome\/downline\/(\w+)$/.exec(path) ?? [];
      if (below) {
        const requested = { account: below, range };
        const { data } = await client.gateway.execute(AgentDownlineAccount, requested);
        return [data?.agent?.downlineAccount?.own];
      }
      const { report } = reports[path] ?? expect.fail(`no report at ${path}`);
      const rows: unknown[] = [];
      const requested = { range, filters: query };
      if (path === "/agentHome/revenue/why") {
        const page = { range, offset: 0, limit: 1, totals: true };
        const { data } = await client.gateway.execute(
          report.document,
          report.variables(page, query),
        );
        return [report.part(data).totals];
      }
      for await (const page of pagesOf(client as never, report, requested, {
        from: 0,
        most: 20_000,
      })) {
        expect(page.rows, path).not.toBeNull();
        rows.push(...(page.rows ?? []));
      }
      return rows;
    };

    for (const zone of zones) {
      for (const preset of days) {
        const { from, to } = presetRange(preset, zone, Date.now() + ahead);
        const shown = new URLSearchParams(currency ? { from, to, currency } : { from, to });
        const { range } = readRange(shown, zone, Date.now() + ahead);
        for (const [path, { report, columns }] of Object.entries(reports)) {
          // Its days are those of the agent's brand.
          if (path.endsWith("/by/day") && zone !== aurora.gmtOffset) continue;
          const page = { range, offset: 0, limit: 100, totals: true };
          const { data, errors } = await client.gateway.execute(
            report.document,
            report.variables(page, shown),
          );
          expect(errors, path).toBeUndefined();
          const found = report.part(data);
          const reach = { ...found, from: range.from, commission: true, viewer: account };
          const linked = columns(reach as never).filter(
            ({ kind, to }) => to && (kind === "money" || kind === "signedMoney"),
          );
          for (const row of report.rows(found) ?? []) {
            for (const { name, to: lead, value } of linked) {
              const href = lead?.(row, shown);
              if (!href) continue;
              const at = new URL(href, "http://portal.test");
              const key = `${zone} ${href}`;
              if (!cached.has(key)) cached.set(key, rowsOf(at.pathname, at.searchParams, zone));
              const entries = await (cached.get(key) as Promise<unknown[]>);
              const size = (amount: string | undefined) =>
                Math.abs(Math.round(Number(amount) * 10_000));
              const said = value(row) as { amount: string };
              expect(
                size(sumIn(at.pathname, entries, name)),
                `${preset} ${zone} ${href} ${name}`,
              ).toBe(size(said.amount));
              followed[preset] = (followed[preset] ?? 0) + 1;
              const way = `${path} → ${at.pathname}`
                .replaceAll("/agentHome/", "")
                .replace(/downline\/\w+/, "downline/…");
              ways[way] = (ways[way] ?? 0) + 1;
            }
          }
        }
      }
    }
    if (currency) {
      // A figure keeps its currency on the way.
      expect(followed.days7).toBeGreaterThan(20);
      return;
    }
    // Days before the earliest entry have no links; every other day has a link for each figure.
    expect(followed.days7).toBeGreaterThan(100);
    expect(followed.today).toBeGreaterThan(5);
    expect(Object.keys(ways).sort()).toEqual(
      [
        "profit → downline/…",
        "profit → records",
        "profit → transactions",
        "profit/branches → profit",
        "profit/branches → records",
        "profit/branches → transactions",
        "team → revenue/by/day",
        "team → records",
        "team → transactions",
        ...["", "/by/account", "/by/branch", "/by/day", "/by/game", "/by/vendor"].flatMap((by) => [
          `revenue${by} → records`,
          `revenue${by} → revenue/why`,
        ]),
      ].sort(),
    );
    // Of earlier days there are no entries left; what commission is made of is known of all.
    expect(followed.days30).toBeGreaterThan(100);
  },
  120_000,
);

/** The base of a payment, computed from the sums of the linked page: a team's loss, or its bets. */
const baseOf = {
  dividends: ({ stake, win }: Sums) => units(stake) - units(win),
  salary: ({ validStake }: Sums) => units(validStake),
};
type Sums = Record<"stake" | "validStake" | "win", { amount: string }>;
const units = ({ amount }: { amount: string }) => Math.round(Number(amount) * 10_000);

it.each([
  ["dividends", dividends],
  ["daily salary", salaryAt("/agentHome/salary/daily")],
  ["hourly salary", salaryAt("/agentHome/salary/hourly")],
  ["real-time salary", salaryAt("/agentHome/salary/real-time")],
] as const)(
  "A122 A123 CA20 CA62 CA63 CA64 CA65 the base of %s links to rounds with the same sum",
  async (name, report) => {
    const world = sandbox.world(`bases-${name.replace(/\W/g, "-")}`);
    const agent = await signedIn(world, "agent1");
    const client = { gateway: createInProcess(gateway, agent) };
    const look = async (report: AnyReport, query: URLSearchParams, zone: string) => {
      const { range, problem } = readRange(query, zone, Date.now());
      expect(problem).toBeNull();
      const variables = report.variables({ range, offset: 0, limit: 100, totals: true }, query);
      const { data, errors } = await client.gateway.execute(report.document, variables);
      expect(errors).toBeUndefined();
      return report.part(data);
    };
    const base = paymentColumns.find((each) => each.name.endsWith("payments.base"));
    const followed = { linked: 0, tooOld: 0 };
    for (const zone of zones) {
      const shown = new URLSearchParams(presetRange("days30", zone, Date.now()));
      const { nodes, roundsSince } = await look(withRounds(report as never, zone), shown, zone);
      for (const row of nodes) {
        const href = base?.to?.(row, shown);
        expect(href === null, "a link if there are rounds").toBe(row.from < roundsSince);
        if (!href) {
          followed.tooOld += 1;
          continue;
        }
        const at = new URL(href, "http://portal.test");
        const { nodes: rounds, totals } = await look(teamRounds, at.searchParams, zone);
        const sum = baseOf[name === "dividends" ? name : "salary"](totals);
        expect(Math.max(0, sum), `${zone} ${href}`).toBe(units(row.base));
        // Real-time salary counts bets of at least the contract's minimum.
        const least = at.searchParams.get("minStake");
        expect(least).toBe(name === "real-time salary" ? row.minStake.amount : null);
        const stakes = rounds.map(({ stake }: Sums) => units(stake));
        expect(Math.min(...stakes)).toBeGreaterThanOrEqual(units({ amount: least ?? "0" }));
        followed.linked += 1;
      }
    }
    if (name === "dividends") expect(followed.tooOld).toBeGreaterThan(0);
    else expect(followed.linked).toBeGreaterThan(10);
  },
);

it("A123 CA20 rounds with a minimum bet, and their sums", async () => {
  const scope = await signedIn(sandbox.world("least-stake"), "agent1");
  const day = 86_400_000;
  const range = `range: { from: ${Date.now() - 2 * day}, to: ${Date.now()} }`;
  interface Found {
    agent: { gameRecords: { nodes: Sums[]; totals: Sums; pageInfo: { total: number } } };
  }
  const look = async (minStake: string) => {
    const found = await send<Found>(
      { ...scope },
      `{ agent {
      gameRecords(limit: 500, filter: { minStake: "${minStake}" }, ${range}) {
        nodes { stake { amount } validStake { amount } win { amount } }
        totals { stake { amount } validStake { amount } win { amount } }
        pageInfo { total }
      }
    } }`,
    );
    return found.agent.gameRecords;
  };
  const all = await look("0");
  const some = await look("20.00");
  expect(some.pageInfo.total).toBeLessThan(all.pageInfo.total);
  expect(some.nodes.length).toBe(some.pageInfo.total);
  for (const { stake } of some.nodes) expect(units(stake)).toBeGreaterThanOrEqual(200_000);
  for (const of of ["stake", "validStake", "win"] as const) {
    const sum = some.nodes.reduce((whole, node) => whole + units(node[of]), 0);
    expect(sum, of).toBe(units(some.totals[of]));
  }
});

it("A125 CA59 CA61 one account by its full name, and the earliest time of the entries", async () => {
  const world = sandbox.world("one-account");
  const scope = await signedIn(world, "agent1");
  const look = <T>(text: string) => send<T>({ ...scope }, text);
  const day = 86_400_000;
  const range = `range: { from: ${Date.now() - 30 * day}, to: ${Date.now()} }`;
  const top = `{ agent { profitLoss(limit: 1) { nodes { account } } } }`;
  const [first] = (await look<Pick<Found, "agent">>(top)).agent.profitLoss.nodes;
  const name = first?.account ?? "";
  interface Found {
    agent: {
      profitLoss: { nodes: { account: string }[]; roundsSince: number; transactionsSince: number };
      transactions: { nodes: { account: string; kind: string; at: number }[]; since: number };
      gameRecords: { nodes: { at: number }[]; since: number };
      nobody: { nodes: unknown[] };
    };
  }
  const { agent } = await look<Found>(`{ agent {
    profitLoss(account: "${name}", ${range}) { nodes { account } roundsSince transactionsSince }
    transactions(account: "${name.toUpperCase()}", limit: 100, ${range}) { nodes { account kind at } since }
    gameRecords(limit: 100, sort: { field: AT, direction: ASC }, ${range}) { nodes { at } since }
    nobody: transactions(account: "${name.slice(0, -1)}", ${range}) { nodes { id } }
  } }`);
  expect(agent.profitLoss.nodes).toEqual([{ account: name }]);
  expect(new Set(agent.transactions.nodes.map(({ account }) => account))).toEqual(new Set([name]));
  expect(agent.nobody.nodes).toEqual([]);
  expect(agent.transactions.since).toBe(agent.profitLoss.transactionsSince);
  expect(agent.gameRecords.since).toBe(agent.profitLoss.roundsSince);
  // The default week is complete, in every brand's time zone.
  expect(agent.profitLoss.roundsSince).toBeLessThan(Date.now() - 6.6 * day);
  expect(agent.gameRecords.nodes[0]?.at).toBeGreaterThanOrEqual(agent.gameRecords.since);
  for (const { at } of agent.transactions.nodes) {
    expect(at).toBeGreaterThanOrEqual(agent.transactions.since);
  }
});
