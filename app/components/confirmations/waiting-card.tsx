import type { PaidOutFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { useTimeLeft } from "~/ui/hooks/use-countdown.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Money } from "~/ui/text/money.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import type { ConfirmOutcome } from "./confirm-outcome.ts";
import { DisputeForm } from "./dispute-form.tsx";
import { leftText } from "./left-text.ts";

interface Props {
  paid: PaidOutFragment;
  /** When the page was rendered, in ms since the epoch. */
  now: number;
  before: ConfirmOutcome | undefined;
}

/** A paid withdrawal that has to be confirmed or disputed (S34). After the time limit it counts as arrived (S35). */
export function WaitingCard({ paid, now, before }: Props) {
  const { t, date } = useI18n();
  const { id, withdrawalId, amount, paidAt, confirmBy } = paid;
  const left = useTimeLeft(confirmBy ?? null, now);
  return (
    <Card as="li" pad="snug">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="figures text-lg font-bold">
          <Money value={amount} />
        </p>
        <p className="figures text-xs text-quiet">
          {t("agentCenter.confirmations.paid", {
            id: withdrawalId,
            at: paidAt == null ? "–" : date(paidAt),
          })}
        </p>
      </div>
      {confirmBy == null ? null : (
        <p className="figures mb-3 text-sm">
          {left > 0 ? (
            <span>
              {t("agentCenter.confirmations.left")}{" "}
              {/* The countdown is read when a screen reader gets to it, not each second. */}
              <span role="timer" aria-live="off" className="font-bold text-gold">
                {leftText(left)}
              </span>
              <span className="text-quiet">
                {" "}
                {t("agentCenter.confirmations.until", { at: date(confirmBy) })}
              </span>
            </span>
          ) : (
            <span className="text-danger">{t("agentCenter.confirmations.over")}</span>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <ConfirmForm id={id} decision="RECEIVED" before={before} />
        <DisputeForm id={id} />
      </div>
    </Card>
  );
}
