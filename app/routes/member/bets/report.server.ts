import { graphql } from "~/graphql/generated";
import { gameTypeIn } from "~/play/game-type.ts";
import { pagedReport } from "~/reports/report.ts";

/** Rounds played (CA20), by days and by kind of game. */
export const bets = pagedReport({
  rowsAtOnce: 500,
  document: graphql(`
    query MemberBets($filter: GameRecordFilter, $range: DateRange, $offset: Int!, $limit: Int!) {
      records {
        games(filter: $filter, range: $range, offset: $offset, limit: $limit) {
          nodes {
            ...Round
          }
          pageInfo {
            ...PageInfo
          }
          totals {
            ...RoundTotals
          }
          since
        }
      }
    }
  `),
  variables: (requested, filters) => ({
    ...requested,
    // A type that the platform does not know has no rounds.
    filter: { type: gameTypeIn(filters, "type") },
  }),
  part: (data) => data.records?.games,
});
