import { expect } from "vitest";
import { walletList, walletTransfer } from "../../../gateway/domains/wallet/calls.ts";
import {
  addBankCard,
  bankCardForm,
  bankCards,
  preferBankCard,
  removeBankCard,
} from "../../../gateway/domains/wallet/card-calls.ts";
import {
  cancelDeposit,
  depositList,
  depositMethods,
  renewDepositRate,
  requestDeposit,
} from "../../../gateway/domains/wallet/deposit-calls.ts";
import { lineTransfer } from "../../../gateway/domains/wallet/team-transfer-calls.ts";
import {
  cancelWithdrawal,
  confirmWithdrawal,
  requestWithdrawal,
  withdrawalConfirmations,
  withdrawalLimits,
  withdrawalList,
} from "../../../gateway/domains/wallet/withdraw-calls.ts";
import { contractCase, refusalOf } from "../support/case.ts";
import type { TestWorld } from "../support/sandbox.ts";
import { demoPaymentPassword, lastWeek, requestId } from "./inputs.ts";

const as = "player1";

async function firstCard(world: TestWorld): Promise<string> {
  const { platform } = world.visit(await world.signIn(as));
  const [card] = await platform.call(bankCards, {});
  if (!card) throw new Error("player1 has no bank card");
  return card.id;
}

/** Deposits, withdrawals, cards and transfers. */
export const walletCases = [
  contractCase(walletTransfer, {
    needs: ["balances[].wallet"],
    as,
    input: () => ({ from: "MAIN", to: "PG", amount: "10.00", requestId }),
    check: ({ balances }) => {
      expect(balances?.find(({ code }) => code === "PG")?.balance).toBe("10.00");
    },
  }),
  contractCase(walletList, {
    needs: ["balances", "balances[].wallet"],
    as,
    check: ({ balances }) => {
      const main = balances.find(({ code }) => code === "MAIN");
      expect(Number(main?.balance)).toBeGreaterThan(0);
      expect(balances.length).toBeGreaterThan(1);
    },
  }),
  contractCase(depositMethods, {
    needs: ["[].id", "[].kind", "[].min", "[].max"],
    as,
    check: (methods) => {
      expect(new Set(methods.map(({ kind }) => kind)).size).toBeGreaterThan(1);
      for (const { min, max } of methods) expect(Number(max)).toBeGreaterThan(Number(min));
    },
  }),
  contractCase(requestDeposit, {
    as,
    input: () => ({ methodId: "bank", amount: "50.00", payerName: "Mina Park", requestId }),
    check: ({ status, payTo }) => {
      expect(status).toBe("PENDING");
      expect(payTo?.account).toMatch(/\d/);
    },
  }),
  contractCase(depositList, {
    needs: ["content", "content[].id", "content[].amount", "content[].status"],
    as,
    input: lastWeek,
    check: ({ content, total }) => {
      expect(content.length).toBeGreaterThan(0);
      expect(total).toBeGreaterThanOrEqual(content.length);
      expect(content.every((deposit) => deposit?.status === "APPROVED")).toBe(true);
    },
  }),
  contractCase(renewDepositRate, {
    as,
    input: async (world) => {
      const { platform } = world.visit(await world.signIn(as));
      const { id } = await platform.call(requestDeposit, {
        methodId: "usdt",
        amount: "50.00",
        requestId,
      });
      return { id: id ?? "" };
    },
    check: ({ payTo }) => {
      expect(payTo).toMatchObject({ coin: "USDT", network: "TRC-20", rateExpired: false });
      expect(payTo?.uri).toContain(`amount=${payTo?.payAmount}`);
      expect(Number(payTo?.payAmount) * Number(payTo?.rate)).toBeCloseTo(50, 3);
    },
  }),
  contractCase(cancelDeposit, {
    as,
    again: "UPSTREAM_REFUSED",
    input: async (world) => {
      const { platform } = world.visit(await world.signIn(as));
      const { id } = await platform.call(requestDeposit, {
        methodId: "bank",
        amount: "50.00",
        requestId,
      });
      return { id: id ?? "" };
    },
    check: async (_answer, world) => {
      const own = world.visit(await world.signIn(as)).platform;
      const more = { methodId: "bank", amount: "60.00", requestId: crypto.randomUUID() };
      const { id } = await own.call(requestDeposit, more);
      const other = world.visit(await world.signIn("player2")).platform;
      expect(await refusalOf(other.call(cancelDeposit, { id: id ?? "" }))).toBe("deposit.state");
      const { content } = await own.call(depositList, lastWeek());
      const states = content.slice(0, 2).map((deposit) => deposit?.status);
      expect(states).toEqual(["PENDING", "CANCELLED"]);
    },
  }),
  contractCase(bankCards, {
    needs: ["[].id"],
    as,
    check: (cards) => {
      expect(cards.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      for (const { number } of cards) expect(number).toMatch(/^\*+\d{4}$/);
    },
  }),
  contractCase(bankCardForm, {
    needs: ["banks[].code"],
    as,
    check: ({ banks, number, holder, most }) => {
      expect(banks.length).toBeGreaterThan(3);
      expect(number.maxLength).toBeGreaterThan(number.minLength ?? 99);
      expect(holder).not.toBeNull();
      expect(most).toBeGreaterThan(1);
    },
  }),
  contractCase(preferBankCard, {
    as,
    input: async (world) => {
      const { platform } = world.visit(await world.signIn(as));
      const cards = await platform.call(bankCards, {});
      return { id: cards.find(({ isDefault }) => !isDefault)?.id ?? "" };
    },
    check: async (_answer, world) => {
      const { platform } = world.visit(await world.signIn(as));
      const cards = await platform.call(bankCards, {});
      expect(cards[0]).toMatchObject({ isDefault: true, bank: "Lantern Savings" });
    },
  }),
  contractCase(addBankCard, {
    as,
    again: "UPSTREAM_REFUSED",
    // The profile has the real name, and a card must be in that name.
    input: () => ({
      bank: "Harbour Bank",
      holder: "Mina Park",
      number: "4000123412341234",
      paymentPassword: demoPaymentPassword,
    }),
    check: async ({ id }) => expect(id).not.toBe(""),
  }),
  contractCase(removeBankCard, {
    as,
    input: async (world) => ({ id: await firstCard(world) }),
    check: async (_answer, world) => {
      const { platform } = world.visit(await world.signIn(as));
      expect(await platform.call(bankCards, {})).toHaveLength(1);
    },
  }),
  contractCase(requestWithdrawal, {
    as,
    input: async (world) => ({
      cardId: await firstCard(world),
      amount: "50.00",
      paymentPassword: demoPaymentPassword,
      requestId,
    }),
    check: async ({ status }, world) => {
      expect(status).toBe("PENDING");
      const { platform } = world.visit(await world.signIn(as));
      const withdraw = (cardId: string, amount: string) => {
        const secret = { paymentPassword: demoPaymentPassword, requestId: crypto.randomUUID() };
        return refusalOf(platform.call(requestWithdrawal, { cardId, amount, ...secret }));
      };
      expect(await withdraw("1", "9000.00")).toBe("balance.not.enough");
      expect(await withdraw("1", "30000.00")).toBe("amount.out.of.range");
      // The card of another account.
      expect(await withdraw("3", "50.00")).toBe("request_param_err");
    },
  }),
  contractCase(withdrawalList, {
    needs: ["content", "content[].id", "content[].amount", "content[].fee", "content[].status"],
    as,
    input: async (world) => {
      const { platform } = world.visit(await world.signIn(as));
      const cardId = await firstCard(world);
      const paymentPassword = demoPaymentPassword;
      await platform.call(requestWithdrawal, {
        cardId,
        amount: "50.00",
        paymentPassword,
        requestId,
      });
      return lastWeek();
    },
    check: ({ content }) => {
      expect(content).toMatchObject([{ amount: "50.00", fee: "0.25", status: "PENDING" }]);
      expect(content[0]?.card).toContain("****");
    },
  }),
  contractCase(cancelWithdrawal, {
    as,
    again: "UPSTREAM_REFUSED",
    input: async (world) => {
      const cardId = await firstCard(world);
      const { platform } = world.visit(await world.signIn(as));
      const wish = { cardId, amount: "50.00", paymentPassword: demoPaymentPassword, requestId };
      const { id } = await platform.call(requestWithdrawal, wish);
      return { id: id ?? "" };
    },
    check: async (_answer, world) => {
      const { platform } = world.visit(await world.signIn(as));
      const { daily, dailyLeft } = await platform.call(withdrawalLimits, {});
      expect(dailyLeft, "it counts for nothing").toBe(daily);
    },
  }),
  contractCase(withdrawalLimits, {
    needs: ["min", "max", "dailyLeft"],
    as,
    check: ({ min, max, confirmMinutes, daily, dailyLeft, withdrawable, wager }) => {
      expect(Number(max)).toBeGreaterThan(Number(min));
      expect(daily).toBe(dailyLeft);
      expect(Number(withdrawable)).toBeGreaterThan(0);
      expect(Number(wager?.required)).toBeGreaterThanOrEqual(Number(wager?.done));
      expect(confirmMinutes).toBeGreaterThan(0);
    },
  }),
  contractCase(withdrawalConfirmations, {
    as,
    check: (confirmations) => expect(Array.isArray(confirmations)).toBe(true),
  }),
  contractCase(confirmWithdrawal, {
    as,
    input: async (world) => {
      const cardId = await firstCard(world);
      const { platform } = world.visit(await world.signIn(as));
      const wish = { cardId, amount: "50.00", paymentPassword: demoPaymentPassword, requestId };
      await platform.call(requestWithdrawal, wish);
      // The operator has paid it.
      await world.switch("set", { clockAheadMs: 25_000 });
      return { decision: "ALL_RECEIVED" as const };
    },
    check: async (_answer, world) => {
      const { platform } = world.visit(await world.signIn(as));
      const { content } = await platform.call(withdrawalList, lastWeek());
      expect(content).toMatchObject([{ status: "COMPLETED" }]);
    },
  }),
  contractCase(lineTransfer, {
    as,
    input: () => ({
      direction: "UPLINE" as const,
      amount: "10.00",
      paymentPassword: demoPaymentPassword,
      requestId,
    }),
    check: async ({ id, balance }, world) => {
      expect(id).not.toBe("");
      expect(Number(balance)).toBeGreaterThan(0);
      const wish = { amount: "5.00", paymentPassword: demoPaymentPassword, requestId };
      for (const [who, direction, account, code] of [
        ["player1", "DOWNLINE", "agent1", "function.not.available"],
        ["player1", "UPLINE", "agent1", "transfer.not.related"],
        ["agent1", "DOWNLINE", "player2", "transfer.not.related"],
        // N13: both accounts need the same currency.
        ["agent8", "DOWNLINE", "boston1", "currency.other"],
      ] as const) {
        const { platform } = world.visit(await world.signIn(who));
        const call = platform.call(lineTransfer, { direction, account, ...wish });
        expect(await refusalOf(call), `${who} to ${account}`).toBe(code);
      }
    },
  }),
];
