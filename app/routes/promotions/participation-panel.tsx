import { useI18n } from "~/i18n/i18n.tsx";
import { NextStep } from "./lazy-next-step.ts";
import type { Participation, PromotionOutcome } from "./participation.ts";
import { ParticipationProgress } from "./participation-progress.tsx";
import { ParticipationTag } from "./participation-tag.tsx";
import { RewardLine } from "./reward-line.tsx";

interface Props {
  id: string;
  title: string;
  participation: Participation;
  idempotencyKey: string;
  /** What the page's own form came to, where there is no script. */
  before: PromotionOutcome | undefined;
}

/** A member's state in a promotion, and the next step (A152). */
export function ParticipationPanel(props: Props) {
  const { t, money, date } = useI18n();
  const { participation, title } = props;
  const { state, reward, claimedAt } = participation;
  return (
    <section aria-labelledby="participation" className="mt-6 grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="participation" className="text-lg font-bold">
          {t("promotions.part.takePart")}
        </h2>
        <ParticipationTag state={state} />
      </div>
      <ParticipationProgress participation={participation} label={title} />
      <RewardLine participation={participation} />
      {state === "JOINED" && !participation.action ? (
        <p className="text-sm text-quiet">{t("promotions.part.joinedNote")}</p>
      ) : null}
      {state === "ENDED" ? (
        <p className="text-sm text-quiet">
          {claimedAt != null && reward
            ? t("promotions.part.claimed", { amount: money(reward), day: date(claimedAt) })
            : t("promotions.part.closed")}
        </p>
      ) : null}
      <NextStep {...props} />
    </section>
  );
}
