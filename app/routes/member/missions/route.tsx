import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import type { MissionKind, RankFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { claimReward } from "~/routes/member/claim.server.ts";
import { ClaimButton } from "~/routes/member/claim-button.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { StatusTag } from "~/routes/member/status-tag.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Progress } from "~/ui/charts/progress.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";
import { ListZone } from "~/ui/text/list-zone.tsx";
import { Money } from "~/ui/text/money.tsx";

const MemberMissions = graphql(`
  query MemberMissions {
    missions {
      points
      missions {
        id
        name
        description
        kind
        target
        progress
        percent
        reward {
          ...Money
        }
        status
        startsAt
        endsAt
      }
    }
  }
`);

const MemberLeaderboard = graphql(`
  query MemberLeaderboard {
    missionLeaderboard {
      ranks {
        ...Rank
      }
      me {
        rank
        points
      }
    }
  }
`);

graphql(`
  fragment Rank on MissionRank {
    rank
    customer
    points
    prize {
      ...Money
    }
  }
`);

const rankColumns: readonly Column<RankFragment>[] = [
  { name: "member.missions.rank", kind: "count", value: ({ rank }) => rank, align: "start" },
  { name: "member.missions.customer", kind: "text", value: ({ customer }) => customer },
  { name: "member.missions.pointsShort", kind: "count", value: ({ points }) => points },
  { name: "member.missions.prize", kind: "money", value: ({ prize }) => prize },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27l missionLeaderboard: missions (C42) and the leaderboard (C43); each may fail by itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [missions, board] = await Promise.all([
    loadPart(request, context, [MemberMissions, {}], (data) => data.missions),
    loadPart(request, context, [MemberLeaderboard, {}], (data) => data.missionLeaderboard),
  ]);
  return { title: pageTitle(context, "member.pages.missionLeaderboard"), missions, board };
}

export const action = ({ request, context }: ActionFunctionArgs) => claimReward(request, context);

export default function Missions() {
  const { t, money, near } = useI18n();
  const { missions, board } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const title = t("member.pages.missionLeaderboard");
  const currency = (reward: { currency: string }, amount: string) =>
    money({ amount, currency: reward.currency });
  const amountText = (kind: MissionKind, reward: { currency: string }, value: string) =>
    kind === "ROUNDS"
      ? t("member.missions.rounds", { count: Number(value) })
      : currency(reward, value);
  // A day of missions is the platform's, which is not the brand's (A124).
  const windowText = (endsAt: number, startsAt: number | null | undefined) =>
    startsAt == null
      ? t("member.rewards.until", { day: near(endsAt) })
      : t("member.missions.window", {
          from: near(startsAt),
          to: near(endsAt),
        });
  return (
    <>
      <PageHeader title={title} lead={t("member.missions.lead")} />
      <PartBlock part={missions} name={title}>
        {({ missions: list, points }) =>
          list.length === 0 ? (
            <EmptyBlock
              icon={<i className="icon-target size-7" />}
              title={t("member.missions.empty")}
            />
          ) : (
            <>
              <p className="mb-4 text-sm text-quiet">
                {t("member.missions.points")} <strong className="figures text-ink">{points}</strong>
              </p>
              <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
                {list.map((mission) => (
                  <Card as="li" key={mission.id} pad="snug" className="grid content-between gap-4">
                    <div className="grid gap-2">
                      <div className="flex items-start justify-between gap-3">
                        <h2 className="font-bold">{mission.name}</h2>
                        <StatusTag status={mission.status} />
                      </div>
                      {mission.description ? (
                        <p className="text-sm text-quiet">{mission.description}</p>
                      ) : null}
                      <p className="figures text-lg font-bold text-gold">
                        <Money value={mission.reward} />
                      </p>
                      <Progress
                        label={mission.name}
                        done={mission.percent}
                        of={100}
                        text={t("member.missions.progress", {
                          done: amountText(mission.kind, mission.reward, mission.progress),
                          of: amountText(mission.kind, mission.reward, mission.target),
                        })}
                      />
                      {mission.endsAt == null ? null : (
                        <p className="text-xs text-quiet">
                          {windowText(mission.endsAt, mission.startsAt)}
                        </p>
                      )}
                    </div>
                    <ClaimButton
                      rewardId={mission.id}
                      claimable={mission.status === "CLAIM"}
                      name={mission.name}
                      before={before}
                    />
                  </Card>
                ))}
              </ul>
              <ListZone />
            </>
          )
        }
      </PartBlock>
      <h2 className="mt-10 mb-4 text-xl font-bold tracking-tight">{t("member.missions.board")}</h2>
      <PartBlock part={board} name={t("member.missions.board")}>
        {({ ranks, me }) => (
          <>
            <p className="mb-4 text-sm text-quiet">
              {me?.rank
                ? t("member.missions.me", { rank: me.rank, points: me.points })
                : t("member.missions.meNot")}
            </p>
            <Table
              caption={t("member.missions.board")}
              rows={ranks}
              keyOf={({ rank }) => rank}
              columns={rankColumns}
            />
          </>
        )}
      </PartBlock>
    </>
  );
}
