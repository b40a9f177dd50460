import { graphql } from "~/graphql/generated";
import type {
  TeamTransactionFragment,
  TeamTransactionTotalsFragment,
} from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { tagColumn } from "~/routes/agent/report/tag-column.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment TeamTransaction on Transaction {
    id
    account
    tags
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

graphql(`
  fragment TeamTransactionTotals on TransactionTotals {
    in {
      ...Money
    }
    out {
      ...Money
    }
  }
`);

/** Incoming amounts, outgoing amounts, and their difference. */
export interface TransactionSums extends TeamTransactionTotalsFragment {
  net: MoneyValue;
}

/** What moved the team's wallets (CA61), on the page and in its file. */
export const teamTransactionColumns: readonly Column<TeamTransactionFragment, TransactionSums>[] = [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) => drillTo("/agentHome/profit", { line: account }, shown),
    sort: "ACCOUNT",
    under: [tagColumn],
  },
  {
    name: "member.transactions.kind",
    kind: "status",
    value: ({ kind }) => `member.transactions.kinds.${kind}`,
    brief: true,
  },
  { name: "member.transactions.remark", kind: "text", value: ({ remark }) => remark },
  { name: "member.at", kind: "time", value: ({ at }) => at, sort: "AT", brief: true },
  {
    name: "member.transactions.amount",
    kind: "signedMoney",
    value: ({ amount }) => amount,
    total: ({ net }) => net,
    sort: "AMOUNT",
  },
  {
    name: "member.transactions.balanceAfter",
    kind: "money",
    value: ({ balanceAfter }) => balanceAfter,
    brief: true,
  },
];
