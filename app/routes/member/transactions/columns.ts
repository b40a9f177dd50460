import { graphql } from "~/graphql/generated";
import type { MemberTransactionFragment } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment MemberTransaction on Transaction {
    id
    kind
    amount {
      ...Money
    }
    balanceAfter {
      ...Money
    }
    at
    remark
  }
`);

/** What moved the wallet (CA21), on the page and in its file. */
export const transactionColumns: readonly Column<MemberTransactionFragment>[] = [
  {
    name: "member.transactions.kind",
    kind: "status",
    value: ({ kind }) => `member.transactions.kinds.${kind}`,
    under: [{ name: "member.transactions.remark", kind: "text", value: ({ remark }) => remark }],
  },
  { name: "member.at", kind: "time", value: ({ at }) => at },
  { name: "member.transactions.amount", kind: "signedMoney", value: ({ amount }) => amount },
  {
    name: "member.transactions.balanceAfter",
    kind: "money",
    value: ({ balanceAfter }) => balanceAfter,
  },
];
