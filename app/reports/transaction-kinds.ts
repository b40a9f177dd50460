import type { TransactionKind } from "~/graphql/generated/graphql";

/** What can move a wallet, in the order of the filter. */
export const transactionKinds: readonly TransactionKind[] = [
  "DEPOSIT",
  "WITHDRAWAL",
  "FEE",
  "TRANSFER_IN",
  "TRANSFER_OUT",
  "BET",
  "WIN",
  "BONUS",
  "REBATE",
  "SALARY",
  "DIVIDEND",
  "COMMISSION",
  "POINTS",
  "CORRECTION",
];
