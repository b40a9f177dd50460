import { expect } from "vitest";
import {
  agentAnnouncements,
  agentStanding,
  createLink,
  deleteLink,
  downlineAccount,
  downlineList,
  linkLimit,
  ownRates,
  rateChanges,
  rateEffect,
  referralLinks,
  registerDownline,
  setRates,
  teamCurrencies,
  teamOverview,
  visitLink,
} from "../../../gateway/domains/agent/calls.ts";
import {
  commissionPayments,
  dailySalary,
  dividends,
  hourlySalary,
  realTimeSalary,
  teamTransactions,
} from "../../../gateway/domains/agent/report-calls.ts";
import { income } from "../../../gateway/domains/income/calls.ts";
import { agentPolicy } from "../../../gateway/domains/policy/calls.ts";
import { contractCase, refusalOf } from "../support/case.ts";
import { firstPage, lastWeek, sinceLastWeek } from "./inputs.ts";
import { makeLink } from "./links-cases.ts";

const as = "agent1";
const rates = { RNG: "0.5", LIVE: "0.4" };

const payment = [
  "content",
  ...["id", "payee", "base", "rate", "amount", "status"].map((name) => `content[].${name}`),
];

const lastQuarter = () => {
  const to = Date.now();
  return { ...firstPage(), from: to - 91 * 86_400_000, to };
};

interface Paid {
  status: string;
  amount: string;
  period: string | null;
}

const paid = ({ content }: { content: (Paid | null)[] }) => {
  expect(content.length).toBeGreaterThan(0);
  for (const payment of content) expect(Number(payment?.amount)).toBeGreaterThanOrEqual(0);
  expect(content.some((payment) => payment?.status === "PAID")).toBe(true);
  expect(content.every((payment) => payment?.period)).toBe(true);
};

/** The agent center. */
export const agentCases = [
  contractCase(agentAnnouncements, {
    needs: ["content", "content[].id", "content[].execution"],
    as,
    input: firstPage,
    check: ({ content }) => expect(content.every((item) => item?.title)).toBe(true),
  }),
  contractCase(teamOverview, {
    needs: [
      "currency",
      "teamBalance",
      "deposit",
      "withdrawal",
      "stake",
      "win",
      "commission",
      "commissionGiven",
      "commissionNet",
      "days[].day",
      "days[].deposit",
      "days[].withdrawal",
      "days[].stake",
      "days[].win",
      "days[].profit",
    ],
    as,
    input: sinceLastWeek,
    check: ({ members, days, stake }) => {
      expect(members).toBeGreaterThan(40);
      const sum = (days ?? []).reduce((all, day) => all + Number(day.stake), 0);
      expect(sum).toBeCloseTo(Number(stake), 3);
    },
  }),
  contractCase(registerDownline, {
    as,
    again: "UPSTREAM_REFUSED",
    input: () => ({ account: "fresh01", password: "Portico2026", type: "AGENT" as const, rates }),
    check: async ({ id }, world) => {
      expect(id).not.toBe("");
      const { platform } = world.visit(await world.signIn(as));
      const fresh = { account: "fresh02", password: "Portico2026", type: "AGENT" as const, rates };
      for (const [wrong, code] of [
        [{ account: "1x" }, "register.field"],
        [{ password: "weak" }, "register.field"],
        [{ rates: { RNG: "9" } }, "contract.rate"],
      ] as const) {
        expect(await refusalOf(platform.call(registerDownline, { ...fresh, ...wrong }))).toBe(code);
      }
    },
  }),
  contractCase(referralLinks, {
    needs: ["[].code", "[].type"],
    as,
    input: async (world) => {
      await makeLink(world);
      return {};
    },
    check: (links) =>
      expect(links).toMatchObject([
        {
          type: "MEMBER",
          uses: 0,
          visits: 0,
          rates: [{ type: "RNG", rate: "0.5" }, { type: "LIVE" }],
        },
      ]),
  }),
  contractCase(createLink, {
    as,
    // The same request creates one link, however often it is sent (CA54).
    input: () => ({ type: "AGENT" as const, rates, name: "Summer", requestId: "link-1" }),
    check: ({ code, type, name }) => {
      expect(code).not.toBe("");
      expect(name).toBe("Summer");
      expect(type).toBe("AGENT");
    },
  }),
  contractCase(linkLimit, { needs: ["max"], as, check: ({ max }) => expect(max).toBe(20) }),
  contractCase(agentStanding, {
    as,
    check: ({ frozen, reason }) => expect([frozen, reason]).toEqual([false, null]),
  }),
  contractCase(deleteLink, {
    as,
    input: async (world) => ({ code: (await makeLink(world)).code ?? "" }),
    check: () => undefined,
  }),
  contractCase(visitLink, {
    input: async (world) => ({ code: (await makeLink(world)).code ?? "" }),
    check: async (_answer, world) => {
      const { platform } = world.visit(await world.signIn(as));
      expect(await platform.call(referralLinks, {})).toMatchObject([{ visits: 1, uses: 0 }]);
    },
  }),
  contractCase(ownRates, {
    needs: "RNG LIVE FISH PVP SPORTS ESPORTS COCKFIGHT LOTT ELOTT BINGO MINI"
      .split(" ")
      .flatMap((type) => [`${type}.own`, `${type}.max`]),
    as,
    check: (own) => {
      expect(own.map(({ type }) => type)).toContain("RNG");
      for (const rate of own) expect(Number(rate.max)).toBeLessThanOrEqual(Number(rate.own));
    },
  }),
  contractCase(downlineList, {
    needs: [
      "content[].currency",
      "content",
      "content[].id",
      "content[].account",
      "content[].type",
      "content[].balance",
      "path[].id",
      "path[].account",
    ],
    as,
    input: firstPage,
    check: ({ content, path }) => {
      expect(content.every((item) => item?.level === 1)).toBe(true);
      expect(content.some((item) => item?.type === "AGENT" && item.members > 0)).toBe(true);
      expect(Array.isArray(path)).toBe(true);
    },
  }),
  contractCase(downlineAccount, {
    needs: ["currency", "id", "account", "type", "balance", "path[].id", "path[].account"],
    as,
    input: () => {
      const { from, to } = lastWeek();
      return { account: "agent2", from, to };
    },
    check: async ({ member, path, own, line }, world) => {
      expect(member).toMatchObject({ account: "agent2", type: "AGENT", level: 1 });
      expect(path.map((step) => step?.account)).toEqual(["agent1", "agent2"]);
      expect(Number(own?.stake)).toBe(0);
      expect(Number(line?.stake)).toBeGreaterThan(0);
      const { platform } = world.visit(await world.signIn(as));
      const outside = platform.call(downlineAccount, { account: "player2", ...sinceLastWeek() });
      expect(await refusalOf(outside)).toBe("transfer.not.related");
    },
  }),
  contractCase(rateChanges, {
    needs: ["id", "gameType", "after"].map((name) => `[].${name}`),
    as,
    input: () => ({ account: "agent2" }),
    check: (changes) => {
      expect(changes.length).toBeGreaterThan(0);
      expect(changes[0]).toMatchObject({ by: "agent1", before: "0.9", after: "1" });
    },
  }),
  contractCase(rateEffect, {
    needs: ["currency", "accounts[].account"],
    as,
    input: () => ({ accounts: "agent2" }),
    check: async ({ startsAt, from, to, accounts }, world) => {
      expect((startsAt ?? 0) - (from ?? 0)).toBe(31 * 86_400_000);
      expect(to).toBe((startsAt ?? 0) - 86_400_000 - 1);
      expect(accounts[0]).toMatchObject({ account: "agent2" });
      expect(accounts[0]?.rates.find(({ type }) => type === "RNG")?.rate).toBe("1");
      expect(accounts[0]?.givenOn.find(({ type }) => type === "RNG")?.rate).toBe("0.8");
      expect(Number(accounts[0]?.play?.RNG)).toBeGreaterThan(0);
      const { platform } = world.visit(await world.signIn(as));
      // Below, but not directly.
      const outside = platform.call(rateEffect, { accounts: "agent3" });
      expect(await refusalOf(outside)).toBe("transfer.not.related");
    },
  }),
  contractCase(teamCurrencies, {
    as: "agent8",
    input: () => ({}),
    check: (currencies) => {
      expect(currencies).toEqual([
        { code: "KRW", accounts: 4 },
        { code: "USD", accounts: 2 },
      ]);
    },
  }),
  contractCase(setRates, {
    as,
    input: () => ({ account: "agent6", rates: { RNG: "1.1" } }),
    check: async (_answer, world) => {
      const { platform } = world.visit(await world.signIn("agent2"));
      const set = (account: string, RNG: string) =>
        refusalOf(platform.call(setRates, { account, rates: { RNG } }));
      // Neither above the agent's own rate, nor below what the account has given on.
      expect(await set("player1", "1.1")).toBe("contract.rate");
      expect(await set("agent3", "0.1")).toBe("contract.rate");
      expect(await set("player2", "0.1")).toBe("transfer.not.related");
    },
  }),
  contractCase(income, {
    as,
    input: sinceLastWeek,
    check: ({ closedTo, commission, pay, booked, before, after, expected }) => {
      expect(closedTo).toBeLessThanOrEqual(Date.now());
      for (const rows of [commission, pay, booked]) expect(rows?.length).toBeGreaterThan(0);
      expect(Number(before?.commission)).toBeGreaterThanOrEqual(0);
      expect(Number(after?.received)).toBeGreaterThanOrEqual(0);
      expect(expected?.pay?.map(({ kind }) => kind)).toContain("DIVIDEND");
    },
  }),
  contractCase(commissionPayments, {
    needs: [
      "content",
      ...["id", "own", "given", "net", "status"].map((name) => `content[].${name}`),
    ],
    as,
    input: firstPage,
    check: ({ content: [open, last] }) => {
      expect(open).toMatchObject({ status: "PENDING", paidAt: null });
      expect(last).toMatchObject({ status: "PAID", paidAt: last?.to });
      expect(Number(last?.own) - Number(last?.given)).toBeCloseTo(Number(last?.net), 4);
    },
  }),
  contractCase(teamTransactions, {
    needs: ["currency", "content", "content[].id", "content[].kind", "content[].amount"],
    as,
    input: () => ({ ...lastWeek(), kind: "DEPOSIT" as const }),
    check: ({ content }) => {
      expect(content.length).toBeGreaterThan(0);
      for (const row of content) expect(row?.kind).toBe("DEPOSIT");
    },
  }),
  contractCase(dividends, { needs: payment, as, input: lastQuarter, check: paid }),
  contractCase(dailySalary, { needs: payment, as, input: lastWeek, check: paid }),
  contractCase(hourlySalary, { needs: payment, as, input: lastWeek, check: paid }),
  contractCase(realTimeSalary, { needs: payment, as, input: lastWeek, check: paid }),
  contractCase(agentPolicy, {
    needs: ["sections"],
    as: "player1",
    check: ({ sections, changedAt }) => {
      expect(sections.every(({ title, content }) => title && content)).toBe(true);
      expect(changedAt).toBeGreaterThan(0);
    },
  }),
];
