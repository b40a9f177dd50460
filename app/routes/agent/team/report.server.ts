import { graphql } from "~/graphql/generated";
import type { TeamFigureSortField } from "~/graphql/generated/graphql";
import { oneOf } from "~/reports/query/record-query.server.ts";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { pagedReport } from "~/reports/report.ts";
import { requestedSort } from "~/ui/table/sort.ts";
import { bounds, happenings, lacks } from "./wishes.ts";

const teamSorts: readonly TeamFigureSortField[] = [
  "ACCOUNT",
  "TYPE",
  "LEVEL",
  "BALANCE",
  "DEPOSIT",
  "WITHDRAWAL",
  "STAKE",
  "WIN",
  "GGR",
  "COMMISSION",
  "REGISTERED",
  "FIRST_DEPOSIT",
  "LAST_DEPOSIT",
  "LAST_PLAY",
];

/** A whole number of the address; null for none. */
const whole = (text: string | null) => (text && /^\d{1,3}$/.test(text) ? Number(text) : null);

/** The accounts below with their figures (CA171, N9). */
export const teamFigures = pagedReport({
  document: graphql(`
    query AgentTeamFigures(
      $range: DateRange
      $filter: TeamFilter
      $sort: TeamFigureSort
      $currency: String
      $offset: Int!
      $limit: Int!
    ) {
      agent {
        teamFigures(range: $range, filter: $filter, sort: $sort, currency: $currency, offset: $offset, limit: $limit) {
          nodes {
            ...TeamFigure
          }
          pageInfo {
            ...PageInfo
          }
          totals {
            ...TeamTotals
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
    filter: {
      search: filters.get("search"),
      type: oneOf(filters.get("type"), ["AGENT", "MEMBER"]),
      state: oneOf(filters.get("state"), ["OPEN", "FROZEN"]),
      level: whole(filters.get("level")),
      inactiveDays: whole(filters.get("inactive")),
      noDepositDays: whole(filters.get("noDeposit")),
      having: oneOf(filters.get("having"), happenings),
      lacking: oneOf(filters.get("lacking"), lacks),
      link: filters.get("link"),
      campaign: filters.get("campaign"),
      source: filters.get("source"),
      tag: filters.get("tag"),
      noted: filters.has("noted"),
      ...Object.fromEntries(bounds.map((name) => [name, filters.get(name)])),
    },
    sort: requestedSort(filters, teamSorts),
  }),
  part: ({ agent }) => agent?.teamFigures,
  since: ({ sumsSince }) => sumsSince,
  hoursSince: ({ roundsSince }) => roundsSince,
});
