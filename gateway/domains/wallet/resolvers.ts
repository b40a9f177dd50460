import { isReal } from "../../access/viewer.ts";
import { offered, offeredFields } from "../../failures/not-offered.ts";
import type {
  Resolvers,
  ViewerResolvers,
  WalletResolvers,
} from "../../generated/resolver-types.ts";
import { mayDeposit } from "../../market/currencies.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { cachedInSession } from "../../session-cache/cached-value.ts";
import { mediaUrl } from "../../values/links/media-url.ts";
import { maskName } from "../../values/text/mask-name.ts";
import { merchantWallet, walletBalance, walletList } from "./calls.ts";
import { cancelDeposit } from "./cancel-deposit.ts";
import { bankCards } from "./card-calls.ts";
import { addBankCard, preferBankCard, readCardForm, removeBankCard } from "./cards.ts";
import { requestDeposit } from "./deposit.ts";
import { depositMethods } from "./deposit-calls.ts";
import { listDeposits, listWithdrawals } from "./lists.ts";
import { findDeposit } from "./one-deposit.ts";
import { cancelWithdrawal, confirmationOf, findWithdrawal } from "./one-withdrawal.ts";
import { renewDepositRate } from "./renew-deposit-rate.ts";
import { lastReturn, returnFunds } from "./return-funds.ts";
import { recentTransfers, transferFunds, transferToLine } from "./transfer.ts";
import { confirmWithdrawal, requestWithdrawal } from "./withdraw.ts";
import { withdrawalConfirmations, withdrawalLimits } from "./withdraw-calls.ts";
import { mayCancel } from "./withdrawal-rule.ts";

const hour = 3_600_000;

/** The viewer's wallet (C22–C24, CA7–CA19). A feature that is not offered is null (A56). */
export const walletResolvers = {
  Query: {
    wallet: () => ({}),
  },
  Viewer: offeredFields<ViewerResolvers>({
    balance: async (viewer, _args, { platform, scope }) => {
      const wallet = await platform.call(walletBalance, {});
      const currency = wallet.currency ?? viewer.account.currency ?? scope.language.currency;
      const { balance, pending, updatedAt } = wallet;
      return {
        money: { amount: balance, currency },
        updatedAt,
        pending: pending == null ? null : { amount: pending, currency },
      };
    },
    singleWallet: (_viewer, _args, { platform, scope }) =>
      cachedInSession(scope, "singleWallet", hour, async () => {
        return (await platform.call(merchantWallet, {})).isSingle;
      }),
  }),
  Wallet: offeredFields<WalletResolvers>({
    balances: async (_wallet, _args, { platform }) =>
      (await platform.call(walletList, {})).balances,
    depositsInMarket: (_wallet, _args, context) => mayDeposit(context),
    depositMethods: async (_wallet, _args, context) =>
      (await mayDeposit(context)) ? context.platform.call(depositMethods, {}) : [],
    deposit: (_wallet, { id }, context) => findDeposit(id, context),
    deposits: (_wallet, args, context) => listDeposits(args, context),
    bankCards: (_wallet, _args, { platform }) => platform.call(bankCards, {}),
    bankCardForm: (_wallet, _args, context) => readCardForm(context),
    withdrawalLimits: (_wallet, _args, { platform }) => platform.call(withdrawalLimits, {}),
    withdrawal: (_wallet, { id }, context) => findWithdrawal(id, context),
    withdrawals: (_wallet, args, context) => listWithdrawals(args, context),
    withdrawalConfirmations: (_wallet, _args, { platform }) =>
      platform.call(withdrawalConfirmations, {}),
    lineTransfer: async (_wallet, { id }, { scope }) =>
      (await recentTransfers.read(scope.session)).find((made) => made.id === id) ?? null,
    fundsReturn: (_wallet, _args, { scope }) => lastReturn(scope.session),
  }),
  Glance: {
    withdrawalsToConfirm: offered(async (viewer, _args, { platform, scope }) => {
      if (!isReal(viewer)) return null;
      return cachedSummary(scope, "withdrawalsToConfirm", async () => {
        const waiting = await platform.call(withdrawalConfirmations, {});
        return waiting.filter(({ state }) => state === "WAITING").length;
      });
    }),
    latestPayments: offered(async (viewer, _args, context) => {
      if (!isReal(viewer)) return null;
      const latest = { offset: 0, limit: 5 };
      const [deposits, withdrawals] = await Promise.all([
        listDeposits(latest, context),
        listWithdrawals(latest, context),
      ]);
      return [
        ...deposits.nodes.map(({ id, status }) => ({ id: `deposit ${id}`, state: status })),
        ...withdrawals.nodes.map(({ id, status }) => ({ id: `withdrawal ${id}`, state: status })),
      ];
    }),
  },
  BankCard: {
    holder: ({ holder }) => maskName(holder),
  },
  Withdrawal: {
    confirmation: (withdrawal, _args, context) => confirmationOf(withdrawal, context),
    // G12: what the market forbids is not shown.
    cancellable: async ({ id, requestId = null, cancellable }, _args, context) =>
      Boolean(cancellable) && (await mayCancel(id, async () => requestId, context)) === true,
  },
  DepositMethod: {
    icon: ({ icon }, _args, { scope }) => mediaUrl(icon, scope),
    bonusPercent: ({ bonusPercent }, _args, { scope }) =>
      scope.market.bonusesShown ? bonusPercent : "0",
  },
  PaymentTarget: {
    rateExpired: ({ rateExpired, rateUntil }, _args, { scope }) =>
      Boolean(rateExpired) || (rateUntil != null && platformNow({ scope }) >= rateUntil),
    // A QR code must contain the account that is shown beside it.
    uri: ({ uri, account }) => (uri?.includes(account) ? uri : null),
  },
  WithdrawalConfirmation: {
    // S36: a withdrawal that was confirmed automatically is not refunded.
    notRefunded: ({ state }) => state === "FORCED",
  },
  Mutation: {
    cancelDeposit: (_root, { id }, context) => cancelDeposit(id, context),
    renewDepositRate: (_root, { id }, context) => renewDepositRate(id, context),
    requestDeposit: (_root, { input }, context) => requestDeposit(input, context),
    requestWithdrawal: (_root, { input }, context) => requestWithdrawal(input, context),
    cancelWithdrawal: (_root, { id }, context) => cancelWithdrawal(id, context),
    confirmWithdrawal: (_root, { input }, context) => confirmWithdrawal(input, context),
    transferFunds: (_root, { input }, context) => transferFunds(input, context),
    returnFunds: (_root, { idempotencyKey }, context) => returnFunds(idempotencyKey, context),
    transferToLine: (_root, { input }, context) => transferToLine(input, context),
    addBankCard: (_root, { input }, context) => addBankCard(input, context),
    removeBankCard: (_root, { cardId }, context) => removeBankCard(cardId, context),
    preferBankCard: (_root, { cardId }, context) => preferBankCard(cardId, context),
  },
} satisfies Resolvers;
