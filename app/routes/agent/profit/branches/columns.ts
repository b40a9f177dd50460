import { graphql } from "~/graphql/generated";
import type { BranchRowFragment } from "~/graphql/generated/graphql";
import { profitSumColumns } from "~/routes/agent/profit/sum-columns.ts";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { type Reach, withEntries } from "~/routes/agent/report/entries.ts";
import type { ProfitLossFigures } from "~/routes/agent/report/profit-loss.ts";
import { tagColumn } from "~/routes/agent/report/tag-column.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment BranchRow on Branch {
    id
    account
    tags
    type
    own
    members
    sums {
      ...ProfitLossFigures
    }
  }
`);

/** The branches below an account, over the days that are shown. */
export const branchHref = (account: string, shown: URLSearchParams): string =>
  drillTo("/agentHome/profit/branches", { under: account }, shown);

/** Profit and loss by branch (CA151, N5), on the page and in its file; a branch leads to those below it. */
export const branchFileColumns: readonly Column<BranchRowFragment, ProfitLossFigures>[] = [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account, own, members }, shown) =>
      own || members === 0
        ? drillTo("/agentHome/profit", { account }, shown)
        : branchHref(account, shown),
    sort: "ACCOUNT",
    under: [tagColumn],
  },
  {
    name: "agentCenter.reports.branches.counts",
    kind: "status",
    value: ({ own, type }) =>
      own
        ? "agentCenter.reports.branches.own"
        : type === "AGENT"
          ? "agentCenter.reports.branches.team"
          : "agentCenter.reports.branches.one",
    brief: true,
  },
  { name: "agentCenter.reports.branches.members", kind: "count", value: ({ members }) => members },
  ...profitSumColumns<BranchRowFragment>(),
];

/** The same with links to the entries of the whole branch. @param reach as for `profitColumns` */
export const branchColumns = (reach: Reach) =>
  withEntries(
    branchFileColumns,
    ({ account, own }): Record<string, string> => (own ? { account } : { line: account }),
    reach,
  );
