import type { RefusalReason } from "~/graphql/generated/graphql";
import type { I18n, MessageKey } from "~/i18n/i18n.tsx";

/** What a change in the member center came to. `id` tells which form it was. */
export type Outcome =
  | { kind: "done"; id: string; money: { amount: string; currency: string } | null }
  | { kind: "throttled"; id: string; retryAfterMs: number }
  | { kind: "refused"; id: string; reason: RefusalReason }
  | { kind: "failed"; id: string };

const reasons: Partial<Record<RefusalReason, MessageKey>> = {
  STATE_CHANGED: "member.claim.changed",
  PLATFORM_UNAVAILABLE: "member.claim.unavailable",
  OUTCOME_UNKNOWN: "member.claim.unknown",
  IN_PROGRESS: "session.inProgress",
  NOT_OFFERED: "member.notOffered",
};

/** After these the same key has to be sent again: that settles what became of the first try. */
const unsettled: readonly string[] = ["OUTCOME_UNKNOWN", "IN_PROGRESS"] satisfies RefusalReason[];

/** Whether nobody knows if money has moved, so that the next try has to be the same one. */
export function isUnsettled(problem: { kind: string; reason?: string }): boolean {
  if (problem.kind === "failed") return true;
  return problem.reason !== undefined && unsettled.includes(problem.reason);
}

/** What it came to, in words. */
export function outcomeText(outcome: Outcome, { t, money }: Pick<I18n, "t" | "money">): string {
  switch (outcome.kind) {
    case "done":
      return outcome.money
        ? t("member.claim.done", { amount: money(outcome.money) })
        : t("member.claim.doneUnknown");
    case "throttled":
      return t("session.throttled", { count: Math.ceil(outcome.retryAfterMs / 1000) });
    case "refused":
      return t(reasons[outcome.reason] ?? "session.refused");
    case "failed":
      return t("member.claim.unavailable");
  }
}
