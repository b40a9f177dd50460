import { graphql } from "~/graphql/generated";
import type { TeamPaymentFragment, TeamPaymentTotalsFragment } from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { tagColumn } from "~/routes/agent/report/tag-column.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment TeamPayment on ContractPayment {
    id
    direction
    payee
    counterparty
    tags
    period
    from
    to
    base {
      ...Money
    }
    minStake {
      ...Money
    }
    rate
    amount {
      ...Money
    }
    net {
      ...Money
    }
    status
    paidAt
  }
`);

graphql(`
  fragment TeamPaymentTotals on PaymentTotals {
    received {
      ...Money
    }
    paid {
      ...Money
    }
    net {
      ...Money
    }
  }
`);

/**
 * A payment, with the ends of its period as written in addresses. Files, and platforms without periods, have none.
 */
export interface TeamPayment extends TeamPaymentFragment {
  roundsFrom?: string | undefined;
  roundsTo?: string | undefined;
}

/**
 * The rounds that a payment was computed from: those of the payee's team within its period, to the moment (A122),
 * from the least stake on that counted (A123).
 */
function roundsOf({ payee, minStake, roundsFrom, roundsTo }: TeamPayment): string | null {
  if (!roundsFrom || !roundsTo) return null;
  const least: Record<string, string> = minStake ? { minStake: minStake.amount } : {};
  return drillTo(
    "/agentHome/records",
    { from: roundsFrom, to: roundsTo, line: payee, ...least },
    new URLSearchParams(),
  );
}

/**
 * Dividends and salaries (CA62–CA65), on the page and in its file. Base and amount have no sum: what was received
 * and what was paid are of the same play.
 */
export const paymentColumns: readonly Column<TeamPayment, TeamPaymentTotalsFragment>[] = [
  {
    name: "agentCenter.reports.payments.counterparty",
    kind: "text",
    value: ({ counterparty }) => counterparty,
    // A payer of the agent is not part of the agent's team.
    to: ({ direction, counterparty }, shown) =>
      direction === "PAID" ? drillTo("/agentHome/profit", { line: counterparty }, shown) : null,
    sort: "ACCOUNT",
    under: [
      {
        name: "agentCenter.reports.payments.direction",
        kind: "status",
        value: ({ direction }) => `agentCenter.reports.payments.directions.${direction}`,
      },
      tagColumn,
    ],
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
    sort: "BASE",
    to: roundsOf,
    under: [{ name: "member.rebate.rate", kind: "percent", value: ({ rate }) => rate }],
  },
  {
    name: "member.transactions.amount",
    kind: "money",
    value: ({ amount }) => amount,
    sort: "AMOUNT",
  },
  {
    name: "agentCenter.reports.payments.net",
    kind: "signedMoney",
    value: ({ net }) => net,
    total: ({ net }) => net,
  },
  {
    name: "member.status",
    kind: "status",
    value: ({ status }) => `agentCenter.reports.payments.statuses.${status}`,
    under: [
      {
        name: "agentCenter.reports.payments.paidAt",
        kind: "time",
        value: ({ paidAt }) => paidAt,
      },
    ],
  },
];
