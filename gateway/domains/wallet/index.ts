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
  access: {
    "Query.wallet": rule.money,
    "Mutation.requestDeposit": rule.money,
    "Mutation.cancelDeposit": rule.money,
    "Mutation.renewDepositRate": rule.money,
    "Mutation.requestWithdrawal": rule.money,
    "Mutation.cancelWithdrawal": rule.money,
    "Mutation.confirmWithdrawal": rule.money,
    "Mutation.transferFunds": rule.money,
    "Mutation.returnFunds": rule.money,
    "Mutation.transferToLine": rule.money,
    "Mutation.addBankCard": rule.money,
    "Mutation.removeBankCard": rule.money,
    "Mutation.preferBankCard": rule.money,
  },
  effects: {
    "Mutation.requestDeposit": "DEPOSIT",
    "Mutation.cancelDeposit": "NONE",
    "Mutation.renewDepositRate": "MONEY_IN",
    "Mutation.requestWithdrawal": "MONEY_OUT",
    // The amount returns to the balance.
    "Mutation.cancelWithdrawal": "MONEY_IN",
    "Mutation.confirmWithdrawal": "MONEY_OUT",
    // Into a game, or back.
    "Mutation.transferFunds": "PLAY",
    "Mutation.returnFunds": "MONEY_OUT",
    // The receiver is asked by the guard (`deposit-guard.ts`).
    "Mutation.transferToLine": "MONEY_OUT",
    "Mutation.addBankCard": "NONE",
    "Mutation.removeBankCard": "NONE",
    "Mutation.preferBankCard": "NONE",
  },
  audit: {
    "Mutation.requestDeposit": { kind: "MONEY", facts: ["methodId", "amount"] },
    "Mutation.cancelDeposit": { kind: "MONEY", facts: ["id"] },
    "Mutation.renewDepositRate": { kind: "MONEY", facts: ["id"] },
    "Mutation.requestWithdrawal": { kind: "MONEY", facts: ["amount"] },
    "Mutation.cancelWithdrawal": { kind: "MONEY", facts: ["id"] },
    "Mutation.confirmWithdrawal": { kind: "MONEY", facts: ["id"] },
    "Mutation.transferFunds": { kind: "MONEY", facts: ["from", "to", "amount"] },
    "Mutation.returnFunds": { kind: "MONEY" },
    "Mutation.transferToLine": {
      kind: "MONEY",
      facts: ["direction", "amount"],
      subject: "account",
    },
    "Mutation.addBankCard": { kind: "ACCOUNT" },
    "Mutation.removeBankCard": { kind: "ACCOUNT" },
    "Mutation.preferBankCard": { kind: "ACCOUNT" },
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
