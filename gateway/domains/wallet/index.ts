/** The viewer's money: wallets, deposits, withdrawals, cards, transfers. */
import { defineDomain, rule } from "../../domain.ts";
import * as calls from "./calls.ts";
import * as deposits from "./deposit-calls.ts";
import * as line from "./line-calls.ts";
import { walletResolvers } from "./resolvers.ts";
import * as withdrawals from "./withdraw-calls.ts";

export const wallet = defineDomain({
  rows: { ...calls, ...deposits, ...line, ...withdrawals },
  access: {
    "Query.wallet": rule.money,
    "Mutation.requestDeposit": rule.money,
    "Mutation.cancelDeposit": rule.money,
    "Mutation.requestWithdrawal": rule.money,
    "Mutation.confirmWithdrawal": rule.money,
    "Mutation.transferFunds": rule.money,
    "Mutation.transferToLine": rule.money,
    "Mutation.addBankCard": rule.money,
    "Mutation.removeBankCard": rule.money,
  },
  offers: {
    DEPOSIT: [deposits.depositMethods, deposits.requestDeposit],
    CANCEL_DEPOSIT: [deposits.depositList, deposits.cancelDeposit],
    WITHDRAWAL: [withdrawals.bankCards, withdrawals.requestWithdrawal],
    WITHDRAWAL_CONFIRMATION: [withdrawals.withdrawalConfirmations, withdrawals.confirmWithdrawal],
    BANK_CARDS: [withdrawals.bankCards],
    ADD_BANK_CARD: [withdrawals.bankCards, withdrawals.addBankCard],
    REMOVE_BANK_CARD: [withdrawals.bankCards, withdrawals.removeBankCard],
    WALLET_TRANSFER: [calls.walletTransfer, calls.walletList],
    LINE_TRANSFER: [line.lineTransfer],
  },
  resolvers: walletResolvers,
});
