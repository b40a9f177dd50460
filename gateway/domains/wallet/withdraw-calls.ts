/** Catalogue rows: withdrawals. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { changeCall, readCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireAmount, wireRate, wireSum } from "../../values/money.ts";
import { pageAnswer, pageInput } from "../../values/offset-page.ts";
import {
  anyAnswer,
  orElse,
  wireFlag,
  wireId,
  wireInteger,
  wireMoment,
  wireText,
  wireWord,
} from "../../values/wire-values.ts";

const requests = "/wps/withdraw/requests";
const confirmations = "/wps/withdraw/confirmations";
const status = wireWord(["PENDING", "PAID", "CONFIRMING", "COMPLETED", "REJECTED", "CANCELLED"]);

const withdrawal = v.object({
  id: wireId,
  amount: wireAmount,
  fee: wireSum,
  card: wireText,
  status,
  cancellable: wireFlag,
  at: wireMoment,
  paidAt: wireMoment,
  settledAt: wireMoment,
  requestId: wireText,
});
export type WireWithdrawal = v.InferOutput<typeof withdrawal>;

const confirmation = v.object({
  id: wireId,
  withdrawalId: wireId,
  amount: wireAmount,
  paidAt: wireMoment,
  confirmBy: wireMoment,
  state: wireWord(["WAITING", "RECEIVED", "NOT_RECEIVED", "FORCED"]),
});
export type WireConfirmation = v.InferOutput<typeof confirmation>;

export const requestWithdrawal = changeCall({
  id: "CA14",
  path: requests,
  moduleId: "WITHDRAW3",
  encrypted: true,
  group: "money",
  request: v.object({
    cardId: v.string(),
    amount: v.string(),
    paymentPassword: v.string(),
    requestId: v.string(),
  }),
  answer: v.object({ id: orElse(wireId, null), status: orElse(status, "PENDING") }),
  summary: "Requests a withdrawal.",
});

export const withdrawalList = readCall({
  id: "CA15",
  path: requests,
  request: v.object({ ...pageInput, ...rangeInput }),
  answer: pageAnswer(withdrawal),
  summary: "One page of the player's withdrawals.",
});

export const cancelWithdrawal = changeCall({
  id: "CA36",
  method: "DELETE",
  path: requests,
  moduleId: "WITHDRAW3",
  group: "money",
  request: v.object({ id: v.string() }),
  answer: anyAnswer,
  summary: "Cancels a pending withdrawal.",
});

export const withdrawalLimits = readCall({
  id: "CA16",
  path: "/wps/withdraw/limits",
  answer: v.object({
    min: wireAmount,
    max: wireAmount,
    daily: orElse(wireAmount, null),
    dailyLeft: wireAmount,
    feePercent: orElse(wireRate, "0"),
    confirmMinutes: orElse(wireInteger, null),
    payMinutes: orElse(wireInteger, null),
    withdrawable: orElse(wireAmount, null),
    wager: orElse(v.object({ required: wireAmount, done: wireAmount }), null),
  }),
  summary: "Limits for a withdrawal now.",
});

export const withdrawalConfirmations = readCall({
  id: "CA17",
  path: confirmations,
  answer: listOf(confirmation),
  summary: "Paid withdrawals, and whether the player confirmed their arrival.",
});

export const confirmWithdrawal = changeCall({
  id: "CA18",
  path: confirmations,
  group: "money",
  form: true,
  request: v.object({
    id: v.optional(v.string()),
    decision: v.picklist(["RECEIVED", "NOT_RECEIVED", "ALL_RECEIVED"]),
    proof: v.optional(v.instance(Blob)),
  }),
  answer: anyAnswer,
  summary: "Confirms that a withdrawal arrived, or reports with a picture that it is missing.",
});
