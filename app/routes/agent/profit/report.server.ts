import { graphql } from "~/graphql/generated";
import { pagedReport } from "~/reports/report.ts";

/** Profit and loss by account (CA59). */
export const accountProfit = pagedReport({
  document: graphql(`
    query AgentProfit($search: String, $range: DateRange, $offset: Int!, $limit: Int!) {
      agent {
        profitLoss(search: $search, range: $range, offset: $offset, limit: $limit) {
          nodes {
            ...AccountProfit
          }
          pageInfo {
            ...PageInfo
          }
          totals {
            ...ProfitLossFigures
          }
        }
      }
    }
  `),
  variables: (asked, filters) => ({ ...asked, search: filters.get("search") }),
  part: ({ agent }) => agent?.profitLoss,
});
