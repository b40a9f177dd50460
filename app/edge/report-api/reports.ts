/**
 * The reports that a key may read (N25, docs/report-api.md): these operations of the portal and no others. They are
 * documents of their own, so that a page that changes changes no program's answer.
 */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { graphql } from "~/graphql/generated/gql.ts";
import type { Failure, InProcess } from "../../../gateway/graphql/in-process.ts";

interface Filters {
  account: string | null;
  currency: string | null;
}

export interface Span {
  /** In ms since the epoch; `to` is the moment after the last. */
  range: { from: number; to: number };
  offset: number;
  limit: number;
}

export interface ApiReport {
  /** The parameters that it takes besides the days. */
  filters: readonly (keyof Filters)[];
  /** Rows of a page at most; null for a report that is one page. */
  rowsAtOnce: number | null;
  /** Whether it has entries by their time, so that a program can read those since its last call. */
  hasEntries: boolean;
  read(client: InProcess, span: Span, filters: Filters): Promise<Read>;
}

interface Read {
  /** Null where there is no answer, or the brand does not offer the report. */
  data: { report: object; hasMore: boolean } | null;
  errors: readonly Failure[];
  dropped: number;
}

interface Definition<TData, TVariables extends object> {
  document: TypedDocumentNode<TData, TVariables>;
  filters?: readonly (keyof Filters)[];
  rowsAtOnce?: number;
  hasEntries?: true;
  variables: (span: Span, filters: Filters) => TVariables;
  part: (
    agent: TData extends { agent?: infer Agent | null } ? Agent : never,
  ) => (object & { pageInfo?: { hasMore: boolean } }) | null | undefined;
}

function define<TData extends { agent?: object | null }, TVariables extends object>({
  document,
  filters = [],
  rowsAtOnce,
  hasEntries,
  variables,
  part,
}: Definition<TData, TVariables>): ApiReport {
  return {
    filters,
    rowsAtOnce: rowsAtOnce ?? null,
    hasEntries: hasEntries ?? false,
    async read(client, span, given) {
      const answer = await client.execute(document, variables(span, given));
      const { data, errors = [], dropped = 0 } = answer;
      const report = data?.agent ? part(data.agent as Parameters<typeof part>[0]) : null;
      const hasMore = report?.pageInfo?.hasMore ?? false;
      return { data: report ? { report, hasMore } : null, errors, dropped };
    },
  };
}

const paged = ({ range, offset, limit }: Span, { account, currency }: Filters) => ({
  range,
  offset,
  limit,
  account,
  currency,
});

export const apiReports: Readonly<Record<string, ApiReport>> = {
  income: define({
    document: graphql(`
      query ReportApiIncome($range: DateRange) {
        agent {
          income(range: $range) {
            periods {
              from
              to
              sums {
                own { amount currency }
                given { amount currency }
                commission { amount currency }
                salary { amount currency }
                dividend { amount currency }
                bonuses { amount currency }
                earned { amount currency }
                paid { amount currency }
              }
            }
            bookedSince
            sumsSince
          }
        }
      }
    `),
    variables: ({ range }) => ({ range }),
    part: ({ income }) => income,
  }),
  revenue: define({
    filters: ["currency"],
    document: graphql(`
      query ReportApiRevenue($range: DateRange, $currency: String) {
        agent {
          revenue(range: $range, currency: $currency) {
            rows {
              type
              ratePercent
              earlierRates
              stake { amount currency }
              validStake { amount currency }
              win { amount currency }
              ggr { amount currency }
              revenue { amount currency }
              given { amount currency }
              net { amount currency }
            }
            sumsSince
          }
        }
      }
    `),
    variables: ({ range }, { currency }) => ({ range, currency }),
    part: ({ revenue }) => revenue,
  }),
  profit: define({
    filters: ["account", "currency"],
    rowsAtOnce: 100,
    document: graphql(`
      query ReportApiProfit(
        $range: DateRange
        $account: String
        $currency: String
        $offset: Int!
        $limit: Int!
      ) {
        agent {
          profitLoss(range: $range, account: $account, currency: $currency, offset: $offset, limit: $limit) {
            nodes {
              account
              sums {
                deposit { amount currency }
                withdrawal { amount currency }
                stake { amount currency }
                validStake { amount currency }
                win { amount currency }
                bonus { amount currency }
                rebate { amount currency }
                ggr { amount currency }
                ngr { amount currency }
              }
            }
            pageInfo { hasMore }
            sumsSince
            roundsSince
            transactionsSince
          }
        }
      }
    `),
    variables: paged,
    part: ({ profitLoss }) => profitLoss,
  }),
  team: define({
    filters: ["currency"],
    rowsAtOnce: 100,
    document: graphql(`
      query ReportApiTeam($range: DateRange, $currency: String, $offset: Int!, $limit: Int!) {
        agent {
          teamFigures(range: $range, currency: $currency, offset: $offset, limit: $limit) {
            nodes {
              id
              account
              type
              level
              frozen
              registered
              link
              linkName
              firstDeposit
              lastDeposit
              lastPlay
              sums {
                balance { amount currency }
                deposit { amount currency }
                withdrawal { amount currency }
                stake { amount currency }
                win { amount currency }
                ggr { amount currency }
                commission { amount currency }
              }
            }
            pageInfo { hasMore }
            sumsSince
          }
        }
      }
    `),
    variables: ({ range, offset, limit }, { currency }) => ({ range, offset, limit, currency }),
    part: ({ teamFigures }) => teamFigures,
  }),
  links: define({
    document: graphql(`
      query ReportApiLinks($range: DateRange) {
        agent {
          linkReport(range: $range) {
            links {
              link { code name campaign landing type createdAt retiredAt rates { type rate } }
              figures {
                visits
                registrations
                firstDeposits
                secondDeposits
                deposits { amount currency }
                revenue { amount currency }
              }
            }
            sumsSince
          }
        }
      }
    `),
    variables: ({ range }) => ({ range }),
    part: ({ linkReport }) => linkReport,
  }),
  transactions: define({
    filters: ["account", "currency"],
    rowsAtOnce: 500,
    hasEntries: true,
    document: graphql(`
      query ReportApiTransactions(
        $range: DateRange
        $account: String
        $currency: String
        $offset: Int!
        $limit: Int!
      ) {
        agent {
          transactions(
            range: $range
            account: $account
            currency: $currency
            offset: $offset
            limit: $limit
            totals: false
          ) {
            nodes { id account kind at amount { amount currency } }
            pageInfo { hasMore }
            since
          }
        }
      }
    `),
    variables: paged,
    part: ({ transactions }) => transactions,
  }),
  records: define({
    filters: ["account", "currency"],
    rowsAtOnce: 500,
    hasEntries: true,
    document: graphql(`
      query ReportApiRecords(
        $range: DateRange
        $account: String
        $currency: String
        $offset: Int!
        $limit: Int!
      ) {
        agent {
          gameRecords(
            range: $range
            account: $account
            currency: $currency
            offset: $offset
            limit: $limit
            totals: false
          ) {
            nodes {
              id
              account
              gameName
              vendor { code }
              type
              status
              placedAt
              at
              stake { amount currency }
              validStake { amount currency }
              win { amount currency }
            }
            pageInfo { hasMore }
            since
          }
        }
      }
    `),
    variables: paged,
    part: ({ gameRecords }) => gameRecords,
  }),
};
