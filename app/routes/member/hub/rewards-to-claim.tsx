import type { ComponentProps } from "react";
import type { MoneyFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { ClaimButton } from "~/routes/member/claim-button.tsx";
import { Money } from "~/ui/text/money.tsx";
import { HubCard } from "./hub-card.tsx";

interface Props {
  rewards: readonly { id: string; name: string; amount: MoneyFragment }[];
  before: ComponentProps<typeof ClaimButton>["before"];
}

/** Rewards that can be claimed here (H4). */
export function RewardsToClaim({ rewards, before }: Props) {
  const { t } = useI18n();
  return (
    <HubCard
      title={t("member.hub.rewards")}
      more={{ to: "/member/rewards", text: t("member.hub.allRewards") }}
    >
      {rewards.length === 0 ? (
        <p className="text-sm text-quiet">{t("member.hub.noRewards")}</p>
      ) : (
        <ul className="grid gap-3">
          {rewards.map(({ id, name, amount }) => (
            <li key={id} className="flex items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="truncate text-sm font-semibold">{name}</p>
                <p className="figures text-sm text-gold">
                  <Money value={amount} />
                </p>
              </div>
              <ClaimButton rewardId={id} claimable name={name} before={before} />
            </li>
          ))}
        </ul>
      )}
    </HubCard>
  );
}
