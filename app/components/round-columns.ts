import { graphql } from "~/graphql/generated";
import type { RoundFragment, RoundTotalsFragment } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";
import { categoryKey } from "./shell/navigation/nav-entries.ts";

graphql(`
  fragment Round on GameRecord {
    id
    account
    tags
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
    placedAt
    status
    draw {
      number
      choice
      numbers
    }
  }
`);

graphql(`
  fragment RoundTotals on GameRecordTotals {
    stake {
      ...Money
    }
    validStake {
      ...Money
    }
    win {
      ...Money
    }
    pending {
      ...Money
    }
  }
`);

/** The fields of a round (CA20), or of a sum of rounds. */
type RoundColumn = Column<RoundFragment, RoundTotalsFragment>;

/** The columns of rounds, for a member's own and for an agent's team. */
export const roundColumns: Readonly<
  Record<"game" | "at" | "stake" | "validStake" | "win" | "status", RoundColumn>
> = {
  game: {
    name: "member.bets.game",
    kind: "text",
    value: ({ gameName }) => gameName,
    under: [
      { name: "member.bets.vendor", kind: "text", value: ({ vendor }) => vendor.name },
      { name: "member.bets.type", kind: "status", value: ({ type }) => `nav.${categoryKey(type)}` },
      { name: "member.bets.draw", kind: "text", value: ({ draw }) => draw?.number },
      { name: "member.bets.choice", kind: "text", value: ({ draw }) => draw?.choice },
      { name: "member.bets.drawn", kind: "text", value: ({ draw }) => draw?.numbers?.join(" ") },
    ],
  },
  at: { name: "member.at", kind: "time", value: ({ at }) => at },
  stake: {
    name: "member.bets.stake",
    kind: "money",
    value: ({ stake }) => stake,
    total: ({ stake }) => stake,
  },
  validStake: {
    name: "member.bets.validStake",
    kind: "money",
    value: ({ validStake }) => validStake,
    total: ({ validStake }) => validStake,
  },
  win: {
    name: "member.bets.win",
    kind: "money",
    value: ({ win }) => win,
    total: ({ win }) => win,
  },
  status: {
    name: "member.status",
    kind: "status",
    value: ({ status }) => `member.bets.statuses.${status}`,
  },
};
