import type { PaidOutFragment } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";

/** Withdrawals that were confirmed or disputed, or whose time limit is over (S34–S36). */
export const settledColumns: readonly Column<PaidOutFragment>[] = [
  {
    name: "agentCenter.confirmations.withdrawal",
    kind: "text",
    value: ({ withdrawalId }) => withdrawalId,
  },
  { name: "agentCenter.confirmations.amount", kind: "money", value: ({ amount }) => amount },
  { name: "agentCenter.confirmations.paidAt", kind: "time", value: ({ paidAt }) => paidAt },
  {
    name: "agentCenter.confirmations.state",
    kind: "status",
    value: ({ state }) => `agentCenter.confirmations.states.${state}`,
    under: [
      {
        name: "agentCenter.confirmations.notRefunded",
        kind: "status",
        value: ({ notRefunded }) => (notRefunded ? "agentCenter.confirmations.notRefunded" : null),
      },
    ],
  },
];
