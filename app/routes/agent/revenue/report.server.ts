import { graphql } from "~/graphql/generated";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { wholeReport, withMatch } from "~/reports/report.ts";
import { playFilter } from "~/routes/agent/report/play-filter.ts";

/** Revenue by kind of game (CA60): one answer has all kinds. */
export const revenue = withMatch(
  wholeReport({
    document: graphql(`
    query AgentRevenue($range: DateRange, $filter: RevenueFilter, $currency: String) {
      agent {
        revenue(range: $range, filter: $filter, currency: $currency) {
          rows {
            ...RevenueOfType
          }
          totals {
            ...RevenueSums
          }
          sumsSince
          since
          roundsSince
        }
        commissionPayments {
          nodes {
            ...CommissionMonth
          }
        }
      }
    }
  `),
    variables: ({ range }, filters) => ({
      range,
      filter: playFilter(filters),
      currency: requestedCurrency(filters),
    }),
    // The months are beside it: where they can't be had, the report still can.
    part: ({ agent }) =>
      agent?.revenue && { ...agent.revenue, months: agent.commissionPayments?.nodes ?? null },
    rows: ({ rows }) => rows ?? null,
    since: ({ sumsSince, since }) => Math.max(sumsSince ?? 0, since ?? 0) || null,
    hoursSince: ({ roundsSince }) => roundsSince,
  }),
  { keyOf: ({ type }) => type, figure: ({ net }) => net },
);
