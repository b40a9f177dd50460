import type { Refusal } from "~/forms/refusal/refusal.ts";
import { type RefusalWords, refusalText } from "~/forms/refusal/refusal-text.ts";
import type { I18n } from "~/i18n/i18n.tsx";

interface Money {
  amount: string;
  currency: string;
}

/** The result of a change in the member center. `id` identifies the form, `key` an attempt that can be made again. */
export type Outcome = { id: string; key?: string } & (
  | { kind: "done"; money: Money | null }
  | Refusal
);

const words: RefusalWords = {
  STATE_CHANGED: "member.claim.changed",
  PLATFORM_UNAVAILABLE: "member.claim.unavailable",
  NOT_MADE: "member.claim.unavailable",
  OUTCOME_UNKNOWN: "member.claim.unknown",
  NOT_OFFERED: "member.notOffered",
  failed: "member.claim.unavailable",
};

/** Returns the key of the message for an outcome. */
export function outcomeText(outcome: Outcome, { t, money }: Pick<I18n, "t" | "money">): string {
  if (outcome.kind !== "done") return refusalText(outcome, t, { words }) ?? t("forms.refused");
  return outcome.money
    ? t("member.claim.done", { amount: money(outcome.money) })
    : t("member.claim.doneUnknown");
}
