import type { PageInfoFragment, WithdrawalRowFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import { Table } from "~/ui/table/table.tsx";
import { withdrawalColumns } from "./columns.ts";

interface Props {
  nodes: readonly WithdrawalRowFragment[];
  pageInfo: PageInfoFragment;
}

/** Withdrawals of the last month, a page of them. */
export function EarlierRows({ nodes, pageInfo }: Props) {
  const { t } = useI18n();
  return (
    <>
      <Table
        caption={t("cashier.withdraw.recent")}
        rows={nodes}
        keyOf={({ id }) => id}
        columns={withdrawalColumns}
        none={t("cashier.none")}
      />
      <RecordPager pageInfo={pageInfo} />
    </>
  );
}
