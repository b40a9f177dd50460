import { graphql } from "~/graphql/generated";
import type { MemberDepositFragment, PageInfoFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { recordPath } from "~/routes/member/record-path.ts";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";

graphql(`
  fragment MemberDeposit on Deposit {
    id
    methodName
    amount {
      ...Money
    }
    status
    at
  }
`);

const depositColumns: readonly Column<MemberDepositFragment>[] = [
  {
    name: "member.deposit.method",
    kind: "text",
    value: ({ methodName }) => methodName,
    to: ({ id }) => recordPath("deposit", id),
  },
  { name: "member.at", kind: "time", value: ({ at }) => at },
  { name: "member.transactions.amount", kind: "money", value: ({ amount }) => amount },
  {
    name: "member.status",
    kind: "status",
    value: ({ status }) => `member.deposit.statuses.${status}`,
  },
];

interface Props {
  page: { nodes: readonly MemberDepositFragment[]; pageInfo: PageInfoFragment };
}

/** The deposits of the last month, latest first (CA10). */
export function RecentDeposits({ page: { nodes, pageInfo } }: Props) {
  const { t } = useI18n();
  return (
    <>
      <Table
        caption={t("member.deposit.recent")}
        rows={nodes}
        keyOf={({ id }) => id}
        columns={depositColumns}
        none={t("cashier.none")}
      />
      <RecordPager pageInfo={pageInfo} />
    </>
  );
}
