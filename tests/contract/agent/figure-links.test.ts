/** Figures that are no rows of a report, of the overview and of an account's page, lead to entries with the same sum (N17). */
import { expect, it } from "vitest";
import persisted from "~/graphql/generated/persisted-documents.json" with { type: "json" };
import type { MoneyValue } from "~/i18n/format.ts";
import type { MessageKey } from "~/i18n/i18n.tsx";
import { presetRange, readRange } from "~/reports/range/range.ts";
import type { Report } from "~/reports/report.ts";
import { baseHref, type RunningPlay } from "~/routes/agent/contracts/all/base-link.ts";
import { AgentDownlineAccount } from "~/routes/agent/downline/account/account-query.ts";
import { figuresOf } from "~/routes/agent/overview/figures.ts";
import { AgentOverview } from "~/routes/agent/overview/query.server.ts";
import { branches } from "~/routes/agent/profit/branches/report.server.ts";
import { accountProfit } from "~/routes/agent/profit/report.server.ts";
import { teamRounds } from "~/routes/agent/records/report.server.ts";
import { entriesHref, type Reach } from "~/routes/agent/report/entries.ts";
import { revenueBy } from "~/routes/agent/revenue/by/report.server.ts";
import { revenue } from "~/routes/agent/revenue/report.server.ts";
import { commissionParts } from "~/routes/agent/revenue/why/report.server.ts";
import { teamTransactions } from "~/routes/agent/transactions/report.server.ts";
import { aurora } from "../../../brands/aurora.ts";
import { gameList } from "../../../gateway/domains/games/calls.ts";
import { launchGame } from "../../../gateway/domains/games/personal-calls.ts";
import { createGateway } from "../../../gateway/gateway.ts";
import { createInProcess } from "../../../gateway/graphql/in-process.ts";
import { send } from "../../../gateway/testing/run.ts";
import { startSandbox } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";

const sandbox = await startSandbox();
const gateway = createGateway({ persisted });
const { gmtOffset } = aurora;
// biome-ignore lint/suspicious/noExplicitAny: reports of every shape
type Any = any;

const units = ({ amount }: MoneyValue) => Math.abs(Math.round(Number(amount) * 10_000));

async function enter(world: string, account = "agent1") {
  const client = createInProcess(gateway, await signedIn(sandbox.world(world), account));
  const look = async (report: Report<Any, Any, Any, Any>, query: URLSearchParams, limit = 1) => {
    const { range, problem } = readRange(query, gmtOffset, Date.now());
    expect(problem).toBeNull();
    const variables = report.variables({ range, offset: 0, limit, totals: true }, query);
    const { data, errors } = await client.execute(report.document, variables);
    expect(errors).toBeUndefined();
    return report.part(data);
  };
  /** The sum of a figure over all entries at an address. */
  const sumAt = async (href: string, name: string): Promise<number> => {
    const { pathname, searchParams } = new URL(href, "http://portal.test");
    const field = name.split(".").at(-1) ?? "";
    switch (pathname) {
      case "/agentHome/transactions":
        return units((await look(teamTransactions, searchParams)).totals.net);
      case "/agentHome/profit":
        return units((await look(accountProfit, searchParams)).totals[field]);
      case "/agentHome/records": {
        const { totals } = await look(teamRounds, searchParams);
        if (field === "ggr") return Math.abs(units(totals.stake) - units(totals.win));
        return units(totals[field]);
      }
      default: {
        expect(pathname).toBe("/agentHome/revenue/why");
        const names: Record<string, string> = { commission: "own", commissionGiven: "given" };
        return units((await look(commissionParts, searchParams)).totals[names[field] ?? "net"]);
      }
    }
  };
  return { client, look, sumAt };
}

it.each(["agent1", "agent8"])("N17 CA51 CA176 each figure of %s's overview", async (account) => {
  const { client, sumAt } = await enter(`figure-links-${account}`, account);
  let followed = 0;
  for (const preset of ["yesterday", "days7"] as const) {
    const { from, to } = presetRange(preset, gmtOffset, Date.now());
    const shown = new URLSearchParams({ from, to });
    const { range } = readRange(shown, gmtOffset, Date.now());
    const { data } = await client.execute(AgentOverview, { range, before: range });
    const { overview, profitLoss } = data?.agent ?? {};
    if (!overview || !profitLoss) return expect.fail("no overview");
    const reach = { ...profitLoss, from: range.from, commission: true };
    for (const { key, now } of figuresOf(overview, null)) {
      const name: MessageKey = `agentCenter.reports.overview.${key}`;
      const href = entriesHref(name, {}, reach, shown);
      if (href === null || typeof now === "number") continue;
      expect(await sumAt(href, name), `${preset} ${key}`).toBe(units(now));
      followed += 1;
    }
  }
  // Bets, payouts, profit, deposits, withdrawals, and commission with what is passed on.
  expect(followed).toBe(14);
});

it("N17 CA66 each figure of an account's page, of it and of its line", async () => {
  const { client, sumAt } = await enter("figure-links-account");
  const { from, to } = presetRange("days7", gmtOffset, Date.now());
  const shown = new URLSearchParams({ from, to });
  const { range } = readRange(shown, gmtOffset, Date.now());
  const { data } = await client.execute(AgentDownlineAccount, { account: "agent2", range });
  const found = data?.agent?.downlineAccount;
  if (!found?.own || !found.line) return expect.fail("no account");
  const reach: Reach = { ...found, from: range.from };
  for (const [filter, sums] of [
    ["account", found.own],
    ["line", found.line],
  ] as const) {
    for (const field of [
      "deposit",
      "withdrawal",
      "stake",
      "validStake",
      "win",
      "bonus",
      "rebate",
    ] as const) {
      const name: MessageKey = `agentCenter.downline.sums.${field}`;
      const href = entriesHref(name, { [filter]: "agent2" }, reach, shown);
      expect(await sumAt(href ?? "", name), `${filter} ${field}`).toBe(units(sums[field]));
    }
    const ggr = entriesHref("agentCenter.reports.terms.ggr", { [filter]: "agent2" }, reach, shown);
    expect(await sumAt(ggr ?? "", "ggr")).toBe(units(sums.ggr));
  }
  // What play and gifts come to at once leads to the line's accounts, and of the account itself stands beside its parts.
  for (const name of [
    "agentCenter.reports.terms.ngr",
    "agentCenter.downline.sums.profit",
  ] as const) {
    const href = entriesHref(name, { line: "agent2" }, reach, shown);
    const field = name.endsWith("ngr") ? "ngr" : "profit";
    expect(await sumAt(href ?? "", name), field).toBe(units(found.line[field]));
  }
});

it("N17 CA151 an agent's own NGR leads to the row with all sums that it is made of", async () => {
  const world = sandbox.world("figure-links-own");
  const { platform, scope } = world.visit(await world.signIn("agent2"));
  const { content } = await platform.call(gameList, { pageNo: 1, pageSize: 20, type: "RNG" });
  const { id, code: gameCode, type, vendorCode } = content[0] ?? expect.fail("no game");
  const backUrl = "http://localhost/";
  const started = { gameId: Number(id), gameCode, type, vendorCode, backUrl };
  const { url } = await platform.call(launchGame, started);
  const round = `${scope.platform.origin}${new URL(url ?? "").pathname}/round`;
  const body = JSON.stringify({ kind: "slot", stake: "3.00" });
  await scope.platform.fetch(new Request(round, { method: "POST", body }));
  const { look, sumAt } = await enter("figure-links-own", "agent2");
  const shown = new URLSearchParams(presetRange("days7", gmtOffset, Date.now()));
  const { nodes } = await look(branches, shown, 100);
  const { sums } = nodes.find(({ own }: { own: boolean }) => own);
  expect(units(sums.stake)).toBeGreaterThan(0);
  const name = "agentCenter.reports.terms.ngr";
  const reach = { from: 0, viewer: "agent2" };
  const href = entriesHref(name, { account: "agent2" }, reach, shown) ?? "";
  expect(await sumAt(href, name)).toBe(units(sums.ngr));
  const { searchParams } = new URL(href, "http://portal.test");
  expect(entriesHref(name, { account: "agent2" }, reach, searchParams)).toBeNull();
});

it("N17 CA60 revenue of an account, a line, a type, a game and a rate are parts of the whole", async () => {
  const { look } = await enter("figure-links-filters");
  const days = presetRange("days7", gmtOffset, Date.now());
  const of = (more: Record<string, string>) =>
    look(revenue, new URLSearchParams({ ...days, ...more }));
  const whole = await of({});
  const [first] = whole.rows;
  const typed = await of({ type: first.type });
  expect(typed.rows).toEqual([first]);
  expect((await of({ rate: first.ratePercent, type: first.type })).rows).toEqual([first]);
  expect((await of({ rate: "77" })).rows).toEqual([]);
  const line = await of({ line: "agent2" });
  const own = await of({ account: "agent2" });
  expect(units(line.totals.stake)).toBeGreaterThan(units(own.totals.stake));
  expect(units(line.totals.stake)).toBeLessThan(units(whole.totals.stake));
  // An account that is not below is none of the agent's business.
  expect((await of({ account: "nobody9" })).rows).toEqual([]);
});

const runningQuery = `{ contracts { running { kind to periodFrom periodTo base { amount currency }
  terms { __typename ... on RealTimeTerms { singleBetAmount { amount } } } } } }`;

it.each(["agent1", "agent2"])(
  "N17 CA165 the base of each running contract of %s is the play that it leads to",
  async (account) => {
    const { look } = await enter("figure-links-contracts", account);
    const scope = await signedIn(sandbox.world("figure-links-contracts"), account);
    type Found = { contracts: { running: RunningPlay[] } };
    const { contracts } = await send<Found>({ ...scope }, runningQuery);
    const kinds = new Set<string>();
    for (const running of contracts.running) {
      // A base of nought leads nowhere, and is the sum there as well: a dividend of a line that won.
      const shown = { ...running, base: { ...running.base, amount: "1" } };
      const href = baseHref(shown, gmtOffset);
      if (href === null) continue;
      const { pathname, searchParams } = new URL(href, "http://portal.test");
      const isSums = pathname === "/agentHome/profit";
      const { totals } = await look(isSums ? accountProfit : teamRounds, searchParams);
      const lost = Math.max(0, Number(totals.stake.amount) - Number(totals.win.amount));
      const found =
        running.kind === "DIVIDEND" ? { amount: String(lost), currency: "" } : totals.validStake;
      expect(units(found), `${running.kind} ${href}`).toBe(units(running.base));
      kinds.add(running.kind);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["DAILY_SALARY", "REAL_TIME_SALARY"]));
  },
);

it("N18 the arithmetic comes out: bets times rate, rounded down, own less what is passed on", async () => {
  const { look } = await enter("figure-links-why");
  const { from } = presetRange("yesterday", gmtOffset, Date.now());
  const query = new URLSearchParams({ from, to: from });
  const parts = await look(
    {
      ...commissionParts,
      variables: (requested, filters) =>
        commissionParts.variables({ ...requested, limit: 100 }, filters),
    },
    query,
  );
  expect(parts.own.length).toBeGreaterThan(1);
  expect(parts.nodes.length).toBeGreaterThan(1);
  const scaled = (text: string, digits: number) => {
    const [whole = "", rest = ""] = text.split(".");
    return BigInt(whole + rest.padEnd(digits, "0").slice(0, digits));
  };
  const sums = { own: 0n, nodes: 0n };
  for (const side of ["own", "nodes"] as const) {
    for (const { validStake, rate, exact, amount } of parts[side]) {
      const product = scaled(validStake.amount, 4) * scaled(rate, 4);
      expect(scaled(exact.amount, 10)).toBe(product);
      expect(scaled(amount.amount, 4)).toBe(product / 1_000_000n);
      sums[side] += scaled(amount.amount, 4);
    }
  }
  expect(parts.pageInfo.hasMore).toBe(false);
  expect(sums.own).toBe(scaled(parts.totals.own.amount, 4));
  expect(sums.nodes).toBe(scaled(parts.totals.given.amount, 4));
  expect(sums.own - sums.nodes).toBe(scaled(parts.totals.net.amount, 4));
  const day = await look(revenue, query);
  expect(day.totals.net).toEqual(parts.totals.net);
});

it("N17 N18 CA176 nobody learns of an account that is not below: upline, sibling, stranger", async () => {
  const { look } = await enter("figure-links-alone", "agent2");
  const days = presetRange("days7", gmtOffset, Date.now());
  expect((await look(commissionParts, new URLSearchParams(days))).own.length).toBeGreaterThan(0);
  for (const account of ["agent1", "agent6", "agent8", "nobody9"]) {
    for (const filter of ["account", "line"]) {
      const query = new URLSearchParams({ ...days, [filter]: account });
      const parts = await look(commissionParts, query);
      expect([parts.own, parts.nodes, parts.totals], account).toEqual([[], [], null]);
      expect(await look(revenue, query)).toMatchObject({ rows: [], totals: null });
      expect((await look(revenueBy("account"), query)).nodes, account).toEqual([]);
    }
  }
});
