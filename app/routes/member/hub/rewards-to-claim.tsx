import type { ComponentProps } from "react";
import { ClaimButton } from "~/components/claims/claim-button.tsx";
import { byEnd, type RewardItem } from "~/components/claims/items.ts";
import { rewardsPath } from "~/components/claims/reward-kinds.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Money } from "~/ui/text/money.tsx";
import { HubCard } from "./hub-card.tsx";

interface Props {
  rewards: readonly RewardItem[];
  before: ComponentProps<typeof ClaimButton>["before"];
}

/** What can be claimed here (H4, H14). */
export function RewardsToClaim({ rewards, before }: Props) {
  const { t } = useI18n();
  return (
    <HubCard
      title={t("member.hub.rewards")}
      more={{ to: rewardsPath(), text: t("member.hub.allRewards") }}
    >
      {rewards.length === 0 ? (
        <p className="text-sm text-quiet">{t("member.hub.noRewards")}</p>
      ) : (
        <ul className="grid gap-3">
          {byEnd(rewards).map(({ id, name, amount, step }) => {
            const title = name || t("member.rewards.rebateName");
            return (
              <li key={id} className="flex items-center justify-between gap-3">
                <div className="min-w-0">
                  <p className="truncate text-sm font-semibold">{title}</p>
                  {amount ? (
                    <p className="figures text-sm text-gold">
                      <Money value={amount} />
                    </p>
                  ) : null}
                </div>
                <ClaimButton
                  id={id}
                  fields={step?.kind === "claim" ? step.fields : null}
                  name={title}
                  before={before}
                />
              </li>
            );
          })}
        </ul>
      )}
    </HubCard>
  );
}
