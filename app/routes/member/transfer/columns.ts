import type { TransferRowFragment } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";

/** Money that was sent, or came, within the line (CA21). */
export const transferColumns: readonly Column<TransferRowFragment>[] = [
  { name: "member.transactions.remark", kind: "text", value: ({ remark }) => remark },
  { name: "member.at", kind: "time", value: ({ at }) => at },
  { name: "member.transactions.amount", kind: "signedMoney", value: ({ amount }) => amount },
  {
    name: "member.transactions.balanceAfter",
    kind: "money",
    value: ({ balanceAfter }) => balanceAfter,
  },
];
