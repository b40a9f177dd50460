import { Link, useSearchParams } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import type { TopAccountFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { playersProfitColumn, sumColumn } from "~/reports/sum-column.ts";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { type Reach, withEntries } from "~/routes/agent/report/entries.ts";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";
import { useRowKeys } from "~/ui/table/use-row-keys.ts";

graphql(`
  fragment TopAccount on ProfitLossRow {
    account
    sums {
      stake {
        ...Money
      }
      win {
        ...Money
      }
      profit {
        ...Money
      }
    }
  }
`);

const topColumns: readonly Column<TopAccountFragment>[] = [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) => drillTo("/agentHome/records", { account }, shown),
  },
  sumColumn("stake", ({ sums }: TopAccountFragment) => sums),
  sumColumn("win", ({ sums }: TopAccountFragment) => sums),
  playersProfitColumn<TopAccountFragment>(),
];

interface Props {
  rows: readonly TopAccountFragment[];
  reach: Reach;
}

/** The accounts of the team with the highest bets (U30b), in the platform's order. */
export function TopAccounts({ rows, reach }: Props) {
  const { t } = useI18n();
  const [shown] = useSearchParams();
  const keys = useRowKeys();
  const title = t("agentCenter.reports.overview.top");
  const played = rows.filter(({ sums }) => Number(sums.stake.amount) > 0);
  return (
    <section aria-labelledby="top" className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 id="top" className="font-semibold">
          {title}
        </h2>
        <Link
          to={drillTo("/agentHome/profit", {}, shown)}
          className="finger text-sm font-semibold text-accent hover:underline"
        >
          {t("agentCenter.reports.overview.all")}
        </Link>
      </div>
      <Table
        keys={keys}
        caption={title}
        columns={withEntries(topColumns, ({ account }) => ({ account }), reach)}
        rows={played}
        keyOf={({ account }) => account}
      />
    </section>
  );
}
