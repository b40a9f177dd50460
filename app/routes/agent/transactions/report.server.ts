import { graphql } from "~/graphql/generated";
import type { TransactionSortField } from "~/graphql/generated/graphql";
import { oneOf } from "~/reports/record-query.server.ts";
import { pagedReport } from "~/reports/report.ts";
import { transactionKinds } from "~/reports/transaction-kinds.ts";
import { askedSort } from "~/ui/table/sort.ts";

const fields: readonly TransactionSortField[] = ["AT", "ACCOUNT", "AMOUNT"];

/** What moved the team's wallets (CA61), by days, account, line and kind. */
export const teamTransactions = pagedReport({
  rowsAtOnce: 500,
  document: graphql(`
    query AgentTransactions(
      $search: String
      $parentId: ID
      $kind: TransactionKind
      $range: DateRange
      $sort: TransactionSort
      $totals: Boolean!
      $offset: Int!
      $limit: Int!
    ) {
      agent {
        transactions(
          search: $search
          parentId: $parentId
          kind: $kind
          range: $range
          sort: $sort
          totals: $totals
          offset: $offset
          limit: $limit
        ) {
          nodes {
            ...TeamTransaction
          }
          pageInfo {
            ...PageInfo
          }
          totals {
            ...TeamTransactionTotals
          }
        }
      }
    }
  `),
  variables: (asked, filters) => ({
    ...asked,
    search: filters.get("search"),
    parentId: filters.get("line"),
    sort: askedSort(filters, fields),
    kind: oneOf(filters.get("kind"), transactionKinds) ?? null,
  }),
  part: ({ agent }) => agent?.transactions,
});
