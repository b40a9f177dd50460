import type { RunningFactsFragment } from "~/graphql/generated/graphql";
import { momentText } from "~/reports/range/range.ts";
import { drillTo } from "~/routes/agent/report/drill.ts";

/** Sums are kept by quarters of an hour. */
const quarterMs = 900_000;

/** What of a running contract says which play counts for it. */
export type RunningPlay = Pick<
  RunningFactsFragment,
  "kind" | "to" | "periodFrom" | "periodTo" | "base"
> & {
  terms: Pick<RunningFactsFragment["terms"], "__typename"> & {
    singleBetAmount?: { amount: string } | null;
  };
};

/**
 * The play that a running period is computed from (N17): single rounds of an hour or five minutes, and sums by account of
 * longer periods, which rounds may not go back to. Null where nothing counts yet, and for a period that begins within a
 * quarter of an hour.
 */
export function baseHref(
  { kind, to: line, periodFrom, periodTo, terms, base }: RunningPlay,
  gmtOffset: string,
): string | null {
  if (periodFrom == null || periodTo == null || Number(base.amount) === 0) return null;
  const days = { from: momentText(periodFrom, gmtOffset), to: momentText(periodTo, gmtOffset) };
  const report = (path: string, more: Record<string, string> = {}) =>
    drillTo(path, { ...days, line, ...more }, new URLSearchParams());
  if (kind === "REAL_TIME_SALARY" || kind === "HOURLY_SALARY") {
    const least = terms.singleBetAmount?.amount;
    return report("/agentHome/records", least ? { minStake: least } : {});
  }
  return periodFrom % quarterMs === 0 ? report("/agentHome/profit") : null;
}
