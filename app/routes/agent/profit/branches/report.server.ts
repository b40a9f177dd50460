import { graphql } from "~/graphql/generated";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { pagedReport, withMatch } from "~/reports/report.ts";
import { profitSorts } from "~/routes/agent/profit/report.server.ts";
import { requestedSort } from "~/ui/table/sort.ts";

/** Profit and loss by branch (CA151): direct members of the agent, or of `under`, each with everybody below. */
export const branches = withMatch(
  pagedReport({
    document: graphql(`
    query AgentBranches(
      $parentId: ID
      $accounts: [String!]
      $range: DateRange
      $sort: ProfitLossSort
      $currency: String
      $offset: Int!
      $limit: Int!
    ) {
      agent {
        branches(
          parentId: $parentId
          accounts: $accounts
          range: $range
          sort: $sort
          currency: $currency
          offset: $offset
          limit: $limit
        ) {
          nodes {
            ...BranchRow
          }
          pageInfo {
            ...PageInfo
          }
          totals {
            ...ProfitLossFigures
          }
          path {
            id
            account
          }
          sumsSince
          roundsSince
          transactionsSince
        }
      }
    }
  `),
    variables: (requested, filters) => ({
      ...requested,
      currency: requestedCurrency(filters),
      parentId: filters.get("under"),
      sort: requestedSort(filters, profitSorts),
    }),
    part: ({ agent }) => agent?.branches,
    since: ({ sumsSince }) => sumsSince,
    hoursSince: ({ roundsSince }) => roundsSince,
  }),
  {
    keyOf: ({ id }) => id,
    figure: ({ sums }) => sums.ngr,
    only: (rows) => ({ accounts: rows.map(({ account }) => account) }),
  },
);
