/** Shapes of contracts on the wire (D-28–D-31, S31). */
import * as v from "valibot";
import type { ContractKind, ContractPeriod } from "../../generated/resolver-types.ts";
import { listOf } from "../../platform/list-of.ts";
import { wireAmount, wireRate } from "../../values/money.ts";
import { wireFlag, wireId, wireInteger, wireMoment, wireWord } from "../../values/wire-values.ts";

/** The four kinds as the platform calls them. */
export const wireKinds = ["DIVIDEND", "DAILY", "HOURLY", "REALTIME"] as const;
export type WireKind = (typeof wireKinds)[number];

export const wireKindOf: Record<ContractKind, WireKind> = {
  DIVIDEND: "DIVIDEND",
  DAILY_SALARY: "DAILY",
  HOURLY_SALARY: "HOURLY",
  REAL_TIME_SALARY: "REALTIME",
};

/** D-30, K66. */
export const wirePeriodOf: Record<ContractPeriod, "D" | "W" | "H" | "M"> = {
  DAILY: "D",
  WEEKLY: "W",
  HALF_MONTHLY: "H",
  MONTHLY: "M",
};

const periodByLetter = {
  D: "DAILY",
  W: "WEEKLY",
  H: "HALF_MONTHLY",
  M: "MONTHLY",
} as const;

const maybeAmount = v.nullish(wireAmount, null);

const periodTerms = v.object({
  rate: wireRate,
  amount: maybeAmount,
  activeCount: v.nullish(wireInteger, null),
  periodConsumption: maybeAmount,
  periodLoss: maybeAmount,
  /** Days of the period with play. */
  minBetPeriod: v.nullish(wireInteger, null),
  period: v.pipe(
    wireWord(["D", "W", "H", "M"]),
    v.transform((letter) => periodByLetter[letter]),
  ),
  endTime: wireMoment,
});

const realTimeTerms = v.object({
  winRate: wireRate,
  lossRate: wireRate,
  singleBetAmount: maybeAmount,
});

export const contractState = wireWord(["OFFERED", "ACTIVE", "REJECTED", "TERMINATED"]);

const contract = v.object({
  requestId: wireId,
  kind: wireWord(wireKinds),
  from: v.string(),
  to: v.string(),
  state: contractState,
  requestKind: wireWord(["NEW", "TERMINATION", "SUCCESS"]),
  terms: v.union([periodTerms, realTimeTerms]),
  offeredAt: wireMoment,
  decidedAt: wireMoment,
  // No default: who accepts must know what it ends (S32), so an answer that can't say it is bad.
  willTerminate: v.nullish(v.array(v.object({ account: v.string(), rate: wireRate })), []),
  frozen: wireFlag,
});
export type WireContract = v.InferOutput<typeof contract>;

/** CA40. */
export const contractBook = v.object({
  mine: v.nullish(contract, null),
  offers: listOf(contract),
  given: listOf(contract),
  ended: v.nullish(listOf(contract), []),
});
export type WireContractBook = v.InferOutput<typeof contractBook>;

/** D-31: "0" none, "1" has a contract, "2" an offer waits. */
export const contractStand = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), "0"),
  v.transform((raw) => {
    const word = String(raw);
    return word === "1" ? "ACTIVE" : word === "2" ? "OFFERED" : "NONE";
  }),
);
