import { roundColumns } from "~/components/round-columns.ts";
import type { RoundFragment, RoundTotalsFragment } from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { tagColumn } from "~/routes/agent/report/tag-column.ts";
import type { Column } from "~/ui/table/column.ts";

const { game, at, stake, validStake, win, status } = roundColumns;

/** Rounds of the team (CA20), on the page and in its file. */
export const teamRoundColumns: readonly Column<RoundFragment, RoundTotalsFragment>[] = [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) => drillTo("/agentHome/profit", { line: account }, shown),
    sort: "ACCOUNT",
    under: [tagColumn],
  },
  { ...game, brief: true },
  { ...at, sort: "AT", brief: true },
  { ...stake, sort: "STAKE", brief: true },
  validStake,
  { ...win, sort: "WIN" },
  status,
];
