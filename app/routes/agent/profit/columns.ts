import { graphql } from "~/graphql/generated";
import type { AccountProfitFragment } from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { type Reach, withEntries } from "~/routes/agent/report/entries.ts";
import type { ProfitLossFigures } from "~/routes/agent/report/profit-loss.ts";
import { tagColumn } from "~/routes/agent/report/tag-column.ts";
import type { Column } from "~/ui/table/column.ts";
import { profitSumColumns } from "./sum-columns.ts";

graphql(`
  fragment AccountProfit on ProfitLossRow {
    account
    tags
    sums {
      ...ProfitLossFigures
    }
  }
`);

/** Profit and loss by account (CA59), on the page and in its file. */
export const accountProfitColumns: readonly Column<AccountProfitFragment, ProfitLossFigures>[] = [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) => drillTo("/agentHome/profit", { line: account }, shown),
    sort: "ACCOUNT",
    under: [tagColumn],
  },
  ...profitSumColumns<AccountProfitFragment>(),
];

/** The same with links to entries. @param reach how far back these go */
export const profitColumns = (reach: Reach) =>
  withEntries(accountProfitColumns, ({ account }) => ({ account }), reach);
