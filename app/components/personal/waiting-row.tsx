import type { ReactNode } from "react";
import { member } from "~/components/shell/navigation/destinations.ts";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

const WaitingRow_glance = graphql(`
  fragment WaitingRow_glance on Glance {
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

/** What waits for the member, each as a link to where it is done. Counts that can't be loaded are left out. */
export function WaitingRow({ glance }: { glance: FragmentType<typeof WaitingRow_glance> }) {
  const { t, near } = useI18n();
  const waiting = readFragment(WaitingRow_glance, glance);
  const stands: unknown[] = Object.values(waiting.contracts ?? {});
  const offered = stands.filter((stand) => stand === "OFFERED").length;
  const { withdrawalsToConfirm, rewardsToClaim, unreadMessages } = waiting;
  const unread = (unreadMessages ?? 0) + (waiting.unreadSignIns ?? 0);
  const chip = (count: number | null | undefined, to: string, text: (count: number) => string) =>
    count ? (
      <Chip key={to} to={to}>
        {text(count)}
      </Chip>
    ) : null;
  return (
    <>
      {chip(withdrawalsToConfirm, member.withdraw, (count) =>
        t("home.personal.withdrawals", { count }),
      )}
      {chip(offered, "/member/contracts", (count) => t("home.personal.contracts", { count }))}
      {chip(rewardsToClaim, "/member/rewards", (count) => t("home.personal.rewards", { count }))}
      {waiting.endingMissions?.map(({ id, name, percent, endsAt }) =>
        endsAt == null ? null : (
          <Chip key={id} to="/member/rewards?kind=missions">
            {t("home.personal.missionEnds", { name, percent, time: near(endsAt) })}
          </Chip>
        ),
      )}
      {chip(unread, `${member.messages}?kind=messages`, (count) =>
        t("home.personal.messages", { count }),
      )}
    </>
  );
}

function Chip({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="shrink-0 snap-start">
      <GoLink
        to={to}
        className="card card-plain flex h-full items-center gap-2 px-4 text-sm font-semibold whitespace-nowrap transition-colors hover:border-accent"
      >
        {children}
        <i className="icon-chevron-right size-4 text-quiet" />
      </GoLink>
    </li>
  );
}
