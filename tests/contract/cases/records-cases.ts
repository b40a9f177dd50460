import { expect } from "vitest";
import {
  bonusList,
  gameRecords,
  profitReport,
  transactions,
} from "../../../gateway/domains/records/calls.ts";
import {
  claimRebate,
  claimReward,
  rebate,
  referral,
  rewardList,
} from "../../../gateway/domains/records/reward-calls.ts";
import {
  statementGames,
  statementOpening,
  statementProducts,
} from "../../../gateway/domains/statement/calls.ts";
import { contractCase, refusalOf } from "../support/case.ts";
import { firstPage, lastWeek, lastYear, requestId, sinceLastWeek } from "./inputs.ts";

const as = "player1";

/** Rounds, ledger, profit, bonuses, rewards, referral, rebate. */
export const recordsCases = [
  contractCase(gameRecords, {
    needs: [
      "currency",
      "content",
      "content[].id",
      "content[].gameType",
      "content[].stake",
      "content[].validStake",
      "content[].win",
      "content[].status",
    ],
    as: "agent1",
    input: () => ({ ...lastWeek(), account: "*" }),
    check: async ({ content, total, totals }, world) => {
      expect(content.every((round) => round !== null)).toBe(true);
      expect(total).toBeGreaterThan(content.length);
      const stakes = content.reduce((sum, round) => sum + Number(round?.stake), 0);
      expect(Number(totals?.stake)).toBeGreaterThan(stakes);
      const { platform } = world.visit(await world.signIn("agent1"));
      const outside = platform.call(gameRecords, { ...lastWeek(), account: "player2" });
      expect(await refusalOf(outside)).toBe("transfer.not.related");
    },
  }),
  contractCase(transactions, {
    needs: ["content", "content[].id", "content[].kind", "content[].amount"],
    as,
    input: () => ({ ...lastWeek(), kind: "BET" as const }),
    check: ({ content }) => {
      expect(content.length).toBeGreaterThan(0);
      for (const row of content) {
        expect(row?.kind).toBe("BET");
        expect(Number(row?.amount)).toBeLessThan(0);
      }
    },
  }),
  contractCase(profitReport, {
    needs: [
      "days[].day",
      "days[].deposit",
      "days[].withdrawal",
      "days[].stake",
      "days[].win",
      "days[].bonus",
      "days[].rebate",
      "days[].profit",
    ],
    as,
    input: sinceLastWeek,
    check: ({ days, totals }) => {
      expect(days?.length).toBeGreaterThanOrEqual(7);
      const sum = (days ?? []).reduce((all, day) => all + Number(day.totals.profit), 0);
      expect(sum).toBeCloseTo(Number(totals?.profit), 4);
    },
  }),
  contractCase(statementProducts, {
    needs: ["rows[].gameType", "rows[].stake", "rows[].win"],
    as,
    input: lastYear,
    check: ({ rows, totals }) => {
      expect(rows?.length).toBeGreaterThan(1);
      const stakes = (rows ?? []).reduce((all, { stake }) => all + Number(stake), 0);
      expect(stakes).toBeCloseTo(Number(totals?.stake), 4);
    },
  }),
  contractCase(statementGames, {
    needs: [
      "content",
      "content[].nodeId",
      "content[].gameType",
      "content[].stake",
      "content[].win",
    ],
    as,
    input: () => ({ ...firstPage(), ...lastYear() }),
    check: ({ content, since }) => {
      expect(content.length).toBeGreaterThan(1);
      expect(since).toBeGreaterThan(0);
    },
  }),
  contractCase(statementOpening, {
    needs: [
      "totals",
      "totals.deposit",
      "totals.withdrawal",
      "totals.stake",
      "totals.win",
      "totals.bonus",
      "totals.rebate",
      "totals.profit",
    ],
    as,
    check: ({ openedAt, since, totals }) => {
      expect(openedAt).toBeLessThan(since ?? 0);
      expect(Number(totals.stake)).toBeGreaterThan(0);
    },
  }),
  contractCase(bonusList, {
    needs: [
      "content",
      "content[].id",
      "content[].amount",
      "content[].rollover",
      "content[].progress",
    ],
    as,
    input: lastWeek,
    check: ({ content }) => {
      expect(content.length).toBeGreaterThan(0);
      for (const bonus of content) expect(bonus?.name).not.toBe("");
    },
  }),
  contractCase(rewardList, {
    needs: ["[].id", "[].kind", "[].amount"],
    as,
    check: (rewards) => {
      expect(rewards.some(({ status }) => status === "CLAIM")).toBe(true);
      expect(new Set(rewards.map(({ kind }) => kind)).size).toBeGreaterThan(1);
    },
  }),
  contractCase(claimReward, {
    as,
    again: "UPSTREAM_REFUSED",
    input: async (world) => {
      const { platform } = world.visit(await world.signIn(as));
      const rewards = await platform.call(rewardList, {});
      return { rewardId: rewards.find(({ status }) => status === "CLAIM")?.id ?? "none" };
    },
    check: ({ amount, status }) => {
      expect(Number(amount)).toBeGreaterThan(0);
      expect(["CLAIMED", "ISSUED"]).toContain(status);
    },
  }),
  contractCase(referral, {
    needs: ["rows[].deposited", "rows[].earned"],
    as,
    check: ({ code, invited, rows }) => {
      expect(code).not.toBe("");
      expect(rows?.length).toBeLessThanOrEqual(invited ?? 0);
      for (const { account } of rows ?? []) expect(account).toContain("*");
    },
  }),
  contractCase(rebate, {
    needs: ["rows[].gameType", "rows[].validStake", "rows[].ratePercent", "rows[].amount"],
    as,
    check: ({ rows, total }) => {
      const sum = (rows ?? []).reduce((all, { amount }) => all + Number(amount), 0);
      expect(sum).toBeCloseTo(Number(total), 4);
    },
  }),
  contractCase(claimRebate, {
    as,
    input: () => ({ requestId }),
    check: async ({ amount }, world) => {
      expect(Number(amount)).toBeGreaterThan(0);
      const { platform } = world.visit(await world.signIn(as));
      const again = platform.call(claimRebate, { requestId: crypto.randomUUID() });
      expect(await refusalOf(again)).toBe("reward.state");
    },
  }),
];
