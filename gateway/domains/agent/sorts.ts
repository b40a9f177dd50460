/** The platform's names of the fields by which the agent's lists can be sorted. */
import type {
  DownlineSortField,
  GameRecordSortField,
  PaymentSortField,
  ProfitLossSortField,
  RevenueSortField,
  TeamFigureSortField,
  TransactionSortField,
} from "../../generated/resolver-types.ts";

export const downlineFields: Readonly<Record<DownlineSortField, string>> = {
  ACCOUNT: "account",
  TYPE: "type",
  LEVEL: "level",
  BALANCE: "balance",
  MEMBERS: "members",
  LAST_LOGIN: "lastLogin",
  CREATED_AT: "createdAt",
};

export const gameRecordFields: Readonly<Record<GameRecordSortField, string>> = {
  AT: "at",
  ACCOUNT: "account",
  STAKE: "stake",
  WIN: "win",
};

export const profitLossFields: Readonly<Record<ProfitLossSortField, string>> = {
  ACCOUNT: "account",
  DEPOSIT: "deposit",
  WITHDRAWAL: "withdrawal",
  STAKE: "stake",
  VALID_STAKE: "validStake",
  WIN: "win",
  BONUS: "bonus",
  REBATE: "rebate",
  PROFIT: "profit",
};

export const revenueFields: Readonly<Record<RevenueSortField, string>> = {
  NAME: "name",
  STAKE: "stake",
  VALID_STAKE: "validStake",
  WIN: "win",
  REVENUE: "own",
  GIVEN: "given",
  NET: "net",
};

export const transactionFields: Readonly<Record<TransactionSortField, string>> = {
  AT: "at",
  ACCOUNT: "account",
  AMOUNT: "amount",
};

export const paymentFields: Readonly<Record<PaymentSortField, string>> = {
  TO: "to",
  ACCOUNT: "account",
  BASE: "base",
  AMOUNT: "amount",
};

export const teamFigureFields: Readonly<Record<TeamFigureSortField, string>> = {
  ACCOUNT: "account",
  TYPE: "type",
  LEVEL: "level",
  BALANCE: "balance",
  DEPOSIT: "deposit",
  WITHDRAWAL: "withdrawal",
  STAKE: "stake",
  WIN: "win",
  GGR: "ggr",
  COMMISSION: "commission",
  REGISTERED: "registered",
  FIRST_DEPOSIT: "firstDeposit",
  LAST_DEPOSIT: "lastDeposit",
  LAST_PLAY: "lastPlay",
};
