import type { MoneyValue } from "~/i18n/format.ts";
import type { Column } from "~/ui/table/column.ts";

/** Sums of a report by their message keys, in members' and agents' reports alike. */
const sumNames = {
  deposit: "member.profit.deposit",
  withdrawal: "member.profit.withdrawal",
  stake: "member.bets.stake",
  validStake: "member.bets.validStake",
  win: "member.bets.win",
  bonus: "member.profit.bonus",
  rebate: "member.profit.rebate",
} as const;

export type SumName = keyof typeof sumNames;

/** The money column of one sum. */
export const sumColumn = <Name extends SumName, Row>(
  name: Name,
  sumsOf: (row: Row) => Readonly<Record<Name, MoneyValue>>,
) =>
  ({
    name: sumNames[name],
    kind: "money",
    value: (row: Row) => sumsOf(row)[name],
  }) satisfies Column<Row>;

/** The column of the players' profit or loss against the operator. */
export const playersProfitColumn = <Row extends { sums: { profit: MoneyValue } }>() =>
  ({
    name: "agentCenter.reports.playersProfit",
    kind: "signedMoney",
    side: "players",
    value: ({ sums }: Row) => sums.profit,
  }) satisfies Column<Row>;
