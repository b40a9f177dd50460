import { expect } from "vitest";
import {
  convertPoint,
  pointBalance,
  pointConfig,
  pointHistory,
  pointRewards,
  redeemReward,
  redemptionList,
} from "../../../gateway/domains/points/calls.ts";
import { contractCase } from "../support/case.ts";
import { demoPaymentPassword, firstPage, lastWeek, requestId } from "./inputs.ts";

const as = "player1";
const paymentPassword = demoPaymentPassword;
const redeem = { rewardId: "coupon-5", quantity: 1, paymentPassword, requestId };

/** The point mall. */
export const pointsCases = [
  contractCase(pointBalance, {
    needs: ["balance"],
    as,
    check: ({ available }) => expect(available).toBeGreaterThan(0),
  }),
  contractCase(pointRewards, {
    needs: ["[].id", "[].type", "[].requiredPoints", "[].requiredAmount"],
    as,
    check: (rewards) => {
      expect(new Set(rewards.map(({ type }) => type)).size).toBe(3);
      for (const { requiredPoints } of rewards) expect(requiredPoints).toBeGreaterThan(0);
    },
  }),
  contractCase(redemptionList, {
    needs: [
      "content",
      "content[].transactionNo",
      "content[].exchangeType",
      "content[].requiredPoints",
      "content[].requiredAmount",
      "content[].status",
    ],
    as,
    input: async (world) => {
      await world.visit(await world.signIn(as)).platform.call(redeemReward, redeem);
      return firstPage();
    },
    check: ({ content }) =>
      expect(content).toMatchObject([{ type: "COUPON", status: "IN_PROCESS", quantity: 1 }]),
  }),
  contractCase(pointConfig, {
    needs: ["depositRatio[].min", "depositRatio[].pointsPer100", "convertRatio"],
    as,
    check: ({ depositRatio, convertRatio, expires }) => {
      expect(depositRatio.length).toBeGreaterThan(1);
      expect(Number(convertRatio)).toBeGreaterThan(0);
      expect(expires).toBe(false);
    },
  }),
  contractCase(pointHistory, {
    needs: ["content", "content[].id", "content[].pointType", "content[].points"],
    as,
    input: () => ({ ...lastWeek(), type: "DEPOSIT" as const }),
    check: ({ content }) => {
      expect(content.length).toBeGreaterThan(0);
      for (const change of content) expect(change?.type).toBe("DEPOSIT");
    },
  }),
  contractCase(redeemReward, {
    as,
    input: () => redeem,
    check: ({ status }) => expect(status).toBe("IN_PROCESS"),
  }),
  contractCase(convertPoint, {
    as,
    input: () => ({ points: 200, paymentPassword, requestId }),
    check: ({ amount, balance }) => {
      expect(Number(amount)).toBeCloseTo(2, 4);
      expect(Number(balance)).toBeGreaterThan(Number(amount));
    },
  }),
];
