/** The viewer's money: wallets, deposits, withdrawals, cards, transfers. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import * as cards from "./card-calls.ts";
import * as deposits from "./deposit-calls.ts";
import { walletResolvers } from "./resolvers.ts";
import * as line from "./team-transfer-calls.ts";
import * as withdrawals from "./withdraw-calls.ts";

export const wallet = defineDomain({
  rows: { ...calls, ...cards, ...deposits, ...line, ...withdrawals },
  fields: {
    "Query.wallet": { access: rule.money },
    "Mutation.requestDeposit": {
      access: rule.money,
      effect: "DEPOSIT",
      audit: { kind: "MONEY", facts: ["methodId", "amount"] },
    },
    "Mutation.cancelDeposit": {
      access: rule.money,
      effect: "NONE",
      audit: { kind: "MONEY", facts: ["id"] },
    },
    "Mutation.renewDepositRate": {
      access: rule.money,
      effect: "MONEY_IN",
      audit: { kind: "MONEY", facts: ["id"] },
    },
    "Mutation.requestWithdrawal": {
      access: rule.money,
      effect: "MONEY_OUT",
      audit: { kind: "MONEY", facts: ["amount"] },
    },
    // The amount returns to the balance.
    "Mutation.cancelWithdrawal": {
      access: rule.money,
      effect: "MONEY_IN",
      audit: { kind: "MONEY", facts: ["id"] },
    },
    "Mutation.confirmWithdrawal": {
      access: rule.money,
      effect: "MONEY_OUT",
      audit: { kind: "MONEY", facts: ["id"] },
    },
    // Into a game, or back.
    "Mutation.transferFunds": {
      access: rule.money,
      effect: "PLAY",
      audit: { kind: "MONEY", facts: ["from", "to", "amount"] },
    },
    "Mutation.returnFunds": { access: rule.money, effect: "MONEY_OUT", audit: { kind: "MONEY" } },
    // The receiver is asked by the guard (`deposit-guard.ts`).
    "Mutation.transferToLine": {
      access: rule.money,
      effect: "MONEY_OUT",
      audit: { kind: "MONEY", facts: ["direction", "amount"], subject: "account" },
    },
    "Mutation.addBankCard": { access: rule.money, effect: "NONE", audit: { kind: "ACCOUNT" } },
    "Mutation.removeBankCard": { access: rule.money, effect: "NONE", audit: { kind: "ACCOUNT" } },
    "Mutation.preferBankCard": { access: rule.money, effect: "NONE", audit: { kind: "ACCOUNT" } },
  },
  offers: {
    DEPOSIT: [deposits.depositMethods, deposits.requestDeposit],
    CANCEL_DEPOSIT: [deposits.depositList, deposits.cancelDeposit],
    RENEW_DEPOSIT_RATE: [deposits.depositList, deposits.renewDepositRate],
    WITHDRAWAL: [cards.bankCards, withdrawals.requestWithdrawal],
    WITHDRAWAL_CONFIRMATION: [withdrawals.withdrawalConfirmations, withdrawals.confirmWithdrawal],
    CANCEL_WITHDRAWAL: [withdrawals.withdrawalList, withdrawals.cancelWithdrawal],
    BANK_CARDS: [cards.bankCards],
    ADD_BANK_CARD: [cards.bankCards, cards.addBankCard],
    REMOVE_BANK_CARD: [cards.bankCards, cards.removeBankCard],
    PREFER_BANK_CARD: [cards.bankCards, cards.preferBankCard],
    WALLET_TRANSFER: [calls.walletTransfer, calls.walletList],
    LINE_TRANSFER: [line.lineTransfer],
  },
  resolvers: walletResolvers,
});
