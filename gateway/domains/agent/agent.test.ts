import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal, pageOf } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const flows = { deposit: "100", withdrawal: "20", stake: "500", win: "450" };
const sums = { ...flows, validStake: "480", bonus: "0", rebate: "2", profit: "-48" };
const counts = { newMembers: 1, activeMembers: "4" };
const revenueSums = { stake: "500", validStake: "480", win: "450", revenue: "3.84" };
const payment = {
  id: 1,
  payer: "agent1",
  payee: "player1",
  period: "5M",
  from: 1,
  to: 2,
  base: "480",
  rate: "0.80",
  amount: "3.84",
  status: "forced",
  paidAt: 3,
};
const below = {
  id: 51,
  account: "below1",
  type: "AGENT",
  level: 1,
  balance: "12.5",
  members: 3,
  rates: { RNG: "0.5", UNHEARD: "9", LIVE: "much" },
  lastLogin: null,
  createdAt: 1,
  frozen: true,
};
const link = { code: "LINK1", type: "MEMBER", rates: { RNG: 0.5 }, uses: 2, createdAt: 1 };

const table = {
  "GET /wps/agent/announcements": pageOf([
    { id: 1, title: "News", content: "<b>x</b><script>y</script>", timestamp: 5 },
  ]),
  "GET /wps/agent/overview": {
    teamBalance: "1000",
    members: 60,
    ...counts,
    ...flows,
    commission: "9.99",
    days: [
      { day: "2026-05-10", ...counts, ...flows, profit: "-50" },
      { day: "2026-05-09", ...counts, ...flows, profit: "-40" },
    ],
  },
  "GET /wps/agent/rates": { RNG: { own: "0.8", max: "0.70" } },
  "GET /wps/agent/links": [link],
  "GET /wps/agent/downline": pageOf([below], { path: [{ id: 7, account: "agent1" }] }),
  "GET /wps/records/games": pageOf([], { totals: null }),
  "GET /wps/agent/profitLoss": pageOf([{ account: "below1", ...sums }], { totals: sums }),
  "GET /wps/agent/revenue": {
    rows: [{ gameType: "RNG", ratePercent: "0.80", ...revenueSums }],
    totals: revenueSums,
  },
  "GET /wps/agent/transactions": pageOf([
    { id: 1, account: "below1", kind: "DEPOSIT", amount: "10", at: 1 },
  ]),
  "GET /wps/agent/dividends": pageOf([
    { ...payment, period: "H" },
    { ...payment, id: 2, period: "fortnight" },
  ]),
  "GET /wps/agent/salary/daily": pageOf([payment]),
  "GET /wps/agent/salary/hourly": pageOf([]),
  "GET /wps/agent/salary/realtime": pageOf([payment]),
};

const center = `query AgentCenter { agent {
  announcements { nodes { id title content publishedAt } }
  overview { teamBalance { amount } members activeMembers commission { amount } days { day profit { amount } } }
  rates { type own max }
  links { code url type rates { type rate } uses }
  downline { nodes { id account type level balance { amount } rates { type rate } frozen } path { id account } }
  gameRecords { nodes { id } totals { stake { amount } } }
  profitLoss { nodes { account sums { profit { amount } } } totals { stake { amount } } }
  revenue { rows { type ratePercent revenue { amount } } totals { revenue { amount } } }
  transactions { nodes { account kind amount { amount } } }
  dividends { nodes { id period status amount { amount } } }
  daily: salary(kind: DAILY) { nodes { rate base { amount } } }
  hourly: salary(kind: HOURLY) { nodes { id } }
  realTime: salary(kind: REAL_TIME) { nodes { period } }
} }`;

describe("agent", () => {
  it("CA20 CA50 CA51 CA53 CA56 CA57 CA59–CA65 S33 returns the agent center in one query", async () => {
    const { run, query, calls } = await accountPortal(table, "AGENT");
    const { data, errors } = await run<{ agent: object }>(center);
    expect(errors).toBeUndefined();
    expect(data?.agent).toMatchObject({
      announcements: { nodes: [{ id: "1", title: "News", publishedAt: 5 }] },
      overview: {
        teamBalance: { amount: "1000.00" },
        members: 60,
        activeMembers: 4,
        commission: { amount: "9.99" },
        days: [
          { day: "2026-05-09", profit: { amount: "-40.00" } },
          { day: "2026-05-10", profit: { amount: "-50.00" } },
        ],
      },
      rates: [{ type: "RNG", own: "0.8", max: "0.7" }],
      links: [
        {
          code: "LINK1",
          url: "https://portal.test/register?referralCode=LINK1",
          rates: [{ type: "RNG", rate: "0.5" }],
          uses: 2,
        },
      ],
      downline: {
        nodes: [{ id: "51", type: "AGENT", rates: [{ type: "RNG", rate: "0.5" }], frozen: true }],
        path: [{ id: "7", account: "agent1" }],
      },
      gameRecords: { nodes: [], totals: null },
      profitLoss: {
        nodes: [{ account: "below1", sums: { profit: { amount: "-48.00" } } }],
        totals: { stake: { amount: "500.00" } },
      },
      revenue: { rows: [{ type: "RNG", ratePercent: "0.8", revenue: { amount: "3.84" } }] },
      transactions: { nodes: [{ account: "below1", kind: "DEPOSIT" }] },
      dividends: {
        nodes: [
          { id: "1", period: "HALF_MONTH", status: "FORCED", amount: { amount: "3.84" } },
          { id: "2", period: null },
        ],
      },
      daily: { nodes: [{ rate: "0.8", base: { amount: "480.00" } }] },
      hourly: { nodes: [] },
      realTime: { nodes: [{ period: "FIVE_MINUTES" }] },
    });
    expect(JSON.stringify(data)).not.toContain("script");
    expect(query("/wps/records/games").account).toBe("*");
    const paths = calls.map(({ url }) => new URL(url).pathname);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("CA57 CA59 CA61 CA20 sends the search text", async () => {
    const { run, query } = await accountPortal(table, "AGENT");
    await run(`{ agent {
      downline(parentId: "51", search: " bel ") { nodes { id } }
      profitLoss(search: "bel") { nodes { account } }
      transactions(search: "bel", kind: DEPOSIT) { nodes { id } }
      gameRecords(account: "below1", filter: { type: RNG }) { nodes { id } }
    } }`);
    expect(query("/wps/agent/downline")).toMatchObject({ parent: "51", search: "bel" });
    expect(query("/wps/agent/profitLoss").search).toBe("bel");
    expect(query("/wps/agent/transactions")).toMatchObject({ search: "bel", kind: "DEPOSIT" });
    expect(query("/wps/records/games")).toMatchObject({ account: "below1", gameType: "RNG" });
  });

  it("CA66 U30d returns one account with its figures, and null for an account that is not below", async () => {
    const path = [{ id: 7, account: "agent1" }];
    const one = { ...below, path, own: sums, line: { ...sums, stake: "9000" } };
    const source = `query ($account: String!) { agent { downlineAccount(account: $account) {
      member { account type rates { type rate } } path { account }
      own { stake { amount } } line { stake { amount } }
    } } }`;
    const known = "GET /wps/agent/downline/account";
    const { run, query } = await accountPortal({ [known]: one }, "AGENT");
    const { data } = await run<object>(source, { account: " below1 " });
    expect(data).toEqual({
      agent: {
        downlineAccount: {
          member: { account: "below1", type: "AGENT", rates: [{ type: "RNG", rate: "0.5" }] },
          path: [{ account: "agent1" }],
          own: { stake: { amount: "500.00" } },
          line: { stake: { amount: "9000.00" } },
        },
      },
    });
    expect(query("/wps/agent/downline/account").account).toBe("below1");
    const stranger = await accountPortal({ [known]: refusal("transfer.not.related") }, "AGENT");
    const none = await stranger.run<object>(source, { account: "player2" });
    expect(none).toMatchObject({ data: { agent: { downlineAccount: null } } });
    expect(none.errors).toBeUndefined();
    expect((await stranger.run<object>(source, { account: "" })).errors).toBeUndefined();
    expect(stranger.count(known)).toBe(1);
  });

  it("CA20 CA57 CA59 CA61 U30 returns empty lists for an account that is not below; other refusals are errors", async () => {
    const source = `{ agent {
      downline(parentId: "nobody") { nodes { id } path { account } }
      gameRecords(account: "nobody") { nodes { id } pageInfo { total hasMore } totals { stake { amount } } }
      profitLoss(parentId: "nobody") { nodes { account } }
      transactions(parentId: "nobody") { nodes { id } }
    } }`;
    const requested = Object.keys(table);
    const refusing = (code: string) =>
      accountPortal(Object.fromEntries(requested.map((call) => [call, refusal(code)])), "AGENT");
    const { data, errors } = await (await refusing("transfer.not.related")).run(source);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      agent: {
        downline: { nodes: [], path: [] },
        gameRecords: { nodes: [], pageInfo: { total: 0, hasMore: false }, totals: null },
        profitLoss: { nodes: [] },
        transactions: { nodes: [] },
      },
    });
    expect((await (await refusing("system.error")).run(source)).errors).toHaveLength(4);
  });

  it("CA20 CA57 CA59 CA61 CA62 CA65 U30 sends the requested order with the platform's field names", async () => {
    const { run, query } = await accountPortal(table, "AGENT");
    const { errors } = await run(`{ agent {
      downline(sort: { field: LAST_LOGIN }) { nodes { id } }
      profitLoss(parentId: "51", sort: { field: VALID_STAKE, direction: ASC }) { nodes { account } }
      transactions(parentId: "51", sort: { field: AMOUNT, direction: DESC }) { totals { in { amount } } }
      gameRecords(parentId: "51", sort: { field: WIN }, totals: false) { nodes { id } pageInfo { total } }
      dividends(sort: { field: TO, direction: ASC }) { totals { paid { amount } } }
      salary(kind: REAL_TIME, sort: { field: BASE }) { nodes { id } }
    } }`);
    expect(errors).toBeUndefined();
    const order = (sortBy: string, sortOrder = "desc") => ({ sortBy, sortOrder });
    expect(query("/wps/agent/downline")).toMatchObject(order("lastLogin"));
    expect(query("/wps/agent/profitLoss")).toMatchObject({
      ...order("validStake", "asc"),
      parent: "51",
    });
    expect(query("/wps/agent/transactions")).toMatchObject({ ...order("amount"), parent: "51" });
    // Later pages don't request the totals again.
    expect(query("/wps/agent/transactions")).not.toHaveProperty("totals");
    const rounds = { ...order("win"), account: "*", parent: "51", totals: "0" };
    expect(query("/wps/records/games")).toMatchObject(rounds);
    expect(query("/wps/agent/dividends")).toMatchObject(order("to", "asc"));
    expect(query("/wps/agent/salary/realtime")).toMatchObject(order("base"));
  });

  it("CA51 U30b reads the previous range of the same length only when it is requested", async () => {
    const { run, query, count } = await accountPortal(table, "AGENT");
    const [from, to] = [1_000_000_000, 1_000_604_800];
    const figures = "profit { amount } before { stake { amount } }";
    const { data } = await run(
      `{ agent { overview(range: { from: ${from}, to: ${to} }) { ${figures} } } }`,
    );
    expect(data).toEqual({
      agent: { overview: { profit: null, before: { stake: { amount: "500.00" } } } },
    });
    const [now, before] = [query("/wps/agent/overview"), query("/wps/agent/overview", 1)];
    // The platform's ranges are inclusive, so the two must not overlap.
    expect([now.from, now.to, now.zone]).toEqual([String(from), String(to - 1), "+08:00"]);
    expect([before.from, before.to]).toEqual([String(2 * from - to), String(from - 1)]);
    expect(count("GET /wps/agent/overview")).toBe(2);
  });

  it("A56 is null where the brand switched the call off", async () => {
    const brand = { ...aurora, calls: { CA51: { enabled: false }, CA65: { enabled: false } } };
    const { run } = await accountPortal(table, "AGENT", { brand });
    const { data, errors } = await run<object>(center);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ agent: { overview: null, realTime: null, rates: [{}] } });
  });

  it.each([
    ["GUEST", "UNAUTHENTICATED"],
    ["TRIAL", "REAL_ACCOUNT_REQUIRED"],
    ["MEMBER", "AGENT_ONLY"],
  ] as const)("P3 P7 P10 P19 is closed to %s", async (role, code) => {
    const { run, calls } = await accountPortal(table, role);
    const { data, errors } = await run(center);
    expect(data).toEqual({ agent: null });
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect(calls).toEqual([]);
  });
});
