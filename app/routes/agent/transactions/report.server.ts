import { graphql } from "~/graphql/generated";
import type {
  TeamTransactionTotalsFragment,
  TransactionSortField,
} from "~/graphql/generated/graphql";
import { oneOf } from "~/reports/query/record-query.server.ts";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { pagedReport } from "~/reports/report.ts";
import { transactionKinds } from "~/reports/transaction-kinds.ts";
import { requestedSort } from "~/ui/table/sort.ts";
import { sumOf } from "~/ui/table/sums.ts";
import type { TransactionSums } from "./columns.ts";

const fields: readonly TransactionSortField[] = ["AT", "ACCOUNT", "AMOUNT"];

/** Returns incoming minus outgoing amounts. */
function withNet(totals: TeamTransactionTotalsFragment): TransactionSums {
  const { in: came, out: went } = totals;
  return { ...totals, net: sumOf([came, { ...went, amount: `-${went.amount}` }]) ?? came };
}

/** What moved the team's wallets (CA61), by days, account, line and kind. */
export const teamTransactions = pagedReport({
  rowsAtOnce: 500,
  document: graphql(`
    query AgentTransactions(
      $search: String
      $account: String
      $parentId: ID
      $kind: TransactionKind
      $range: DateRange
      $sort: TransactionSort
      $totals: Boolean!
      $currency: String
      $offset: Int!
      $limit: Int!
    ) {
      agent {
        transactions(
          search: $search
          account: $account
          parentId: $parentId
          kind: $kind
          range: $range
          sort: $sort
          totals: $totals
          currency: $currency
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
          since
        }
      }
    }
  `),
  variables: (requested, filters) => ({
    ...requested,
    currency: requestedCurrency(filters),
    search: filters.get("search"),
    account: filters.get("account"),
    parentId: filters.get("line"),
    sort: requestedSort(filters, fields),
    kind: oneOf(filters.get("kind"), transactionKinds) ?? null,
  }),
  part: ({ agent }) => {
    const part = agent?.transactions;
    return part && { ...part, totals: part.totals && withNet(part.totals) };
  },
  since: ({ since }) => since,
});
