import type { PromotionRewardFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Participation } from "./participation.ts";

/** What a promotion brings, and until when it can be claimed. */
export function RewardLine({ participation }: { participation: Participation }) {
  const { t, date } = useI18n();
  const { state, reward, rewardIsMaximum, endsAt } = participation;
  return (
    <>
      {reward && state !== "ENDED" ? (
        <Brings reward={{ money: reward, isMaximum: rewardIsMaximum }} />
      ) : null}
      {state === "CLAIMABLE" && endsAt != null ? (
        <p className="text-sm text-quiet">{t("promotions.part.claimBy", { day: date(endsAt) })}</p>
      ) : null}
    </>
  );
}

/** The amount that a promotion brings; nothing where the platform names none in a currency of the visitor's (A223). */
export function Brings({ reward }: { reward: PromotionRewardFragment | null | undefined }) {
  const { t, money } = useI18n();
  if (!reward) return null;
  const amount = money(reward.money);
  return (
    <p className="text-sm">
      <span className="text-quiet">{t("promotions.part.reward")}</span>{" "}
      <strong className="figures text-lg text-gold">
        {reward.isMaximum ? t("promotions.part.upTo", { amount }) : amount}
      </strong>
    </p>
  );
}
