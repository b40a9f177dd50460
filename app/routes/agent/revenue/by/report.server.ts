import { graphql } from "~/graphql/generated";
import type { RevenueSortField } from "~/graphql/generated/graphql";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { pagedReport, withMatch } from "~/reports/report.ts";
import { playFilter } from "~/routes/agent/report/play-filter.ts";
import { requestedSort } from "~/ui/table/sort.ts";
import { type DimensionName, dimensions } from "./dimensions.ts";

const sorts: readonly RevenueSortField[] = [
  "NAME",
  "STAKE",
  "VALID_STAKE",
  "WIN",
  "REVENUE",
  "GIVEN",
  "NET",
];

/** The agent's commission by one of the dimensions (CA152). */
export const revenueBy = (by: DimensionName) =>
  withMatch(
    pagedReport({
      document: graphql(`
      query AgentRevenueBy(
        $by: RevenueDimension!
        $keys: [ID!]
        $range: DateRange
        $filter: RevenueFilter
        $sort: RevenueSort
        $currency: String
        $offset: Int!
        $limit: Int!
      ) {
        agent {
          revenueBy(by: $by, keys: $keys, range: $range, filter: $filter, sort: $sort, currency: $currency, offset: $offset, limit: $limit) {
            nodes {
              ...RevenuePart
            }
            pageInfo {
              ...PageInfo
            }
            totals {
              ...RevenuePartFigures
            }
            sumsSince
            since
            roundsSince
          }
        }
      }
    `),
      variables: (requested, filters) => ({
        ...requested,
        currency: requestedCurrency(filters),
        filter: playFilter(filters),
        by: dimensions[by],
        sort: requestedSort(filters, sorts),
      }),
      part: ({ agent }) => agent?.revenueBy,
      since: ({ sumsSince, since }) => Math.max(sumsSince ?? 0, since ?? 0) || null,
      hoursSince: ({ roundsSince }) => roundsSince,
    }),
    {
      // The key of a day is the platform's; its name is the day.
      keyOf: ({ key, name }) => (by === "day" ? name : key),
      figure: ({ sums }) => sums.net,
      ...(by === "day"
        ? { byDay: true }
        : { only: (rows) => ({ keys: rows.map(({ key }) => key) }) }),
    },
  );
