import type { ProfitLossSortField } from "~/graphql/generated/graphql";
import { playersProfitColumn, type SumName, sumColumn } from "~/reports/sum-column.ts";
import type { ProfitLossFigures } from "~/routes/agent/report/profit-loss.ts";
import type { Column } from "~/ui/table/column.ts";

interface HasSums {
  sums: ProfitLossFigures;
}

/** The columns of profit and loss. */
export function profitSumColumns<Row extends HasSums>(): readonly Column<Row, ProfitLossFigures>[] {
  const figure = (of: SumName, sort: ProfitLossSortField): Column<Row, ProfitLossFigures> => ({
    ...sumColumn(of, ({ sums }: Row) => sums),
    total: (totals) => totals[of],
    sort,
  });
  return [
    { ...figure("deposit", "DEPOSIT"), brief: true },
    figure("withdrawal", "WITHDRAWAL"),
    { ...figure("stake", "STAKE"), brief: true },
    figure("validStake", "VALID_STAKE"),
    figure("win", "WIN"),
    figure("bonus", "BONUS"),
    figure("rebate", "REBATE"),
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
