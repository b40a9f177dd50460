import { graphql } from "~/graphql/generated";
import type {
  RevenuePartFiguresFragment,
  RevenuePartFragment,
  RevenueSortField,
} from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { type Reach, type WhoseRow, withEntries } from "~/routes/agent/report/entries.ts";
import { playIn } from "~/routes/agent/report/play-filter.ts";
import { tagColumn } from "~/routes/agent/report/tag-column.ts";
import type { Column, ColumnOf } from "~/ui/table/column.ts";
import type { DimensionName } from "./dimensions.ts";

graphql(`
  fragment RevenuePart on RevenuePart {
    key
    name
    tags
    vendorName
    sums {
      ...RevenuePartFigures
    }
  }
`);

graphql(`
  fragment RevenuePartFigures on RevenuePartSums {
    stake {
      ...Money
    }
    validStake {
      ...Money
    }
    win {
      ...Money
    }
    ggr {
      ...Money
    }
    hold
    revenue {
      ...Money
    }
    given {
      ...Money
    }
    net {
      ...Money
    }
  }
`);

export type PartColumn = Column<RevenuePartFragment, RevenuePartFiguresFragment>;
type Name = "stake" | "validStake" | "win" | "revenue" | "given" | "net";

const amount = (
  of: Name,
  name: PartColumn["name"],
  sort: RevenueSortField,
): ColumnOf<RevenuePartFragment, RevenuePartFiguresFragment, "money"> => ({
  name,
  kind: "money",
  sort,
  value: ({ sums }) => sums[of],
  total: (totals) => totals[of],
});

const firstColumns: Record<DimensionName, PartColumn> = {
  branch: {
    name: "agentCenter.reports.branches.byBranch",
    kind: "text",
    value: ({ name }) => name,
    to: ({ name }, shown) => drillTo("/agentHome/profit/branches", { under: name }, shown),
    sort: "NAME",
    under: [tagColumn],
  },
  account: {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ name }) => name,
    to: ({ name }, shown) =>
      drillTo("/agentHome/revenue", { ...playIn(shown), account: name }, shown),
    sort: "NAME",
    under: [tagColumn],
  },
  day: {
    name: "agentCenter.reports.overview.day",
    kind: "day",
    value: ({ name }) => name,
    to: ({ name }, shown) =>
      drillTo("/agentHome/revenue", { ...playIn(shown), from: name, to: name }, shown),
    sort: "NAME",
  },
  vendor: {
    name: "agentCenter.reports.revenueBy.vendor",
    kind: "text",
    value: ({ name }) => name,
    to: ({ key }, shown) => drillTo("/agentHome/revenue", { ...playIn(shown), vendor: key }, shown),
    sort: "NAME",
  },
  game: {
    name: "agentCenter.reports.revenueBy.game",
    kind: "text",
    value: ({ name }) => name,
    to: ({ key }, shown) => drillTo("/agentHome/revenue", { ...playIn(shown), game: key }, shown),
    sort: "NAME",
  },
};

/** Who makes a game, because two games can have one name. */
const vendor: PartColumn = {
  name: "agentCenter.reports.revenueBy.vendor",
  kind: "text",
  value: ({ vendorName }) => vendorName,
  brief: true,
};

/** Revenue by one of the dimensions (CA152, N5), on the page and in its file. */
export const revenuePartColumns = (by: DimensionName): readonly PartColumn[] => [
  firstColumns[by],
  ...(by === "game" ? [vendor] : []),
  { ...amount("stake", "member.bets.stake", "STAKE"), brief: true },
  amount("validStake", "member.bets.validStake", "VALID_STAKE"),
  amount("win", "member.bets.win", "WIN"),
  {
    name: "agentCenter.reports.terms.ggr",
    kind: "signedMoney",
    value: ({ sums }) => sums.ggr,
    total: ({ ggr }) => ggr,
  },
  {
    name: "agentCenter.reports.terms.hold",
    kind: "percent",
    value: ({ sums }) => sums.hold,
    totalPercent: ({ hold }) => hold,
    brief: true,
  },
  amount("revenue", "agentCenter.reports.revenue.revenue", "REVENUE"),
  amount("given", "agentCenter.reports.revenue.given", "GIVEN"),
  { ...amount("net", "agentCenter.reports.revenue.net", "NET"), lead: true },
];

/** What a row is about in other reports. @param me the agent's own account, which is a branch of its own */
function whoseRow(by: DimensionName, me: string): WhoseRow<RevenuePartFragment> {
  return ({ key, name }, shown): Record<string, string> => {
    const play = playIn(shown);
    switch (by) {
      case "branch":
        // Within one line there is no other branch.
        if ("line" in play || "account" in play) return play;
        return name === me ? { ...play, account: name } : { ...play, line: name };
      case "account":
        return { ...play, account: name };
      case "day":
        return { ...play, from: name, to: name };
      case "vendor":
        return { ...play, vendor: key };
      case "game":
        return { ...play, game: key };
    }
  };
}

/** The same with links to entries. */
export const linkedParts = (by: DimensionName, me: string, reach: Reach) =>
  withEntries(revenuePartColumns(by), whoseRow(by, me), reach);
