import { graphql } from "~/graphql/generated";
import { oneOf } from "~/reports/query/record-query.server.ts";
import { pagedReport } from "~/reports/report.ts";
import { transactionKinds } from "~/reports/transaction-kinds.ts";

/** What moved the wallet (CA21), by days and kind. */
export const transactions = pagedReport({
  document: graphql(`
    query MemberTransactions($kind: TransactionKind, $range: DateRange, $offset: Int!, $limit: Int!) {
      records {
        transactions(kind: $kind, range: $range, offset: $offset, limit: $limit) {
          nodes {
            ...MemberTransaction
          }
          pageInfo {
            ...PageInfo
          }
          since
        }
      }
    }
  `),
  variables: (requested, filters) => ({
    ...requested,
    kind: oneOf(filters.get("kind"), transactionKinds) ?? null,
  }),
  part: (data) => data.records?.transactions,
});
