import { graphql } from "~/graphql/generated";
import { wholeReport } from "~/reports/report.ts";

/** Revenue by kind of game (CA60): one answer has all kinds. */
export const revenue = wholeReport({
  document: graphql(`
    query AgentRevenue($range: DateRange) {
      agent {
        revenue(range: $range) {
          rows {
            ...RevenueOfType
          }
          totals {
            ...RevenueSums
          }
        }
      }
    }
  `),
  variables: ({ range }) => ({ range }),
  part: ({ agent }) => agent?.revenue,
  rows: ({ rows }) => rows ?? null,
});
