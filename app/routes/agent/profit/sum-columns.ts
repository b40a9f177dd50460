import type { ProfitLossSortField, TransactionKind } from "~/graphql/generated/graphql";
import { playersProfitColumn, type SumName, sumColumn } from "~/reports/sum-column.ts";
import { drillTo } from "~/routes/agent/report/drill.ts";
import type { ProfitLossFigures } from "~/routes/agent/report/profit-loss.ts";
import type { Column } from "~/ui/table/column.ts";

/** Where the entries of a figure are. */
type Entries = "records" | { kind: TransactionKind };

/** From when on there are entries, in ms, and from when on the figures are; null where entries go back as far. */
export interface Reach {
  from: number;
  roundsSince?: number | null | undefined;
  transactionsSince?: number | null | undefined;
}

/** Whether all that a figure is made of can be shown (A125). */
function reaches(entries: Entries, { from, ...since }: Reach): boolean {
  return from >= ((entries === "records" ? since.roundsSince : since.transactionsSince) ?? 0);
}

/** Returns the filter that selects a row's accounts in other reports. */
export type WhoseRow<Row> = (row: Row) => Readonly<Record<string, string>>;

/** The entries of a row's accounts over the days that are shown. */
function entriesOf(
  entries: Entries,
  whose: Readonly<Record<string, string>>,
  shown: URLSearchParams,
): string {
  return entries === "records"
    ? drillTo("/agentHome/records", whose, shown)
    : drillTo("/agentHome/transactions", { ...whose, kind: entries.kind }, shown);
}

interface HasSums {
  sums: ProfitLossFigures;
}

/** The columns of profit and loss, each figure with the link to its entries where these add up to it. */
export function profitSumColumns<Row extends HasSums>(
  whose: WhoseRow<Row>,
  reach: Reach | undefined,
): readonly Column<Row, ProfitLossFigures>[] {
  const figure = (
    of: SumName,
    sort: ProfitLossSortField,
    entries: Entries | null,
  ): Column<Row, ProfitLossFigures> => ({
    ...sumColumn(of, ({ sums }: Row) => sums),
    total: (totals) => totals[of],
    sort,
    ...(entries && reach && reaches(entries, reach)
      ? {
          to: (row: Row, shown: URLSearchParams) =>
            Number(row.sums[of].amount) === 0 ? null : entriesOf(entries, whose(row), shown),
        }
      : {}),
  });
  return [
    { ...figure("deposit", "DEPOSIT", { kind: "DEPOSIT" }), brief: true },
    figure("withdrawal", "WITHDRAWAL", { kind: "WITHDRAWAL" }),
    { ...figure("stake", "STAKE", "records"), brief: true },
    figure("validStake", "VALID_STAKE", null),
    figure("win", "WIN", "records"),
    figure("bonus", "BONUS", { kind: "BONUS" }),
    figure("rebate", "REBATE", { kind: "REBATE" }),
    {
      name: "agentCenter.reports.terms.ggr",
      kind: "signedMoney",
      value: ({ sums }) => sums.ggr,
      total: ({ ggr }) => ggr,
    },
    {
      name: "agentCenter.reports.terms.ngr",
      kind: "signedMoney",
      lead: true,
      value: ({ sums }) => sums.ngr,
      total: ({ ngr }) => ngr,
    },
    {
      name: "agentCenter.reports.terms.hold",
      kind: "percent",
      value: ({ sums }) => sums.hold,
      totalPercent: ({ hold }) => hold,
    },
    {
      ...playersProfitColumn<Row>(),
      total: ({ profit }) => profit,
      sort: "PROFIT",
    },
  ];
}
