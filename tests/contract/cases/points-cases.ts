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
import { contractCase, refusalOf } from "../support/case.ts";
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
    check: async ({ depositRatio, convertRatio, expires }, world) => {
      expect(depositRatio.length).toBeGreaterThan(1);
      expect(Number(convertRatio)).toBeGreaterThan(0);
      expect(expires).toBe(false);
      // A137: the same points for a thousand times as many won.
      const { platform } = world.visit(await world.signIn("player2"));
      const [won] = (await platform.call(pointConfig, {})).depositRatio;
      expect(Number(won?.pointsPer100) * 1000).toBeCloseTo(Number(depositRatio[0]?.pointsPer100));
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
    check: async ({ status }, world) => {
      expect(status).toBe("IN_PROCESS");
      const { platform } = world.visit(await world.signIn(as));
      for (const [wish, code] of [
        [{ rewardId: "kettle", phone: "0100000000" }, "register.field"],
        [{ rewardId: "watch", address: "Pier 4", phone: "0100000000" }, "product.sold.out"],
        [{ rewardId: "coupon-50", quantity: 20 }, "point.not.enough"],
      ] as const) {
        const more = { ...redeem, requestId: crypto.randomUUID(), ...wish };
        expect(await refusalOf(platform.call(redeemReward, more)), wish.rewardId).toBe(code);
      }
    },
  }),
  contractCase(convertPoint, {
    as,
    input: () => ({ points: 200, paymentPassword, requestId }),
    check: async ({ amount, balance }, world) => {
      expect(Number(amount)).toBeCloseTo(2, 4);
      expect(Number(balance)).toBeGreaterThan(Number(amount));
      const { platform } = world.visit(await world.signIn(as));
      const more = { points: 9_000_000, paymentPassword, requestId: crypto.randomUUID() };
      expect(await refusalOf(platform.call(convertPoint, more))).toBe("point.not.enough");
    },
  }),
];
