import { graphql } from "~/graphql/generated";
import type { GameRecordSortField } from "~/graphql/generated/graphql";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { pagedReport } from "~/reports/report.ts";
import { gamesIn } from "~/routes/agent/report/play-filter.ts";
import { requestedSort } from "~/ui/table/sort.ts";
import { plainAmount } from "../../../../brands/typed/plain-amount.ts";

const fields: readonly GameRecordSortField[] = ["AT", "ACCOUNT", "STAKE", "WIN"];

/** Rounds of the team, or of one account or line of it (CA20), by days, kind of game, vendor and game. */
export const teamRounds = pagedReport({
  rowsAtOnce: 500,
  document: graphql(`
    query AgentRecords(
      $account: String
      $parentId: ID
      $filter: GameRecordFilter
      $range: DateRange
      $sort: GameRecordSort
      $totals: Boolean!
      $currency: String
      $offset: Int!
      $limit: Int!
    ) {
      agent {
        gameRecords(
          account: $account
          parentId: $parentId
          filter: $filter
          range: $range
          sort: $sort
          totals: $totals
          currency: $currency
          offset: $offset
          limit: $limit
        ) {
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
    currency: requestedCurrency(filters),
    account: filters.get("account"),
    parentId: filters.get("line"),
    sort: requestedSort(filters, fields),
    filter: {
      // A type or vendor that the platform does not know has no rounds.
      ...gamesIn(filters),
      minStake: leastStake(filters),
    },
  }),
  part: ({ agent }) => agent?.gameRecords,
  since: ({ since }) => since,
});

/** As a payment's link has it (A123), or as it is typed; null for an amount that has two readings. */
function leastStake(filters: URLSearchParams): string | null {
  const plain = plainAmount(filters.get("minStake") ?? "", "vi", requestedCurrency(filters) ?? "");
  return /^\d{1,12}(\.\d{1,4})?$/.exec(plain)?.[0] ?? null;
}
