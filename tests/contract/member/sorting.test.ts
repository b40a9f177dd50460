/** The agent's lists against the sandbox: the platform sorts and pages them, and never all rows are loaded. */
import { describe, expect, it } from "vitest";
import { downlineList } from "../../../gateway/domains/agent/calls.ts";
import {
  dailySalary,
  dividends,
  hourlySalary,
  profitLoss,
  realTimeSalary,
  teamTransactions,
} from "../../../gateway/domains/agent/report-calls.ts";
import { gameRecords } from "../../../gateway/domains/records/calls.ts";
import { lastWeek } from "../cases/inputs.ts";
import { startSandbox } from "../support/sandbox.ts";

const sandbox = await startSandbox();
const world = sandbox.world("sorting");
const { platform } = world.visit(await world.signIn("agent1"));

interface Page<Row> {
  content: (Row | null)[];
  total: number | null;
}

interface Request {
  pageNo: number;
  pageSize: number;
  sortBy: string;
  sortOrder: "asc" | "desc";
}

const all = { pageNo: 1, pageSize: 100 };

/** Whether the rows ascend by the values of `of`; at least two rows are needed. */
function rises<Row>(rows: readonly (Row | null)[], of: (row: Row) => string | number | null) {
  const values = rows.map((row) => {
    if (row === null) throw new Error("a row that can't be read");
    return of(row) ?? 0;
  });
  expect(new Set(values).size).toBeGreaterThan(1);
  return values.every((value, at) => at === 0 || (values[at - 1] ?? 0) <= value);
}

/** Reads a list in both directions by one field, and compares the second page of three with the whole list. */
async function holds<Row>(
  sortBy: string,
  of: (row: Row) => string | number | null,
  send: (order: Request) => Promise<Page<Row>>,
) {
  const up = await send({ ...all, sortBy, sortOrder: "asc" });
  expect(rises(up.content, of), `${sortBy} ascending`).toBe(true);
  const down = await send({ ...all, sortBy, sortOrder: "desc" });
  expect(rises(down.content.toReversed(), of), `${sortBy} descending`).toBe(true);
  const second = await send({ pageNo: 2, pageSize: 3, sortBy, sortOrder: "desc" });
  expect(second.content).toEqual(down.content.slice(3, 6));
  expect(second.total).toBe(down.total);
}

/** All pages of payments as one, with the first one's totals. */
async function whole(row: typeof dailySalary, filter: { direction?: "RECEIVED" | "PAID" }) {
  const first = await platform.call(row, { ...lastQuarter(), ...filter });
  const content = [...first.content];
  for (let pageNo = 2; content.length < (first.total ?? 0); pageNo++) {
    const page = await platform.call(row, { ...lastQuarter(), ...filter, pageNo });
    content.push(...page.content);
  }
  return { content, totals: first.totals };
}

const lastQuarter = () => {
  const to = Date.now();
  return { ...all, from: to - 91 * 86_400_000, to };
};

describe("sorted and paged by the platform", () => {
  it("CA57 U30d the team, at any depth and level by level", async () => {
    const send = (order: Request) => platform.call(downlineList, { ...order, search: "a" });
    await holds("account", (row) => row.account, send);
    await holds("level", (row) => row.level, send);
    await holds("balance", (row) => Number(row.balance), send);
    await holds("members", (row) => row.members, send);
    await holds("type", (row) => row.type, send);
    await holds("lastLogin", (row) => row.lastLogin, send);
    await holds("createdAt", (row) => row.createdAt, send);
    const top = await send({ ...all, sortBy: "members", sortOrder: "desc" });
    const biggest = top.content[0]?.id;
    const below = await platform.call(downlineList, {
      ...all,
      ...(biggest && { parent: biggest }),
    });
    expect(below.path.map(({ account }) => account)).toEqual(["agent1", "agent2"]);
    expect(below.content.every((row) => row?.level === 2)).toBe(true);
  });

  it("CA59 U30f profit and loss, of the team and of one account with its team", async () => {
    const send = (order: Request) => platform.call(profitLoss, { ...lastWeek(), ...order });
    await holds("account", (row) => row.account, send);
    const fields = ["stake", "validStake", "win", "profit", "deposit", "withdrawal"] as const;
    for (const field of fields) await holds(field, (row) => Number(row.sums[field]), send);
    const whole = await send({ ...all, sortBy: "stake", sortOrder: "desc" });
    const line = await platform.call(profitLoss, { ...lastWeek(), ...all, parent: "agent2" });
    expect(line.content.map((row) => row?.account)).toContain("player1");
    expect(line.content.length).toBeLessThan(whole.content.length);
    const staked = line.content.reduce((sum, row) => sum + Number(row?.sums.stake), 0);
    expect(staked).toBeCloseTo(Number(line.totals?.stake), 3);
  });

  it("CA20 U30e rounds of the team", async () => {
    const send = (order: Request) =>
      platform.call(gameRecords, { ...lastWeek(), account: "*", ...order });
    await holds("at", (row) => row.at, send);
    await holds("account", (row) => row.account, send);
    await holds("stake", (row) => Number(row.stake), send);
    const wins = await send({ ...all, sortBy: "win", sortOrder: "desc" });
    expect(rises(wins.content.toReversed(), (row) => Number(row.win))).toBe(true);
  });

  it("CA61 U30h transactions of the team, with credits and debits", async () => {
    const span = { ...lastWeek(), parent: "agent2" };
    const send = (order: Request) => platform.call(teamTransactions, { ...span, ...order });
    await holds("at", (row) => row.at, send);
    await holds("account", (row) => row.account, send);
    await holds("amount", (row) => Number(row.amount), send);
    const one = { ...lastWeek(), ...all, search: "player1" };
    const { content, totals, total } = await platform.call(teamTransactions, one);
    expect(total).toBe(content.length);
    const amounts = content.map((row) => Number(row?.amount));
    const sum = (list: number[]) => list.reduce((all, amount) => all + amount, 0);
    expect(Number(totals?.in)).toBeCloseTo(sum(amounts.filter((amount) => amount > 0)), 3);
    expect(Number(totals?.out)).toBeCloseTo(-sum(amounts.filter((amount) => amount < 0)), 3);
  });

  it.each([dividends, dailySalary, hourlySalary, realTimeSalary])(
    "A119 CA62 CA63 CA64 CA65 U30i U30j U30k U30l payments of contracts, received and paid: $path",
    async (row) => {
      const send = (order: Request) => platform.call(row, { ...lastQuarter(), ...order });
      await holds("to", (payment) => payment.to, send);
      await holds("base", (payment) => Number(payment.base), send);
      await holds("amount", (payment) => Number(payment.amount), send);
      const { content, totals } = await whole(row, {});
      const sum = (of: typeof content) => of.reduce((sum, paid) => sum + Number(paid?.amount), 0);
      expect(Number(totals?.amount)).toBeCloseTo(sum(content), 3);
      const moved = (direction: "RECEIVED" | "PAID") => whole(row, { direction });
      const [came, went] = [await moved("RECEIVED"), await moved("PAID")];
      expect(came.content.every((payment) => payment?.payee === "agent1")).toBe(true);
      expect(went.content.every((payment) => payment?.payer === "agent1")).toBe(true);
      expect(came.content.length + went.content.length).toBe(content.length);
      const paid = (of: typeof content) => sum(of.filter((payment) => payment?.paidAt));
      expect(Number(totals?.received)).toBeCloseTo(paid(came.content), 3);
      expect(Number(totals?.paid)).toBeCloseTo(paid(went.content), 3);
      expect(Number(totals?.net)).toBeCloseTo(paid(came.content) - paid(went.content), 3);
      expect(came.totals).toMatchObject({ paid: "0.00", net: totals?.received });
    },
  );

  it("CA57 CA59 refuses an unknown sort field, and a page that is too long", async () => {
    const wrong = { ...all, sortBy: "password", sortOrder: "asc" } as const;
    await expect(platform.call(downlineList, wrong)).rejects.toThrow();
    await expect(platform.call(profitLoss, { ...lastWeek(), ...wrong })).rejects.toThrow();
    await expect(platform.call(downlineList, { pageNo: 1, pageSize: 101 })).rejects.toThrow();
  });
});
