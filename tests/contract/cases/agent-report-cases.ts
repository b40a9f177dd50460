import { expect } from "vitest";
import {
  branches,
  dailySums,
  revenueBy,
  teamFigures,
} from "../../../gateway/domains/agent/branch-calls.ts";
import { commissionParts } from "../../../gateway/domains/agent/commission-calls.ts";
import { profitLoss, revenue } from "../../../gateway/domains/agent/report-calls.ts";
import { attention, attentionEntries } from "../../../gateway/domains/attention/calls.ts";
import { commissionChange } from "../../../gateway/domains/income/calls.ts";
import { contractCase } from "../support/case.ts";
import { firstPage, lastWeek, sinceLastWeek } from "./inputs.ts";

const as = "agent1";
const sums = "deposit withdrawal stake validStake win bonus rebate profit".split(" ");

const figures = "balance deposit withdrawal stake win".split(" ");

/** Reports that the platform adds up for an agent (assumed). */
export const agentReportCases = [
  contractCase(branches, {
    needs: [
      "currency",
      "content",
      ...["id", "account", "type", ...sums].map((name) => `content[].${name}`),
      "path[].id",
      "path[].account",
    ],
    as,
    input: () => ({ ...lastWeek(), ...firstPage() }),
    check: ({ content, totals }) => {
      expect(content.filter((row) => row?.own).map((row) => row?.account)).toEqual([as]);
      const sum = content.reduce((all, row) => all + Number(row?.sums.stake), 0);
      expect(sum).toBeCloseTo(Number(totals?.stake), 3);
    },
  }),
  contractCase(revenueBy, {
    needs: [
      "currency",
      "content",
      ...["key", "name", "stake", "validStake", "win", "own", "given", "net"].map(
        (name) => `content[].${name}`,
      ),
    ],
    as,
    input: () => ({ ...lastWeek(), ...firstPage(), by: "vendor" as const }),
    check: ({ content, totals }) => {
      expect(content.length).toBeGreaterThan(3);
      expect(Number(totals?.revenue) - Number(totals?.given)).toBeCloseTo(Number(totals?.net), 3);
    },
  }),
  contractCase(commissionParts, {
    needs: [
      "currency",
      "content",
      ...["account", "gameType", "rate", "validStake", "amount"].map((name) => `content[].${name}`),
    ],
    as,
    input: () => ({ ...lastWeek(), ...firstPage() }),
    check: ({ own, totals }) => {
      const sum = own?.reduce((all, { amount }) => all + Number(amount), 0);
      expect(sum).toBeCloseTo(Number(totals?.own), 4);
      expect(Number(totals?.own) - Number(totals?.given)).toBeCloseTo(Number(totals?.net), 4);
    },
  }),
  contractCase(commissionChange, {
    needs: [
      ...["account", "accounts", "products"].map((name) => `[].${name}`),
      ...["gameType", "before", "after"].map((name) => `[].products[].${name}`),
      ...["before", "after"].flatMap((side) =>
        ["validStake", "net"].map((name) => `[].products[].${side}.${name}`),
      ),
    ],
    as,
    input: () => {
      const { from, to } = sinceLastWeek();
      const week = 7 * 86_400_000;
      const against = { againstFrom: from - week, againstTo: from - 1 };
      return { from, to, ...against, by: "account" as const, most: 3 };
    },
    check: (rows) => {
      expect(rows.map(({ account }) => account !== null)).toEqual([true, true, true, false]);
      expect(rows.at(-1)?.accounts).toBeGreaterThan(1);
      for (const { products } of rows) expect(products.length).toBeGreaterThan(0);
    },
  }),
  contractCase(dailySums, {
    needs: [
      ...["account", "currency", "days"].map((name) => `[].${name}`),
      ...["day", "stake", "win", "bonus", "rebate"].map((name) => `[].days[].${name}`),
    ],
    as,
    input: () => ({ ...sinceLastWeek(), teams: "agent2,nobody9", accounts: as }),
    check: (rows) => {
      expect(rows.map(({ account, team }) => [account, team])).toEqual([
        ["agent2", true],
        [as, false],
      ]);
      const days = rows[0]?.days ?? [];
      expect(days.length).toBeGreaterThan(3);
      expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    },
  }),
  contractCase(teamFigures, {
    needs: [
      "currency",
      "content",
      ...["id", "account", "type", "level", "registered", "commission", ...figures].map(
        (name) => `content[].${name}`,
      ),
    ],
    as,
    input: () => ({ ...lastWeek(), ...firstPage() }),
    check: ({ content, totals }) => {
      expect(content.map((row) => row?.account)).not.toContain(as);
      expect(content.some((row) => row?.lastPlay)).toBe(true);
      // The totals are of all pages.
      const sum = content.reduce((all, row) => all + Number(row?.sums.stake), 0);
      expect(sum).toBeGreaterThan(0);
      expect(Number(totals?.stake)).toBeGreaterThanOrEqual(sum);
    },
  }),
  contractCase(attentionEntries, {
    needs: ["content", "content[].id", "content[].currency"],
    as,
    input: () => ({ kind: "BIG_WIN" as const, bigWin: "1", ...firstPage() }),
    check: ({ content, total }) => {
      expect(content.length).toBeGreaterThan(0);
      expect(total).toBeGreaterThanOrEqual(content.length);
    },
  }),
  contractCase(attention, {
    needs: [
      "items[].rows[].currency",
      "items[].rows[].id",
      "items",
      "items[].kind",
      "items[].count",
    ],
    as,
    input: () => ({ bigWin: "1", deposit: "1", withdrawal: "1", inactiveDays: 30 }),
    check: ({ thresholds, items }) => {
      expect(thresholds).toMatchObject({ bigWin: "1.00", inactiveDays: 30 });
      const kinds = items.map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(["NEW_WITHOUT_DEPOSIT", "BIG_WIN"]));
      for (const { count, rows } of items) {
        expect(rows.length).toBe(Math.min(count, 5));
      }
    },
  }),
  contractCase(profitLoss, {
    needs: [
      "currency",
      "content",
      "content[].account",
      "content[].deposit",
      "content[].withdrawal",
      "content[].stake",
      "content[].win",
      "content[].bonus",
      "content[].rebate",
      "content[].profit",
      "content[].validStake",
    ],
    as,
    input: lastWeek,
    check: ({ content, totals }) => {
      expect(content.length).toBeGreaterThan(1);
      expect(Number(totals?.stake)).toBeGreaterThan(0);
    },
  }),
  contractCase(revenue, {
    needs: [
      "currency",
      "rows[].gameType",
      "rows[].stake",
      "rows[].validStake",
      "rows[].win",
      "rows[].ratePercent",
      "rows[].revenue",
      "rows[].given",
      "rows[].net",
    ],
    as,
    input: sinceLastWeek,
    check: ({ rows, totals }) => {
      const sum = (rows ?? []).reduce((all, row) => all + Number(row.revenue), 0);
      expect(sum).toBeCloseTo(Number(totals?.revenue), 2);
    },
  }),
];
