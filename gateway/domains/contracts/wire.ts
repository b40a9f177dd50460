/** Schemas of contracts (D-28–D-31, S31). */

import * as v from "valibot";
import { compareAmounts } from "../../../brands/amount.ts";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import type { ContractKind, ContractPeriod } from "../../generated/resolver-types.ts";
import { wireAmount, wireRate } from "../../values/money.ts";
import { wirePayer } from "../../values/payer.ts";
import {
  wireFlag,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireWord,
} from "../../values/wire-values.ts";

/** The platform's names of the four kinds. */
const wireKinds = ["DIVIDEND", "DAILY", "HOURLY", "REALTIME"] as const;
type WireKind = (typeof wireKinds)[number];

const wireKindOf: Record<ContractKind, WireKind> = {
  DIVIDEND: "DIVIDEND",
  DAILY_SALARY: "DAILY",
  HOURLY_SALARY: "HOURLY",
  REAL_TIME_SALARY: "REALTIME",
};

/** D-30, K66. */
const wirePeriodOf: Record<ContractPeriod, "D" | "W" | "H" | "M"> = {
  DAILY: "D",
  WEEKLY: "W",
  HALF_MONTHLY: "H",
  MONTHLY: "M",
};

/** Converts a period of a request to the platform's code. */
export const periodInput = v.pipe(
  v.picklist(Object.keys(wirePeriodOf) as ContractPeriod[]),
  v.transform((period) => wirePeriodOf[period]),
);

/** Converts a kind of a request to the platform's name. */
export const kindInput = v.pipe(
  v.picklist(Object.keys(wireKindOf) as ContractKind[]),
  v.transform((kind) => wireKindOf[kind]),
);

const kindOf = Object.fromEntries(
  Object.entries(wireKindOf).map(([kind, word]) => [word, kind]),
) as Record<WireKind, ContractKind>;

const periodByLetter = {
  D: "DAILY",
  W: "WEEKLY",
  H: "HALF_MONTHLY",
  M: "MONTHLY",
} as const;

const maybeAmount = v.nullish(wireAmount, null);

/** The platform writes 0 for a limit that does not apply. */
const limit = v.pipe(
  maybeAmount,
  v.transform((amount) => (amount === null || compareAmounts(amount, "0") === 0 ? null : amount)),
);
const least = v.pipe(
  v.nullish(wireInteger, null),
  v.transform((count) => count || null),
);

const periodTerms = v.pipe(
  v.object({
    rate: wireRate,
    amount: limit,
    activeCount: least,
    periodConsumption: limit,
    periodLoss: limit,
    /** Days with bets within the period. */
    minBetPeriod: least,
    period: v.pipe(
      wireWord(["D", "W", "H", "M"]),
      v.transform((letter) => periodByLetter[letter]),
    ),
    endTime: wireMoment,
  }),
  v.transform((terms) => ({ ...terms, __typename: "PeriodTerms" as const })),
);

const realTimeTerms = v.pipe(
  v.object({
    winRate: wireRate,
    lossRate: wireRate,
    singleBetAmount: maybeAmount,
  }),
  v.transform((terms) => ({ ...terms, __typename: "RealTimeTerms" as const })),
);

export const contractState = wireWord(["OFFERED", "ACTIVE", "REJECTED", "TERMINATED"]);

const endReasons = [
  "REJECTED",
  "WITHDRAWN",
  "TERMINATED",
  "REPLACED",
  "RATE_CUT",
  "EXPIRED",
] as const;

const contract = renamed(
  v.object({
    requestId: wireId,
    kind: v.pipe(
      wireWord(wireKinds),
      v.transform((word) => kindOf[word]),
    ),
    from: wirePayer,
    to: wireLabel,
    state: contractState,
    requestKind: wireWord(["NEW", "TERMINATION", "SUCCESS"]),
    terms: v.union([periodTerms, realTimeTerms]),
    offeredAt: wireMoment,
    decidedAt: wireMoment,
    // No default: whoever accepts must see which contracts end (S32), so an unreadable list makes the
    // response invalid.
    willTerminate: v.nullish(v.array(v.object({ account: v.string(), rate: wireRate })), []),
    frozen: wireFlag,
    /** Who ended the contract, and why. An unknown reason is omitted. */
    endedBy: wireLabel,
    endReason: v.fallback(v.nullish(wireWord(endReasons), null), null),
  }),
  { requestId: "id", requestKind: "request" },
);
export type WireContract = v.InferOutput<typeof contract>;

const kindAnswer = v.pipe(
  wireWord(wireKinds),
  v.transform((word) => kindOf[word]),
);
const anyTerms = v.union([periodTerms, realTimeTerms]);

/** CA165. No defaults: a period without one of its figures would be shown as one that earns nothing. */
export const runningContract = renamed(
  v.object({
    requestId: wireId,
    kind: kindAnswer,
    from: wirePayer,
    to: wireLabel,
    terms: anyTerms,
    periodFrom: wireMoment,
    periodTo: wireMoment,
    activeCount: wireInteger,
    periodConsumption: wireAmount,
    periodLoss: wireAmount,
    betDays: wireInteger,
    base: wireAmount,
    amount: wireAmount,
  }),
  { requestId: "id" },
);

/** CA166. */
export const contractChangeAnswer = renamed(
  v.object({
    id: wireId,
    requestId: wireId,
    kind: kindAnswer,
    action: wireWord(["OFFERED", "ACCEPTED", ...endReasons]),
    by: wirePayer,
    at: wireMoment,
    from: wirePayer,
    to: wireLabel,
    before: v.nullish(anyTerms, null),
    after: v.nullish(anyTerms, null),
  }),
  { requestId: "contractId" },
);

/** CA67. */
export const previewAnswer = v.object({
  from: wireMoment,
  to: wireMoment,
  periods: wireInteger,
  paid: wireInteger,
  base: wireAmount,
  amount: wireAmount,
});

/** CA40. A list that is missing is not the same as one without contracts; only `ended` was added later. */
export const contractBook = v.object({
  mine: v.nullable(contract),
  offers: listOf(contract),
  given: listOf(contract),
  ended: v.nullish(listOf(contract), []),
});

/** D-31: "0" none, "1" active contract, "2" pending offer; a kind that is left out is none, one that can't be read is not. */
export const contractStand = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), "0"),
  v.transform((raw) => {
    const word = String(raw).trim();
    return word === "1" ? "ACTIVE" : word === "2" ? "OFFERED" : "NONE";
  }),
);
