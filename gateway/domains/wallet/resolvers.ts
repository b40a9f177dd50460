import { whereOffered } from "../../failures/offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { currencyOf } from "../member/viewer.ts";
import { walletList } from "./calls.ts";
import { addBankCard, removeBankCard } from "./cards.ts";
import { requestDeposit } from "./deposit.ts";
import { depositMethods } from "./deposit-calls.ts";
import { findDeposit } from "./one-deposit.ts";
import { listConfirmations, listDeposits, listWithdrawals, readLimits } from "./reads.ts";
import { shapeBalances, shapeMethod } from "./shape.ts";
import { transferFunds, transferToLine } from "./transfer.ts";
import { confirmWithdrawal, requestWithdrawal } from "./withdraw.ts";
import { bankCards } from "./withdraw-calls.ts";

/** The viewer's money (C23, CA7–CA19). What a brand does not offer is null (A56). */
export const walletResolvers = {
  Query: {
    wallet: () => ({}),
  },
  Wallet: {
    balances: (_wallet, _args, context) =>
      whereOffered(async () => {
        const { balances } = await context.platform.call(walletList, {});
        return shapeBalances(balances, await currencyOf(context));
      }),
    depositMethods: (_wallet, _args, context) =>
      whereOffered(async () => {
        const methods = await context.platform.call(depositMethods, {});
        const currency = await currencyOf(context);
        return methods.map((method) => shapeMethod(method, currency, context.scope));
      }),
    deposit: (_wallet, { id }, context) => whereOffered(() => findDeposit(id, context)),
    deposits: (_wallet, args, context) => whereOffered(() => listDeposits(args, context)),
    bankCards: (_wallet, _args, { platform }) => whereOffered(() => platform.call(bankCards, {})),
    withdrawalLimits: (_wallet, _args, context) => whereOffered(() => readLimits(context)),
    withdrawals: (_wallet, args, context) => whereOffered(() => listWithdrawals(args, context)),
    withdrawalConfirmations: (_wallet, _args, context) =>
      whereOffered(() => listConfirmations(context)),
  },
  Mutation: {
    requestDeposit: (_root, { input }, context) => requestDeposit(input, context),
    requestWithdrawal: (_root, { input }, context) => requestWithdrawal(input, context),
    confirmWithdrawal: (_root, { input }, context) => confirmWithdrawal(input, context),
    transferFunds: (_root, { input }, context) => transferFunds(input, context),
    transferToLine: (_root, { input }, context) => transferToLine(input, context),
    addBankCard: (_root, { input }, context) => addBankCard(input, context),
    removeBankCard: (_root, { cardId }, context) => removeBankCard(cardId, context),
  },
} satisfies Resolvers;
