/** Catalogue rows: records and reports. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { readCall } from "../../platform/call.ts";
import { listOf } from "../../platform/list-of.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireAmount } from "../../values/money.ts";
import { pageAnswer, pageEntries, pageInput } from "../../values/offset-page.ts";
import { wireActivity, wireId, wireMoment, wireText, wireWord } from "../../values/wire-values.ts";
import { wireGameType } from "../games/wire.ts";

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

const gameRecord = v.object({
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
});
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

const sums = {
  deposit: wireAmount,
  withdrawal: wireAmount,
  stake: wireAmount,
  win: wireAmount,
  bonus: wireAmount,
  rebate: wireAmount,
  profit: wireAmount,
};
export type WireSums = v.InferOutput<v.ObjectSchema<typeof sums, undefined>>;

/** A day of a report, `YYYY-MM-DD`. */
export const wireDay = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

const bonus = v.object({
  id: wireId,
  name: v.string(),
  amount: wireAmount,
  rollover: wireAmount,
  progress: wireAmount,
  status: wireActivity,
  at: wireMoment,
});
export type WireBonus = v.InferOutput<typeof bonus>;

export const gameRecords = readCall({
  id: "CA20",
  path: "/wps/records/games",
  request: v.object({
    ...pageInput,
    ...rangeInput,
    account: v.optional(v.string()),
    gameType: v.optional(wireGameType),
    vassalage: v.optional(v.string()),
  }),
  answer: v.object({
    ...pageEntries(gameRecord),
    totals: v.nullish(
      v.object({ stake: wireAmount, validStake: wireAmount, win: wireAmount }),
      null,
    ),
  }),
  summary: "Rounds played, by the account or by those below it.",
});

export const transactions = readCall({
  id: "CA21",
  path: "/wps/records/transactions",
  request: v.object({
    ...pageInput,
    ...rangeInput,
    kind: v.optional(v.picklist(transactionKinds)),
    account: v.optional(v.string()),
  }),
  answer: pageAnswer(wireTransaction),
  summary: "What moved the wallet.",
});

export const profitReport = readCall({
  id: "CA22",
  path: "/wps/records/profit",
  request: v.object(rangeInput),
  answer: v.object({ days: listOf(v.object({ day: wireDay, ...sums })), totals: v.object(sums) }),
  summary: "Profit by day.",
});

export const bonusList = readCall({
  id: "CA23",
  path: "/wps/bonus",
  request: v.object({ ...pageInput, ...rangeInput }),
  answer: pageAnswer(bonus),
  summary: "Bonuses and how far their conditions are met.",
});
