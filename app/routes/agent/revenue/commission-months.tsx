import { useShell } from "~/components/shell/use-shell.ts";
import type { CommissionMonthFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { momentText } from "~/reports/range/range.ts";
import { useOneCurrency } from "~/routes/agent/menu/use-team-currencies.ts";
import { withEntries } from "~/routes/agent/report/entries.ts";
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

interface Props {
  months: readonly CommissionMonthFragment[];
  /** Whether the platform says what commission is made of. */
  commission: boolean;
}

/** The commission of the last months, whether and when it was paid (CA100). */
export function CommissionMonths({ months, commission }: Props) {
  const { t } = useI18n();
  const keys = useRowKeys();
  const { brand } = useShell();
  // Of a team with several currencies it is converted, so the parts in one do not add up to it.
  const isOne = useOneCurrency();
  const linked = commission && isOne;
  const moment = (at: number) => momentText(at, brand.gmtOffset);
  const whose = ({ from, to }: CommissionMonthFragment): Record<string, string> => ({
    ...(from == null ? {} : { from: moment(from) }),
    ...(to == null ? {} : { to: moment(to) }),
  });
  return (
    <section aria-labelledby="commission" className="mt-6">
      <h2 id="commission" className="font-semibold">
        {t("agentCenter.reports.commission.title")}
      </h2>
      <p className="mb-2 text-sm text-quiet">{t("agentCenter.reports.commission.lead")}</p>
      <Table
        keys={keys}
        caption={t("agentCenter.reports.commission.title")}
        columns={linked ? withEntries(columns, whose, { from: 0, commission }) : columns}
        rows={months}
        keyOf={({ id }) => id}
      />
    </section>
  );
}
