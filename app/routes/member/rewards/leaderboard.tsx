import type { MemberLeaderboardQuery, RankFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";

const columns: readonly Column<RankFragment>[] = [
  { name: "member.missions.rank", kind: "count", value: ({ rank }) => rank, align: "start" },
  { name: "member.missions.customer", kind: "text", value: ({ customer }) => customer },
  { name: "member.missions.pointsShort", kind: "count", value: ({ points }) => points },
  { name: "member.missions.prize", kind: "money", value: ({ prize }) => prize },
];

interface Props {
  part: Part<NonNullable<MemberLeaderboardQuery["missionLeaderboard"]>>;
  /** The member's mission points; null when unknown. */
  points: number | null;
}

/** U27l missionLeaderboard: who has earned most points by missions (C43). */
export function Leaderboard({ part, points }: Props) {
  const { t } = useI18n();
  if ("notOffered" in part) return null;
  const title = t("member.missions.board");
  return (
    <section aria-labelledby="leaderboard" className="mt-10">
      <h2 id="leaderboard" className="mb-2 text-xl font-bold tracking-tight">
        {title}
      </h2>
      {points === null ? null : (
        <p className="mb-1 text-sm text-quiet">
          {t("member.missions.points")} <strong className="figures text-ink">{points}</strong>
        </p>
      )}
      <PartBlock part={part} name={title}>
        {({ ranks, me }) => (
          <>
            <p className="mb-4 text-sm text-quiet">
              {me?.rank
                ? t("member.missions.me", { rank: me.rank, points: me.points })
                : t("member.missions.meNot")}
            </p>
            <Table caption={title} rows={ranks} keyOf={({ rank }) => rank} columns={columns} />
          </>
        )}
      </PartBlock>
    </section>
  );
}
