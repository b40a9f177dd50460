import { graphql } from "~/graphql/generated";
import type {
  PaymentSortField,
  SalaryKind,
  TeamPaymentFragment,
} from "~/graphql/generated/graphql";
import { oneOf } from "~/reports/query/record-query.server.ts";
import { momentText } from "~/reports/range/range.ts";
import { pagedReport, type Report } from "~/reports/report.ts";
import { agentPageAt } from "~/routes/agent/pages.ts";
import { requestedSort } from "~/ui/table/sort.ts";
import { paymentDirections } from "./directions.ts";

const fields: readonly PaymentSortField[] = ["TO", "ACCOUNT", "BASE", "AMOUNT"];

/** The direction, the periods and the order that an address names. */
const choiceOf = (filters: URLSearchParams) => ({
  direction: oneOf(filters.get("direction"), paymentDirections) ?? null,
  ended: filters.get("ended") === "1",
  sort: requestedSort(filters, fields),
});

/** Dividends (CA62), of contracts alone: the type that the specification calls `enableCt` (U30i). */
export const dividends = pagedReport({
  document: graphql(`
    query AgentDividends(
      $direction: PaymentDirection
      $ended: Boolean!
      $range: DateRange
      $sort: PaymentSort
      $offset: Int!
      $limit: Int!
    ) {
      agent {
        dividends(
          direction: $direction
          ended: $ended
          range: $range
          sort: $sort
          offset: $offset
          limit: $limit
        ) {
          nodes {
            ...TeamPayment
          }
          pageInfo {
            ...PageInfo
          }
          totals {
            ...TeamPaymentTotals
          }
          sumsSince
          roundsSince
        }
      }
    }
  `),
  variables: (requested, filters) => ({ ...requested, ...choiceOf(filters) }),
  part: ({ agent }) => agent?.dividends,
  since: ({ sumsSince }) => sumsSince,
});

/** Salary of one kind (CA63–CA65). */
const salary = (kind: SalaryKind) =>
  pagedReport({
    document: graphql(`
      query AgentSalary(
        $kind: SalaryKind!
        $direction: PaymentDirection
        $ended: Boolean!
        $range: DateRange
        $sort: PaymentSort
        $offset: Int!
        $limit: Int!
      ) {
        agent {
          salary(
            kind: $kind
            direction: $direction
            ended: $ended
            range: $range
            sort: $sort
            offset: $offset
            limit: $limit
          ) {
            nodes {
              ...TeamPayment
            }
            pageInfo {
              ...PageInfo
            }
            totals {
              ...TeamPaymentTotals
            }
            sumsSince
            roundsSince
          }
        }
      }
    `),
    variables: (requested, filters) => ({ ...requested, kind, ...choiceOf(filters) }),
    part: ({ agent }) => agent?.salary,
    since: ({ sumsSince }) => sumsSince,
  });

const kinds = {
  dailySalary: "DAILY",
  hourlySalary: "HOURLY",
  realTimeSalary: "REAL_TIME",
} as const;

/** The pages of payments: dividends and the three salaries. */
export type PaymentPage = "dividends" | keyof typeof kinds;

/**
 * Returns the report at a path.
 * @throws Response 404 if there is none
 */
export function paymentPageAt(pathname: string): PaymentPage {
  const key = agentPageAt(pathname)?.key;
  if (key === "dividends") return key;
  if (key === "dailySalary" || key === "hourlySalary" || key === "realTimeSalary") return key;
  throw new Response(null, { status: 404 });
}

/** Returns the salary whose page has this path (U30j–U30l). */
export function salaryAt(pathname: string) {
  const page = paymentPageAt(pathname);
  return salary(page === "dividends" ? "DAILY" : kinds[page]);
}

/**
 * The same report with the ends of each period as an address names them, by the brand's clocks (A122); without them
 * where rounds do not go back to its beginning (A123).
 */
export function withRounds<
  TData,
  TVariables extends object,
  Part extends {
    nodes: readonly TeamPaymentFragment[];
    roundsSince?: number | null | undefined;
  },
  Row,
>(report: Report<TData, TVariables, Part, Row>, gmtOffset: string) {
  return {
    ...report,
    part: (data: TData) => {
      const part = report.part(data);
      if (!part) return null;
      const nodes = part.nodes.map((row) =>
        row.from == null || row.to == null || row.from < (part.roundsSince ?? 0)
          ? row
          : {
              ...row,
              roundsFrom: momentText(row.from, gmtOffset),
              roundsTo: momentText(row.to, gmtOffset),
            },
      );
      return { ...part, nodes };
    },
  };
}
