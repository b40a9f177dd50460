import type { AppLoadContext } from "@remix-run/cloudflare";
import type { RewardKind } from "~/components/claims/reward-kinds.ts";
import { graphql } from "~/graphql/generated";
import { recordQuery } from "~/reports/query/record-query.server.ts";
import { requireRows } from "~/reports/query/require-rows.server.ts";
import { loadPart } from "~/routes/member/part.server.ts";

const MemberBonuses = graphql(`
  query MemberBonuses($range: DateRange, $offset: Int!, $limit: Int!) {
    records {
      bonuses(range: $range, offset: $offset, limit: $limit) {
        nodes {
          ...BonusRow
        }
        pageInfo {
          ...PageInfo
        }
      }
    }
  }
`);

graphql(`
  fragment BonusRow on Bonus {
    id
    name
    amount {
      ...Money
    }
    rollover {
      ...Money
    }
    progress {
      ...Money
    }
    status
    at
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

/**
 * Loads what only one kind has: the leaderboard of missions (C43), and the bonuses of a period.
 * @throws Response as `loadPart` and `requireRows`
 */
export async function loadKind(request: Request, context: AppLoadContext, kind: RewardKind | null) {
  if (kind === "missions") {
    const board = await loadPart(
      request,
      context,
      [MemberLeaderboard, {}],
      (data) => data.missionLeaderboard,
    );
    return { board, bonuses: null };
  }
  if (kind !== "bonuses") return { board: null, bonuses: null };
  const query = recordQuery(request, context);
  const variables = { range: query.range, offset: query.offset, limit: query.limit };
  const part = await loadPart(
    request,
    context,
    [MemberBonuses, variables],
    (data) => data.records?.bonuses,
  );
  requireRows(request, part);
  return { board: null, bonuses: { query, part } };
}
