import { graphql } from "~/graphql/generated";
import type { AccountProfitFragment } from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/report/drill.ts";
import type { ProfitLossFigures } from "~/routes/agent/report/profit-loss.ts";
import { tagColumn } from "~/routes/agent/report/tag-column.ts";
import type { Column } from "~/ui/table/column.ts";
import { profitSumColumns, type Reach } from "./sum-columns.ts";

graphql(`
  fragment AccountProfit on ProfitLossRow {
    account
    tags
    sums {
      ...ProfitLossFigures
    }
  }
`);

/**
 * Profit and loss by account (CA59), on the page and in its file.
 * @param reach how far back entries go: a figure leads to its entries where these add up to it
 */
export const profitColumns = (
  reach?: Reach,
): readonly Column<AccountProfitFragment, ProfitLossFigures>[] => [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) => drillTo("/agentHome/profit", { line: account }, shown),
    sort: "ACCOUNT",
    under: [tagColumn],
  },
  ...profitSumColumns<AccountProfitFragment>(({ account }) => ({ account }), reach),
];

/** The same without links. */
export const accountProfitColumns = profitColumns();
