/** Schemas of records and reports. */
import * as v from "valibot";
import { renamed } from "../../decoder/renamed.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount, wireSum } from "../../values/money.ts";
import { pageEntries } from "../../values/offset-page.ts";
import {
  orElse,
  wireActivity,
  wireId,
  wireLabel,
  wireMoment,
  wireText,
  wireWord,
} from "../../values/wire-values.ts";

export const transactionKinds = [
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
] as const;

/** The draw and selection of a lottery bet (A135). */
const betDraw = renamed(
  v.object({
    numero: wireId,
    choice: wireLabel,
    numbers: orElse(v.array(wireId), null),
  }),
  { numero: "number" },
);

export const gameRecord = renamed(
  v.object({
    id: wireId,
    account: wireLabel,
    gameName: wireLabel,
    vassalage: wireLabel,
    vendorName: wireText,
    gameType: wireGameType,
    stake: wireAmount,
    validStake: wireAmount,
    win: wireAmount,
    at: wireMoment,
    placedAt: orElse(wireMoment, null),
    status: wireWord(["OPEN", "SETTLED", "REFUNDED"]),
    draw: orElse(betDraw, null),
  }),
  { vassalage: "vendorCode", gameType: "type" },
);
export type WireGameRecord = v.InferOutput<typeof gameRecord>;

/** A ledger entry of CA21, and of CA61 for agents. */
const wireTransaction = v.object({
  id: wireId,
  account: wireLabel,
  kind: wireWord(transactionKinds),
  amount: wireAmount,
  balanceAfter: orElse(wireAmount, null),
  at: wireMoment,
  remark: wireText,
  requestId: wireText,
});
export type WireTransaction = v.InferOutput<typeof wireTransaction>;

/**
 * A page of a ledger. Its totals are credits and debits; `since` is the earliest time that the ledger covers.
 */
export const transactionPage = v.object({
  ...pageEntries(wireTransaction),
  totals: orElse(v.object({ in: wireSum, out: wireSum }), null),
  since: wireMoment,
});

export const sums = {
  deposit: wireSum,
  withdrawal: wireSum,
  stake: wireSum,
  win: wireSum,
  bonus: wireSum,
  rebate: wireSum,
  profit: wireSum,
};

export const bonus = v.object({
  id: wireId,
  name: wireLabel,
  amount: wireAmount,
  rollover: wireSum,
  progress: wireSum,
  status: wireActivity,
  at: wireMoment,
});
