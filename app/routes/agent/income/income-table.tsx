import type { SerializeFrom } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Table } from "~/ui/table/table.tsx";
import { useRowKeys } from "~/ui/table/use-row-keys.ts";
import { kindColumns, periodColumns, productColumns, productDayColumns } from "./columns.ts";
import type { Links } from "./links.ts";
import type { loadIncome } from "./load-income.server.ts";

type Loaded = SerializeFrom<typeof loadIncome>;
type Data<Found> = Found extends { data: infer Shown } ? Shown : never;

interface Props {
  found: Data<Awaited<Loaded["part"]>>;
  links: Links;
}

/** The table of the page's view. */
export function IncomeTable({ found, links }: Props) {
  const { t } = useI18n();
  const keys = useRowKeys();
  const { view, type, length } = useLoaderData<Loaded>();
  const common = { period: true, keys, caption: t(`agentCenter.income.by.${view}`) };
  if (type) {
    return (
      <Table
        {...common}
        columns={productDayColumns(links)}
        {...found.productDays}
        keyOf={({ day }) => day}
      />
    );
  }
  if (view === "product") {
    return (
      <Table
        {...common}
        columns={productColumns(links)}
        rows={found.products}
        sums={found.productSums}
        keyOf={({ type: name }) => name}
      />
    );
  }
  if (view === "kind") {
    return (
      <Table
        {...common}
        columns={kindColumns(links)}
        rows={found.kinds}
        sums={found.kindSums}
        keyOf={({ kind }) => kind}
      />
    );
  }
  return (
    <div className="rows-apart">
      <Table
        {...common}
        columns={periodColumns(length, links)}
        {...found.periods}
        keyOf={({ from }) => from}
      />
    </div>
  );
}
