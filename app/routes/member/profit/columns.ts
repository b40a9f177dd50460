import { graphql } from "~/graphql/generated";
import type { ProfitDayFragment } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment ProfitSums on ProfitTotals {
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
  fragment ProfitDay on ProfitDay {
    day
    totals {
      ...ProfitSums
    }
  }
`);

/** Profit by day (CA22), on the page and in its file. */
export const profitColumns: readonly Column<ProfitDayFragment>[] = [
  { name: "member.profit.day", kind: "day", value: ({ day }) => day },
  { name: "member.bets.stake", kind: "money", value: ({ totals }) => totals.stake },
  { name: "member.bets.win", kind: "money", value: ({ totals }) => totals.win },
  { name: "member.profit.bonus", kind: "money", value: ({ totals }) => totals.bonus },
  { name: "member.profit.rebate", kind: "money", value: ({ totals }) => totals.rebate },
  { name: "member.profit.profit", kind: "signedMoney", value: ({ totals }) => totals.profit },
];
