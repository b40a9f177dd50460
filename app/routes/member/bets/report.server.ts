import { graphql } from "~/graphql/generated";
import type { GameType } from "~/graphql/generated/graphql";
import { oneOf } from "~/reports/record-query.server.ts";
import { pagedReport } from "~/reports/report.ts";

const types: readonly GameType[] = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTT",
  "ELOTT",
  "BINGO",
  "MINI",
];

/** Rounds played (CA20), by days and by kind of game. */
export const bets = pagedReport({
  document: graphql(`
    query MemberBets($filter: GameRecordFilter, $range: DateRange, $offset: Int!, $limit: Int!) {
      records {
        games(filter: $filter, range: $range, offset: $offset, limit: $limit) {
          nodes {
            ...Bet
          }
          pageInfo {
            ...PageInfo
          }
          totals {
            ...BetTotals
          }
        }
      }
    }
  `),
  variables: (asked, filters) => ({
    ...asked,
    filter: { type: oneOf(filters.get("type"), types) ?? null },
  }),
  part: (data) => data.records?.games,
});
