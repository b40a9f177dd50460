import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { graphql } from "~/graphql/generated";
import type { RevenueOfTypeFragment, RevenueSumsFragment } from "~/graphql/generated/graphql";
import { type Reach, withEntries } from "~/routes/agent/report/entries.ts";
import { playIn } from "~/routes/agent/report/play-filter.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment RevenueOfType on RevenueRow {
    type
    stake {
      ...Money
    }
    validStake {
      ...Money
    }
    win {
      ...Money
    }
    ratePercent
    earlierRates
    revenue {
      ...Money
    }
    given {
      ...Money
    }
    net {
      ...Money
    }
    ggr {
      ...Money
    }
    hold
  }
`);

graphql(`
  fragment RevenueSums on RevenueTotals {
    stake {
      ...Money
    }
    validStake {
      ...Money
    }
    win {
      ...Money
    }
    revenue {
      ...Money
    }
    given {
      ...Money
    }
    net {
      ...Money
    }
    ggr {
      ...Money
    }
    hold
  }
`);

/** Revenue by kind of game (CA60), on the page and in its file. */
export const revenueColumns: readonly Column<RevenueOfTypeFragment, RevenueSumsFragment>[] = [
  {
    name: "member.bets.type",
    kind: "status",
    value: ({ type }) => `nav.${categoryKey(type)}`,
  },
  {
    name: "member.bets.stake",
    kind: "money",
    value: ({ stake }) => stake,
    total: ({ stake }) => stake,
    brief: true,
  },
  {
    name: "member.bets.validStake",
    kind: "money",
    value: ({ validStake }) => validStake,
    total: ({ validStake }) => validStake,
  },
  { name: "member.bets.win", kind: "money", value: ({ win }) => win, total: ({ win }) => win },
  {
    name: "agentCenter.reports.terms.ggr",
    kind: "signedMoney",
    value: ({ ggr }) => ggr,
    total: ({ ggr }) => ggr,
  },
  {
    name: "agentCenter.reports.terms.hold",
    kind: "percent",
    value: ({ hold }) => hold,
    totalPercent: ({ hold }) => hold,
  },
  {
    name: "agentCenter.reports.revenue.rate",
    kind: "percent",
    value: ({ ratePercent }) => ratePercent,
    under: [
      {
        // Of a rate that changed within the days (N26).
        name: "agentCenter.reports.revenue.earlierRates",
        kind: "text",
        value: ({ earlierRates }) => earlierRates.map((rate) => `${rate}%`).join(", "),
      },
    ],
    brief: true,
  },
  {
    name: "agentCenter.reports.revenue.revenue",
    kind: "money",
    value: ({ revenue }) => revenue,
    total: ({ revenue }) => revenue,
  },
  {
    name: "agentCenter.reports.revenue.given",
    kind: "money",
    value: ({ given }) => given,
    total: ({ given }) => given,
  },
  {
    name: "agentCenter.reports.revenue.net",
    kind: "money",
    lead: true,
    value: ({ net }) => net,
    total: ({ net }) => net,
  },
];

/** The same with links: a figure leads to its entries, an earlier rate to the play for which it held. */
export const linkedRevenue = (reach: Reach) =>
  withEntries(revenueColumns, ({ type }, shown) => ({ ...playIn(shown), type }), reach);
