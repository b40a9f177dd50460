import type { ReactNode } from "react";
import { byEnd, type RewardItem } from "~/components/claims/items.ts";
import { rewardsPath } from "~/components/claims/reward-kinds.ts";
import { member } from "~/components/shell/navigation/destinations.ts";
import type { Outcome } from "~/forms/answers/outcome.ts";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { ClaimCard, useShownItems } from "./claim-card.tsx";
import { PersonalRow } from "./personal-row.tsx";

const Waiting_glance = graphql(`
  fragment Waiting_glance on Glance {
    unreadMessages
    unreadSignIns
    rewardsToClaim
    withdrawalsToConfirm
    contracts {
      dividend
      dailySalary
      hourlySalary
      realTimeSalary
    }
    endingMissions {
      id
      name
      percent
      endsAt
    }
  }
`);

interface Props {
  glance: FragmentType<typeof Waiting_glance>;
  /** What can be claimed. */
  claims: readonly RewardItem[];
  before: Outcome | undefined;
}

/**
 * What waits for the member: what can be claimed here, then each other thing as a link to where it is done. Counts that
 * can't be loaded are left out.
 */
export function WaitingRow({ glance, claims, before }: Props) {
  const { t, near } = useI18n();
  const waiting = readFragment(Waiting_glance, glance);
  const shown = useShownItems(byEnd(claims));
  const gone = before && !shown.some(({ id }) => id === before.id) ? [{ id: before.id }] : [];
  const stands: unknown[] = Object.values(waiting.contracts ?? {});
  const offered = stands.filter((stand) => stand === "OFFERED").length;
  const { withdrawalsToConfirm, rewardsToClaim, unreadMessages } = waiting;
  const unread = (unreadMessages ?? 0) + (waiting.unreadSignIns ?? 0);
  const chip = (count: number | null | undefined, to: string, text: (count: number) => string) =>
    count
      ? [
          <Chip key={to} to={to}>
            {text(count)}
          </Chip>,
        ]
      : [];
  return (
    <PersonalRow
      id="waiting"
      title={t("home.personal.waitingTitle")}
      more={shown.length > 0 ? { to: rewardsPath(), text: t("member.hub.allRewards") } : undefined}
    >
      {[
        ...gone
          .concat(shown)
          .map((item) => <ClaimCard key={item.id} item={item} before={before} />),
        ...chip(withdrawalsToConfirm, member.withdraw, (count) =>
          t("home.personal.withdrawals", { count }),
        ),
        ...chip(offered, "/member/contracts", (count) => t("home.personal.contracts", { count })),
        // Where they could not be loaded, their number leads to them.
        ...chip(shown.length > 0 ? 0 : rewardsToClaim, rewardsPath(), (count) =>
          t("home.personal.rewards", { count }),
        ),
        ...(waiting.endingMissions ?? []).flatMap(({ id, name, percent, endsAt }) =>
          endsAt == null
            ? []
            : [
                <Chip key={id} to={rewardsPath("missions")}>
                  {t("home.personal.missionEnds", { name, percent, time: near(endsAt) })}
                </Chip>,
              ],
        ),
        ...chip(unread, `${member.messages}?kind=messages`, (count) =>
          t("home.personal.messages", { count }),
        ),
      ]}
    </PersonalRow>
  );
}

function Chip({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="shrink-0 snap-start">
      <GoLink
        to={to}
        className="card card-plain flex h-full min-h-12 items-center gap-2 px-4 text-sm font-semibold whitespace-nowrap transition-colors hover:border-accent"
      >
        {children}
        <i className="icon-chevron-right size-4 text-quiet" />
      </GoLink>
    </li>
  );
}
