import { useI18n } from "~/i18n/i18n.tsx";
import type { Participation } from "./participation.ts";

/** What a promotion brings, and until when it can be claimed. */
export function RewardLine({ participation }: { participation: Participation }) {
  const { t, money, date } = useI18n();
  const { state, reward, rewardIsMaximum, endsAt } = participation;
  return (
    <>
      {reward && state !== "ENDED" ? (
        <p className="text-sm">
          <span className="text-quiet">{t("promotions.part.reward")}</span>{" "}
          <strong className="figures text-gold">
            {rewardIsMaximum ? t("promotions.part.upTo", { amount: money(reward) }) : money(reward)}
          </strong>
        </p>
      ) : null}
      {state === "CLAIMABLE" && endsAt != null ? (
        <p className="text-sm text-quiet">{t("promotions.part.claimBy", { day: date(endsAt) })}</p>
      ) : null}
    </>
  );
}
