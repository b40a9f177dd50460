import { categoryKey } from "~/components/shell/nav-entries.ts";
import { graphql } from "~/graphql/generated";
import type { TeamRoundFragment, TeamRoundTotalsFragment } from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/drill.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment TeamRound on GameRecord {
    id
    account
    gameName
    vendor {
      name
    }
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
    at
    status
  }
`);

graphql(`
  fragment TeamRoundTotals on GameRecordTotals {
    stake {
      ...Money
    }
    validStake {
      ...Money
    }
    win {
      ...Money
    }
  }
`);

/** Rounds of the team (CA20), on the page and in its file. */
export const roundColumns: readonly Column<TeamRoundFragment, TeamRoundTotalsFragment>[] = [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) => drillTo("/agentHome/profit", { line: account }, shown),
    sort: "ACCOUNT",
  },
  {
    name: "member.bets.game",
    kind: "text",
    value: ({ gameName }) => gameName,
    under: [
      { name: "member.bets.vendor", kind: "text", value: ({ vendor }) => vendor.name },
      { name: "member.bets.type", kind: "status", value: ({ type }) => `nav.${categoryKey(type)}` },
    ],
  },
  { name: "member.at", kind: "time", value: ({ at }) => at, sort: "AT" },
  {
    name: "member.bets.stake",
    kind: "money",
    value: ({ stake }) => stake,
    total: ({ stake }) => stake,
    sort: "STAKE",
  },
  {
    name: "member.bets.validStake",
    kind: "money",
    value: ({ validStake }) => validStake,
    total: ({ validStake }) => validStake,
  },
  {
    name: "member.bets.win",
    kind: "money",
    value: ({ win }) => win,
    total: ({ win }) => win,
    sort: "WIN",
  },
  {
    name: "member.status",
    kind: "status",
    value: ({ status }) => `member.bets.statuses.${status}`,
  },
];
