/** Conditions of a contract, and how far its running period has come (N11). */
import { compareAmounts } from "../../../brands/amount.ts";
import type { CallAnswer } from "../../platform/call.ts";
import type { contractChanges, runningContracts } from "./calls.ts";

export type RunningModel = CallAnswer<typeof runningContracts>[number];
export type ChangeModel = CallAnswer<typeof contractChanges>[number];

/** The conditions that the terms name, in the order of the terms. Real-time salary has none for its period. */
export function conditionsOf({ terms, ...period }: RunningModel) {
  if (terms.__typename === "RealTimeTerms") return [];
  const count = (name: "ACTIVE_PLAYERS" | "BET_DAYS", least: number | null, reached: number) =>
    least === null
      ? []
      : [
          {
            name,
            least: null,
            reached: null,
            leastCount: least,
            count: reached,
            met: reached >= least,
          },
        ];
  const money = (name: "BETS" | "LOSS", least: string | null, reached: string) =>
    least === null
      ? []
      : [
          {
            name,
            least,
            reached,
            leastCount: null,
            count: null,
            met: compareAmounts(reached, least) >= 0,
          },
        ];
  return [
    ...count("ACTIVE_PLAYERS", terms.activeCount, period.activeCount),
    ...money("BETS", terms.periodConsumption, period.periodConsumption),
    ...money("LOSS", terms.periodLoss, period.periodLoss),
    ...count("BET_DAYS", terms.minBetPeriod, period.betDays),
  ];
}
