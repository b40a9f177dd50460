/** Catalogue rows: deposits. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { changeCall, readCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireAmount, wireRate } from "../../values/money.ts";
import { pageAnswer, pageInput } from "../../values/offset-page.ts";
import {
  anyAnswer,
  orElse,
  wireFlag,
  wireId,
  wireLabel,
  wireMoment,
  wireText,
  wireWord,
} from "../../values/wire-values.ts";

const path = "/wps/deposit/requests";
const status = wireWord(["PENDING", "APPROVED", "REJECTED", "EXPIRED", "CANCELLED"]);

/** Decimal text exactly as sent: a coin amount to pay must not lose a digit. */
const coinAmount = v.pipe(
  v.union([v.pipe(v.string(), v.trim()), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^\d{1,18}(\.\d{1,18})?$/),
);

/** The account to pay to; for coins also the amount and the rate. */
const payTo = orElse(
  v.object({
    name: wireText,
    account: wireId,
    bank: wireText,
    network: wireText,
    coin: wireText,
    payAmount: orElse(coinAmount, null),
    rate: orElse(coinAmount, null),
    rateUntil: wireMoment,
    rateExpired: wireFlag,
    uri: wireText,
  }),
  null,
);

const kind = wireWord(["BANK", "CARD", "EWALLET", "CRYPTO"]);
const method = v.object({
  id: wireId,
  kind,
  name: wireLabel,
  icon: wireText,
  min: wireAmount,
  max: wireAmount,
  presets: orElse(listOf(wireAmount), []),
  bonusPercent: orElse(wireRate, "0"),
});
export type WireDepositMethod = v.InferOutput<typeof method>;

const deposit = v.object({
  id: wireId,
  methodName: wireLabel,
  kind: orElse(kind, null),
  amount: wireAmount,
  status,
  cancellable: wireFlag,
  at: wireMoment,
  settledAt: wireMoment,
  requestId: wireText,
  payTo,
  expiresAt: wireMoment,
});

export const depositMethods = readCall({
  id: "CA8",
  path: "/wps/deposit/methods",
  moduleId: "DEPOSIT3",
  answer: listOf(method),
  summary: "Deposit methods.",
});

export const requestDeposit = changeCall({
  id: "CA9",
  path,
  encrypted: true,
  group: "money",
  request: v.object({
    methodId: v.string(),
    amount: v.string(),
    payerName: v.optional(v.string()),
    requestId: v.string(),
  }),
  answer: v.object({
    id: orElse(wireId, null),
    status: orElse(status, "PENDING"),
    payTo,
    expiresAt: wireMoment,
  }),
  summary: "Requests a deposit.",
});

export const depositList = readCall({
  id: "CA10",
  path,
  request: v.object({ ...pageInput, ...rangeInput }),
  answer: pageAnswer(deposit),
  summary: "One page of the player's deposits.",
});

export const renewDepositRate = changeCall({
  id: "CA115",
  method: "PUT",
  path: `${path}/rate`,
  moduleId: "DEPOSIT3",
  group: "money",
  request: v.object({ id: v.string() }),
  answer: v.object({ payTo }),
  summary: "Renews the exchange rate and the amount to pay of a cryptocurrency deposit.",
});

export const cancelDeposit = changeCall({
  id: "CA35",
  method: "DELETE",
  path,
  moduleId: "DEPOSIT3",
  group: "money",
  request: v.object({ id: v.string() }),
  answer: anyAnswer,
  summary: "Cancels a pending deposit.",
});
