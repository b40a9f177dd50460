import type { CommissionMonthFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";
import { useRowKeys } from "~/ui/table/use-row-keys.ts";

const columns: readonly Column<CommissionMonthFragment>[] = [
  { name: "agentCenter.reports.payments.from", kind: "time", value: ({ from }) => from },
  { name: "agentCenter.reports.payments.to", kind: "time", value: ({ to }) => to },
  {
    name: "agentCenter.reports.revenue.revenue",
    kind: "money",
    value: ({ own }) => own,
    brief: true,
  },
  { name: "agentCenter.reports.revenue.given", kind: "money", value: ({ given }) => given },
  { name: "agentCenter.reports.revenue.net", kind: "money", value: ({ net }) => net },
  {
    name: "member.status",
    kind: "status",
    value: ({ status }) => `agentCenter.reports.commission.statuses.${status}`,
    brief: true,
  },
  { name: "agentCenter.reports.commission.paidAt", kind: "time", value: ({ paidAt }) => paidAt },
];

/** The commission of the last months, whether and when it was paid (CA100). */
export function CommissionMonths({ months }: { months: readonly CommissionMonthFragment[] }) {
  const { t } = useI18n();
  const keys = useRowKeys();
  return (
    <section aria-labelledby="commission" className="mt-6">
      <h2 id="commission" className="font-semibold">
        {t("agentCenter.reports.commission.title")}
      </h2>
      <p className="mb-2 text-sm text-quiet">{t("agentCenter.reports.commission.lead")}</p>
      <Table
        keys={keys}
        caption={t("agentCenter.reports.commission.title")}
        columns={columns}
        rows={months}
        keyOf={({ id }) => id}
      />
    </section>
  );
}
