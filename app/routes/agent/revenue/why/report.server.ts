import { graphql } from "~/graphql/generated";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { pagedReport } from "~/reports/report.ts";
import { playFilter } from "~/routes/agent/report/play-filter.ts";

/** What commission is made of (CA176, N18): the rows are what is passed on. */
export const commissionParts = pagedReport({
  document: graphql(`
    query AgentCommissionParts(
      $range: DateRange
      $filter: RevenueFilter
      $currency: String
      $offset: Int!
      $limit: Int!
    ) {
      agent {
        commissionParts(range: $range, filter: $filter, currency: $currency, offset: $offset, limit: $limit) {
          nodes {
            ...CommissionGivenPart
          }
          pageInfo {
            ...PageInfo
          }
          own {
            ...CommissionOwnPart
          }
          totals {
            ...CommissionSums
          }
          since
          roundsSince
        }
      }
    }
  `),
  variables: (requested, filters) => ({
    ...requested,
    filter: playFilter(filters),
    currency: requestedCurrency(filters),
  }),
  part: ({ agent }) => agent?.commissionParts,
});
