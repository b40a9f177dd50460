import type { MemberHubQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Money } from "~/ui/text/money.tsx";
import { HubCard } from "./hub-card.tsx";

type Bet = NonNullable<NonNullable<MemberHubQuery["records"]>["games"]>["nodes"][number];

/** The last five bets of seven days (H4). */
export function LastBets({ bets }: { bets: readonly Bet[] }) {
  const { t, near } = useI18n();
  return (
    <HubCard
      title={t("member.hub.lastBets")}
      more={{ to: "/member/bets", text: t("member.hub.allBets") }}
    >
      {bets.length === 0 ? (
        <p className="text-sm text-quiet">{t("member.hub.noBets")}</p>
      ) : (
        <ul className="grid gap-3 text-sm">
          {bets.map(({ id, gameName, stake, win, at, placedAt, status }) => (
            <li key={id} className="flex items-baseline justify-between gap-3">
              <div className="min-w-0">
                <p className="truncate font-semibold">{gameName}</p>
                <p className="text-xs text-quiet">{near(placedAt ?? at ?? 0)}</p>
              </div>
              <div className="figures shrink-0 text-right">
                <p>
                  <span className="text-quiet">{t("member.bets.stake")}</span>{" "}
                  <Money value={stake} />
                </p>
                <p className="text-xs">
                  {status === "SETTLED" ? (
                    <span>
                      <span className="text-quiet">{t("member.bets.win")}</span>{" "}
                      <Money value={win} />
                    </span>
                  ) : (
                    t(`member.bets.statuses.${status}`)
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </HubCard>
  );
}
