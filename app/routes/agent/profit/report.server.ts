import { graphql } from "~/graphql/generated";
import type { ProfitLossSortField } from "~/graphql/generated/graphql";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { pagedReport, withMatch } from "~/reports/report.ts";
import { requestedSort } from "~/ui/table/sort.ts";

export const profitSorts: readonly ProfitLossSortField[] = [
  "ACCOUNT",
  "DEPOSIT",
  "WITHDRAWAL",
  "STAKE",
  "VALID_STAKE",
  "WIN",
  "BONUS",
  "REBATE",
  "PROFIT",
];

/** Profit and loss by account (CA59), of the team or of one line in it. */
export const accountProfit = withMatch(
  pagedReport({
    document: graphql(`
    query AgentProfit(
      $search: String
      $account: String
      $parentId: ID
      $accounts: [String!]
      $range: DateRange
      $sort: ProfitLossSort
      $currency: String
      $offset: Int!
      $limit: Int!
    ) {
      agent {
        profitLoss(
          search: $search
          account: $account
          parentId: $parentId
          accounts: $accounts
          range: $range
          sort: $sort
          currency: $currency
          offset: $offset
          limit: $limit
        ) {
          nodes {
            ...AccountProfit
          }
          pageInfo {
            ...PageInfo
          }
          totals {
            ...ProfitLossFigures
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
      search: filters.get("search"),
      account: filters.get("account"),
      parentId: filters.get("line"),
      sort: requestedSort(filters, profitSorts),
    }),
    part: ({ agent }) => agent?.profitLoss,
    since: ({ sumsSince }) => sumsSince,
    hoursSince: ({ roundsSince }) => roundsSince,
  }),
  {
    keyOf: ({ account }) => account,
    figure: ({ sums }) => sums.ngr,
    only: (rows) => ({ accounts: rows.map(({ account }) => account) }),
  },
);
