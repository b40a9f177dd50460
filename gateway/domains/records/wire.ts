/** Shapes of records and reports on the wire. */
import * as v from "valibot";
import { renamed } from "../../platform/renamed.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount } from "../../values/money.ts";
import { wireActivity, wireId, wireMoment, wireText, wireWord } from "../../values/wire-values.ts";

export const transactionKinds = [
  "DEPOSIT",
  "WITHDRAWAL",
  "TRANSFER_IN",
  "TRANSFER_OUT",
  "BET",
  "WIN",
  "BONUS",
  "REBATE",
  "SALARY",
  "DIVIDEND",
  "POINTS",
  "CORRECTION",
] as const;

export const gameRecord = renamed(
  v.object({
    id: wireId,
    account: v.string(),
    gameName: v.string(),
    vassalage: v.string(),
    vendorName: wireText,
    gameType: wireGameType,
    stake: wireAmount,
    validStake: wireAmount,
    win: wireAmount,
    at: wireMoment,
    status: wireWord(["OPEN", "SETTLED", "REFUNDED"]),
  }),
  { vassalage: "vendorCode", gameType: "type" },
);
export type WireGameRecord = v.InferOutput<typeof gameRecord>;

/** CA21, and CA61 of the agent: one row of a ledger. */
export const wireTransaction = v.object({
  id: wireId,
  account: v.string(),
  kind: wireWord(transactionKinds),
  amount: wireAmount,
  balanceAfter: v.nullish(wireAmount, null),
  at: wireMoment,
  remark: wireText,
  requestId: wireText,
});
export type WireTransaction = v.InferOutput<typeof wireTransaction>;

export const sums = {
  deposit: wireAmount,
  withdrawal: wireAmount,
  stake: wireAmount,
  win: wireAmount,
  bonus: wireAmount,
  rebate: wireAmount,
  profit: wireAmount,
};

export const bonus = v.object({
  id: wireId,
  name: v.string(),
  amount: wireAmount,
  rollover: wireAmount,
  progress: wireAmount,
  status: wireActivity,
  at: wireMoment,
});
