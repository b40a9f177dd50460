import { graphql } from "~/graphql/generated";
import { wholeReport } from "~/reports/report.ts";

/** Profit by day (CA22): one answer has all days. */
export const profit = wholeReport({
  document: graphql(`
    query MemberProfit($range: DateRange) {
      records {
        profit(range: $range) {
          days {
            ...ProfitDay
          }
          totals {
            ...ProfitSums
            deposit {
              ...Money
            }
            withdrawal {
              ...Money
            }
          }
        }
      }
    }
  `),
  variables: ({ range }) => ({ range }),
  part: (data) => data.records?.profit,
  rows: ({ days }) => days ?? null,
});
