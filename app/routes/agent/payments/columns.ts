import { graphql } from "~/graphql/generated";
import type { TeamPaymentFragment, TeamPaymentTotalsFragment } from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/drill.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment TeamPayment on ContractPayment {
    id
    account
    period
    from
    to
    base {
      ...Money
    }
    rate
    amount {
      ...Money
    }
    status
    paidAt
  }
`);

graphql(`
  fragment TeamPaymentTotals on PaymentTotals {
    base {
      ...Money
    }
    amount {
      ...Money
    }
    paid {
      ...Money
    }
  }
`);

/** Dividends and salaries (CA62–CA65), on the page and in its file. */
export const paymentColumns: readonly Column<TeamPaymentFragment, TeamPaymentTotalsFragment>[] = [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) => drillTo("/agentHome/profit", { line: account }, shown),
    sort: "ACCOUNT",
  },
  {
    name: "agentCenter.reports.payments.period",
    kind: "status",
    value: ({ period }) => period && `agentCenter.reports.payments.periods.${period}`,
  },
  { name: "agentCenter.reports.payments.from", kind: "time", value: ({ from }) => from },
  { name: "agentCenter.reports.payments.to", kind: "time", value: ({ to }) => to, sort: "TO" },
  {
    name: "agentCenter.reports.payments.base",
    kind: "money",
    value: ({ base }) => base,
    total: ({ base }) => base,
    sort: "BASE",
  },
  { name: "member.rebate.rate", kind: "percent", value: ({ rate }) => rate },
  {
    name: "member.transactions.amount",
    kind: "money",
    value: ({ amount }) => amount,
    total: ({ amount }) => amount,
    sort: "AMOUNT",
  },
  {
    name: "member.status",
    kind: "status",
    value: ({ status }) => `agentCenter.reports.payments.statuses.${status}`,
  },
  { name: "agentCenter.reports.payments.paidAt", kind: "time", value: ({ paidAt }) => paidAt },
];
