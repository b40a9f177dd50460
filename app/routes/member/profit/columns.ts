import { graphql } from "~/graphql/generated";
import type { ProfitDayFragment } from "~/graphql/generated/graphql";
import { sumColumn } from "~/reports/sum-column.ts";
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

const sums = ["stake", "win", "bonus", "rebate"] as const;

/** Profit by day (CA22), on the page and in its file. */
export const profitColumns: readonly Column<ProfitDayFragment>[] = [
  { name: "member.profit.day", kind: "day", value: ({ day }) => day },
  ...sums.map((name) => sumColumn(name, ({ totals }: ProfitDayFragment) => totals)),
  { name: "member.profit.profit", kind: "signedMoney", value: ({ totals }) => totals.profit },
];
