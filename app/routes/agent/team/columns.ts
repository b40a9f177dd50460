import { graphql } from "~/graphql/generated";
import type { TeamFigureFragment, TeamTotalsFragment } from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/report/drill.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment TeamTotals on TeamFigureSums {
    balance {
      ...Money
    }
    deposit {
      ...Money
    }
    withdrawal {
      ...Money
    }
    stake {
      ...Money
    }
    win {
      ...Money
    }
  }
`);

graphql(`
  fragment TeamFigure on TeamFigureRow {
    id
    account
    type
    level
    frozen
    lastPlay
    sums {
      ...TeamTotals
    }
  }
`);

type Field = keyof Omit<TeamTotalsFragment, "__typename">;

const amount = (
  field: Exclude<Field, " $fragmentName">,
  name: Column<TeamFigureFragment, TeamTotalsFragment>["name"],
  sort: string,
): Column<TeamFigureFragment, TeamTotalsFragment> => ({
  name,
  kind: "money",
  sort,
  value: ({ sums }) => sums[field],
  total: (totals) => totals[field],
});

/** The accounts of the team with their figures (CA171), on the page and in its file. */
export const teamColumns: readonly Column<TeamFigureFragment, TeamTotalsFragment>[] = [
  {
    name: "agentCenter.downline.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) =>
      drillTo(`/agentHome/downline/${encodeURIComponent(account)}`, {}, shown),
    sort: "ACCOUNT",
  },
  {
    name: "agentCenter.downline.type",
    kind: "status",
    value: ({ type, frozen }) =>
      frozen ? "agentCenter.downline.frozen" : `agentCenter.downline.types.${type}`,
    sort: "TYPE",
    brief: true,
  },
  { name: "agentCenter.downline.level", kind: "count", value: ({ level }) => level, sort: "LEVEL" },
  amount("balance", "agentCenter.downline.balance", "BALANCE"),
  { ...amount("deposit", "agentCenter.downline.sums.deposit", "DEPOSIT"), brief: true },
  amount("withdrawal", "agentCenter.downline.sums.withdrawal", "WITHDRAWAL"),
  { ...amount("stake", "agentCenter.downline.sums.stake", "STAKE"), lead: true },
  amount("win", "agentCenter.downline.sums.win", "WIN"),
  {
    name: "agentCenter.reports.team.lastPlay",
    kind: "time",
    value: ({ lastPlay }) => lastPlay,
    sort: "LAST_PLAY",
    brief: true,
  },
];
