/** From when on a figure of the console is amber and red (O1, O9): a brand's file may say otherwise. */
import * as v from "valibot";
import { strict } from "./place.ts";

/** The figures that have thresholds, each with the brand's own or these. A figure that should be low is worse above them. */
export const usualThresholds = {
  /** Answers that failed (5xx), in per cent of all. */
  FAILED_REQUESTS: { amber: 0.5, red: 2 },
  /** 95 of 100 answers took at most so long, in ms. */
  REQUEST_P95: { amber: 1500, red: 4000 },
  /** Platform calls that failed, in per cent. */
  FAILED_CALLS: { amber: 2, red: 10 },
  CALL_P95: { amber: 1000, red: 2500 },
  /** Platform calls that an open breaker kept. */
  BREAKER_KEPT: { amber: 1, red: 20 },
  /** Refused sign-ins, in per cent of all tries. */
  REFUSED_SIGN_INS: { amber: 40, red: 70 },
  /** Attempts to move money that were refused or failed, in per cent. */
  REFUSED_MONEY: { amber: 20, red: 50 },
  /** Attempts to move money whose outcome is unknown. */
  UNKNOWN_MONEY: { amber: 1, red: 5 },
} as const satisfies Record<string, Threshold>;

export interface Threshold {
  amber: number;
  red: number;
}

export type ThresholdName = keyof typeof usualThresholds;

const positive = v.pipe(v.number("must be a number"), v.minValue(0, "must not be negative"));
const threshold = v.pipe(
  strict({ amber: positive, red: positive }),
  v.check(({ amber, red }) => amber <= red, "must be amber before it is red"),
);

const names = Object.keys(usualThresholds) as ThresholdName[];

/** What a brand's file says of them. */
export const thresholds = v.partial(
  v.strictObject(
    Object.fromEntries(names.map((name) => [name, threshold])) as Record<
      ThresholdName,
      typeof threshold
    >,
  ),
);

/** The thresholds of a figure. */
export const thresholdOf = (
  name: ThresholdName,
  own: v.InferOutput<typeof thresholds> = {},
): Threshold => own[name] ?? usualThresholds[name];
