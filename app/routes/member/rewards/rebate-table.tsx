import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import type { RebateOfTypeFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";

const columns: readonly Column<RebateOfTypeFragment>[] = [
  { name: "member.bets.type", kind: "status", value: ({ type }) => `nav.${categoryKey(type)}` },
  { name: "member.bets.validStake", kind: "money", value: ({ validStake }) => validStake },
  { name: "member.rebate.rate", kind: "percent", value: ({ ratePercent }) => ratePercent },
  { name: "member.transactions.amount", kind: "money", value: ({ amount }) => amount },
];

/** U27n manualRebate (W4): the rebate that has gathered, by type of game (CA29). */
export function RebateTable({ rows }: { rows: readonly RebateOfTypeFragment[] }) {
  const { t } = useI18n();
  const title = t("member.rebate.byType");
  return (
    <section aria-labelledby="rebate-by-type" className="mt-10">
      <h2 id="rebate-by-type" className="mb-3 text-xl font-bold tracking-tight">
        {title}
      </h2>
      <Table caption={title} rows={rows} keyOf={({ type }) => type} columns={columns} />
    </section>
  );
}
