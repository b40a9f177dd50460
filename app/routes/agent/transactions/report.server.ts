import { graphql } from "~/graphql/generated";
import { oneOf } from "~/reports/record-query.server.ts";
import { pagedReport } from "~/reports/report.ts";
import { transactionKinds } from "~/reports/transaction-kinds.ts";

/** What moved the team's wallets (CA61), by days, account and kind. */
export const teamTransactions = pagedReport({
  document: graphql(`
    query AgentTransactions(
      $search: String
      $kind: TransactionKind
      $range: DateRange
      $offset: Int!
      $limit: Int!
    ) {
      agent {
        transactions(search: $search, kind: $kind, range: $range, offset: $offset, limit: $limit) {
          nodes {
            ...TeamTransaction
          }
          pageInfo {
            ...PageInfo
          }
        }
      }
    }
  `),
  variables: (asked, filters) => ({
    ...asked,
    search: filters.get("search"),
    kind: oneOf(filters.get("kind"), transactionKinds) ?? null,
  }),
  part: ({ agent }) => agent?.transactions,
});
