/** The limits that forms name (G1). */
import type { LimitKind, LimitPeriod } from "~/graphql/generated/graphql";

const periodsByKind: Record<LimitKind, readonly LimitPeriod[]> = {
  DEPOSIT: ["DAY", "WEEK", "MONTH"],
  NET_LOSS: ["DAY", "WEEK", "MONTH"],
  SESSION_TIME: ["DAY"],
  STAKE: ["BET"],
};

export const limitKinds = Object.keys(periodsByKind) as LimitKind[];
export const limitPeriods: readonly LimitPeriod[] = ["DAY", "WEEK", "MONTH", "BET"];

/** The periods that a kind of limit has. */
export const periodsOf = (kind: LimitKind): readonly LimitPeriod[] => periodsByKind[kind];
