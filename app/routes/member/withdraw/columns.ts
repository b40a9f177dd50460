import type { WithdrawalRowFragment } from "~/graphql/generated/graphql";
import { recordPath } from "~/routes/member/record-path.ts";
import type { Column } from "~/ui/table/column.ts";

/** Recent withdrawals (CA15) with links to their pages. */
export const withdrawalColumns: readonly Column<WithdrawalRowFragment>[] = [
  {
    name: "cashier.reference",
    kind: "text",
    value: ({ id }) => id,
    to: ({ id }) => recordPath("withdraw", id),
  },
  { name: "cashier.withdraw.card", kind: "text", value: ({ card }) => card },
  { name: "member.at", kind: "time", value: ({ at }) => at },
  { name: "member.transactions.amount", kind: "money", value: ({ amount }) => amount },
  { name: "cashier.withdraw.fee", kind: "money", value: ({ fee }) => fee },
  {
    name: "member.status",
    kind: "status",
    value: ({ status }) => `cashier.withdraw.statuses.${status}`,
  },
];
