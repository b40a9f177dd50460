import { graphql } from "~/graphql/generated";
import type { TeamTransactionFragment } from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/drill.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment TeamTransaction on Transaction {
    id
    account
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

/** What moved the team's wallets (CA61), on the page and in its file. */
export const teamTransactionColumns: readonly Column<TeamTransactionFragment>[] = [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) => drillTo("/agentHome/profit", { search: account }, shown),
  },
  {
    name: "member.transactions.kind",
    kind: "status",
    value: ({ kind }) => `member.transactions.kinds.${kind}`,
  },
  { name: "member.transactions.remark", kind: "text", value: ({ remark }) => remark },
  { name: "member.at", kind: "time", value: ({ at }) => at },
  {
    name: "member.transactions.amount",
    kind: "signedMoney",
    value: ({ amount }) => amount,
    summed: true,
  },
  {
    name: "member.transactions.balanceAfter",
    kind: "money",
    value: ({ balanceAfter }) => balanceAfter,
  },
];
