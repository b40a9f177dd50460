import { graphql } from "~/graphql/generated";
import type {
  TeamFigureFragment,
  TeamFigureSortField,
  TeamTotalsFragment,
} from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { type Reach, withEntries } from "~/routes/agent/report/entries.ts";
import { tagColumn } from "~/routes/agent/report/tag-column.ts";
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
    ggr {
      ...Money
    }
    commission {
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
    tags
    note
    registered
    link
    linkName
    firstDeposit
    lastDeposit
    lastPlay
    sums {
      ...TeamTotals
    }
  }
`);

type Field = keyof Omit<TeamTotalsFragment, "__typename">;

const day = (
  name: "registered" | "firstDeposit" | "lastDeposit",
  sort: TeamFigureSortField,
): Column<TeamFigureFragment, TeamTotalsFragment> => ({
  name: `agentCenter.reports.team.${name}`,
  kind: "day",
  sort,
  value: (row) => row[name],
});

const amount = (
  field: Exclude<Field, " $fragmentName">,
  name: Column<TeamFigureFragment, TeamTotalsFragment>["name"],
  sort: TeamFigureSortField,
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
    under: [tagColumn, { name: "agentCenter.tags.note", kind: "text", value: ({ note }) => note }],
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
  {
    name: "agentCenter.register.link",
    kind: "text",
    value: ({ link, linkName }) => linkName ?? link,
    to: ({ link }, shown) => (link ? drillTo("/agentHome/links", { link }, shown) : null),
  },
  day("registered", "REGISTERED"),
  day("firstDeposit", "FIRST_DEPOSIT"),
  day("lastDeposit", "LAST_DEPOSIT"),
  {
    name: "agentCenter.reports.team.lastPlay",
    kind: "time",
    value: ({ lastPlay }) => lastPlay,
    sort: "LAST_PLAY",
    brief: true,
  },
  { ...amount("stake", "agentCenter.downline.sums.stake", "STAKE"), lead: true },
  {
    name: "agentCenter.reports.terms.ggr",
    kind: "signedMoney",
    sort: "GGR",
    value: ({ sums }) => sums.ggr,
    total: ({ ggr }) => ggr,
  },
  amount("commission", "agentCenter.reports.revenue.revenue", "COMMISSION"),
  { ...amount("deposit", "agentCenter.downline.sums.deposit", "DEPOSIT"), brief: true },
  amount("withdrawal", "agentCenter.downline.sums.withdrawal", "WITHDRAWAL"),
  amount("win", "agentCenter.downline.sums.win", "WIN"),
  amount("balance", "agentCenter.downline.balance", "BALANCE"),
];

/** The same with links to entries. @param byDay whether there is revenue by day */
export const linkedTeam = ({
  from,
  roundsSince,
  transactionsSince,
  byDay,
}: Reach & { byDay?: boolean }) =>
  withEntries(teamColumns, ({ account }) => ({ account }), {
    from,
    roundsSince,
    transactionsSince,
  }).map((column) =>
    byDay && column.name === "agentCenter.reports.revenue.revenue"
      ? { ...column, to: daysOf }
      : column,
  );

/** Commission is rounded by day here: it is the sum of the account's days, each of which leads to what it is made of. */
const daysOf = ({ account, sums }: TeamFigureFragment, shown: URLSearchParams) =>
  Number(sums.commission.amount) === 0
    ? null
    : drillTo("/agentHome/revenue/by/day", { account }, shown);
