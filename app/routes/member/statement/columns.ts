import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { graphql } from "~/graphql/generated";
import type {
  StatementDayFragment,
  StatementGameFragment,
  StatementPlayFragment,
  StatementProductFragment,
  StatementSumsFragment,
  TransactionKind,
} from "~/graphql/generated/graphql";
import { rangeNames } from "~/reports/range/range.ts";
import { type SumName, sumColumn } from "~/reports/sum-column.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment StatementSums on ProfitTotals {
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
    bonus {
      ...Money
    }
    rebate {
      ...Money
    }
    profit {
      ...Money
    }
  }
`);

graphql(`
  fragment StatementDay on ProfitDay {
    day
    totals {
      ...StatementSums
    }
  }
`);

graphql(`
  fragment StatementPlay on StatementPlay {
    bets
    stake {
      ...Money
    }
    win {
      ...Money
    }
    result {
      ...Money
    }
  }
`);

graphql(`
  fragment StatementProduct on StatementProduct {
    type
    play {
      ...StatementPlay
    }
  }
`);

graphql(`
  fragment StatementGame on StatementGame {
    gameId
    gameName
    vendor {
      name
    }
    type
    play {
      ...StatementPlay
    }
  }
`);

/** From when on there are entries, in ms; null where they go back as far as sums do. */
export interface EntriesSince {
  bets: number | null;
  transactions: number | null;
}

/** How far entries reach, and the brand's zone, such as "+09:00". */
interface Reach extends EntriesSince {
  gmtOffset: string;
}

/** The kind of transactions that a sum is made of; null for bets. */
const kindOf: Record<Exclude<SumName, "validStake">, TransactionKind | null> = {
  deposit: "DEPOSIT",
  withdrawal: "WITHDRAWAL",
  stake: null,
  win: null,
  bonus: "BONUS",
  rebate: "REBATE",
};

/** The entries of one day, if there are all of them (A125). */
function entriesOf(day: string, kind: TransactionKind | null, reach: Reach): string | null {
  const since = kind === null ? reach.bets : reach.transactions;
  if (Date.parse(`${day}T00:00:00${reach.gmtOffset}`) < (since ?? 0)) return null;
  const days = new URLSearchParams({ from: day, to: day });
  if (kind === null) return `/member/bets?${days}`;
  days.set("kind", kind);
  return `/member/transactions?${days}`;
}

type DayColumn = Column<StatementDayFragment, StatementSumsFragment>;

const daySum = (name: keyof typeof kindOf, reach: Reach | null): DayColumn => ({
  ...sumColumn(name, ({ totals }: StatementDayFragment) => totals),
  total: (totals) => totals[name],
  ...(reach
    ? {
        to: ({ day, totals }) =>
          Number(totals[name].amount) === 0 ? null : entriesOf(day, kindOf[name], reach),
      }
    : {}),
});

/**
 * The sums of a day (CA22), on the page and in its file.
 * @param reach how far back entries go, for links to them; null without links
 */
export const dayColumns = (reach: Reach | null = null): readonly DayColumn[] => [
  { name: "member.profit.day", kind: "day", value: ({ day }) => day },
  daySum("deposit", reach),
  daySum("withdrawal", reach),
  daySum("stake", reach),
  daySum("win", reach),
  daySum("bonus", reach),
  daySum("rebate", reach),
  {
    name: "member.profit.profit",
    kind: "signedMoney",
    value: ({ totals }) => totals.profit,
    total: ({ profit }) => profit,
  },
];

interface Played {
  play: StatementPlayFragment;
}

/** The sums of settled bets: how many, staked, paid out, and the difference. */
function playColumns<Row extends Played>(): readonly Column<Row, StatementPlayFragment>[] {
  return [
    { name: "statement.bets", kind: "count", value: ({ play }) => play.bets },
    {
      name: "member.bets.stake",
      kind: "money",
      value: ({ play }) => play.stake,
      total: ({ stake }) => stake,
    },
    {
      name: "member.bets.win",
      kind: "money",
      value: ({ play }) => play.win,
      total: ({ win }) => win,
    },
    {
      name: "statement.result",
      kind: "signedMoney",
      value: ({ play }) => play.result,
      total: ({ result }) => result,
    },
  ];
}

/**
 * Settled bets by product (CA140), on the page and in its file.
 * @param linked whether each bet of the shown days has an entry, to which a product then leads (A125)
 */
export const productColumns = (
  linked = false,
): readonly Column<StatementProductFragment, StatementPlayFragment>[] => [
  {
    name: "statement.product",
    kind: "status",
    value: ({ type }) => `nav.${categoryKey(type)}`,
    ...(linked
      ? {
          to: ({ type }, shown) => {
            const query = new URLSearchParams({ type });
            for (const name of rangeNames) {
              const value = shown.get(name);
              if (value) query.set(name, value);
            }
            return `/member/bets?${query}`;
          },
        }
      : {}),
  },
  ...playColumns<StatementProductFragment>(),
];

/** Settled bets by game (CA141), on the page and in its file. */
export const gameColumns: readonly Column<StatementGameFragment>[] = [
  {
    name: "member.bets.game",
    kind: "text",
    value: ({ gameName }) => gameName,
    under: [
      { name: "member.bets.vendor", kind: "text", value: ({ vendor }) => vendor.name },
      { name: "member.bets.type", kind: "status", value: ({ type }) => `nav.${categoryKey(type)}` },
    ],
  },
  ...playColumns<StatementGameFragment>().map(({ total: _, ...column }) => column),
];
