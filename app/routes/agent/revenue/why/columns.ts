import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { graphql } from "~/graphql/generated";
import type {
  CommissionGivenPartFragment,
  CommissionOwnPartFragment,
  CommissionSumsFragment,
} from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/report/drill.ts";
import { type Reach, withEntries } from "~/routes/agent/report/entries.ts";
import { playIn } from "~/routes/agent/report/play-filter.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment CommissionOwnPart on CommissionPart {
    type
    rate
    validStake {
      ...Money
    }
    exact {
      ...Money
    }
    amount {
      ...Money
    }
  }
`);

graphql(`
  fragment CommissionGivenPart on CommissionPassedOn {
    account
    type
    rate
    validStake {
      ...Money
    }
    exact {
      ...Money
    }
    amount {
      ...Money
    }
  }
`);

graphql(`
  fragment CommissionSums on CommissionPartTotals {
    validStake {
      ...Money
    }
    own {
      ...Money
    }
    given {
      ...Money
    }
    net {
      ...Money
    }
  }
`);

/** Bets that count, times a rate, rounded down. */
const arithmetic = <Row extends CommissionOwnPartFragment | CommissionGivenPartFragment, Totals>(
  total: (totals: Totals) => CommissionSumsFragment["own"],
): readonly Column<Row, Totals>[] => [
  {
    name: "member.bets.validStake",
    kind: "money",
    value: ({ validStake }) => validStake,
    brief: true,
  },
  { name: "agentCenter.commission.rate", kind: "percent", value: ({ rate }) => rate, brief: true },
  { name: "agentCenter.commission.exact", kind: "money", value: ({ exact }) => exact },
  {
    name: "agentCenter.commission.rounded",
    kind: "money",
    value: ({ amount }) => amount,
    total,
    lead: true,
  },
];

const product = <Row extends { type: CommissionOwnPartFragment["type"] }, Totals>(): Column<
  Row,
  Totals
> => ({
  name: "member.bets.type",
  kind: "status",
  value: ({ type }) => `nav.${categoryKey(type)}`,
  brief: true,
});

/** What the agent's own rates bring (CA176, N18). */
const ownColumns: readonly Column<CommissionOwnPartFragment, CommissionSumsFragment>[] = [
  product(),
  ...arithmetic<CommissionOwnPartFragment, CommissionSumsFragment>(({ own }) => own),
];

/** What is passed on by direct member, on the page and in its file. */
export const givenColumns: readonly Column<CommissionGivenPartFragment, CommissionSumsFragment>[] =
  [
    {
      name: "agentCenter.commission.member",
      kind: "text",
      value: ({ account }) => account,
      to: ({ account }, shown) =>
        drillTo("/agentHome/revenue", { ...playIn(shown), line: account }, shown),
    },
    product(),
    ...arithmetic<CommissionGivenPartFragment, CommissionSumsFragment>(({ given }) => given),
  ];

/** The bets lead to their rounds, where one rate held for all of them. */
export const linkedOwn = (rows: readonly CommissionOwnPartFragment[], reach: Reach) =>
  withEntries(
    ownColumns,
    ({ type }, shown) => {
      const isWhole = rows.filter((row) => row.type === type).length === 1;
      return { ...playIn(shown), type, ...(isWhole ? {} : { rate: "" }) };
    },
    reach,
  );
