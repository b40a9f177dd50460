import type { MoneyFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { Money } from "~/ui/text/money.tsx";
import { HubCard } from "./hub-card.tsx";

interface Totals {
  profit: MoneyFragment;
  stake: MoneyFragment;
  win: MoneyFragment;
}

/** What today brought so far, by the brand's day (H4). */
export function TodayResult({ part }: { part: Part<Totals> }) {
  const { t } = useI18n();
  const title = t("member.hub.today");
  if ("notOffered" in part) return null;
  return (
    <HubCard
      id="today"
      title={title}
      more={{ to: "/member/profit", text: t("member.hub.allDays") }}
    >
      <PartBlock part={part} name={title}>
        {({ profit, stake, win }) => (
          <>
            <p className="figures mb-3 text-3xl font-bold" data-today-result="">
              <Money value={profit} signed />
            </p>
            <dl className="grid grid-cols-2 gap-3 text-sm">
              <div>
                <dt className="text-xs text-quiet">{t("member.bets.stake")}</dt>
                <dd className="figures font-semibold">
                  <Money value={stake} />
                </dd>
              </div>
              <div>
                <dt className="text-xs text-quiet">{t("member.bets.win")}</dt>
                <dd className="figures font-semibold">
                  <Money value={win} />
                </dd>
              </div>
            </dl>
          </>
        )}
      </PartBlock>
    </HubCard>
  );
}
