import { graphql } from "~/graphql/generated";
import type { AccountProfitFragment, ProfitLossFiguresFragment } from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/drill.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment ProfitLossFigures on ProfitLossSums {
    deposit {
      ...Money
    }
    withdrawal {
      ...Money
    }
    stake {
      ...Money
    }
    validStake {
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
  fragment AccountProfit on ProfitLossRow {
    account
    sums {
      ...ProfitLossFigures
    }
  }
`);

type Figure = "deposit" | "withdrawal" | "stake" | "validStake" | "win" | "bonus" | "rebate";

const figure = (
  of: Figure,
  name: Column<never>["name"],
): Column<AccountProfitFragment, ProfitLossFiguresFragment> => ({
  name,
  kind: "money",
  value: ({ sums }) => sums[of],
  total: (totals) => totals[of],
});

/** Profit and loss by account (CA59), on the page and in its file. */
export const accountProfitColumns: readonly Column<
  AccountProfitFragment,
  ProfitLossFiguresFragment
>[] = [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) => drillTo("/agentHome/records", { account }, shown),
  },
  figure("deposit", "member.profit.deposit"),
  figure("withdrawal", "member.profit.withdrawal"),
  figure("stake", "member.bets.stake"),
  figure("validStake", "member.bets.validStake"),
  figure("win", "member.bets.win"),
  figure("bonus", "member.profit.bonus"),
  figure("rebate", "member.profit.rebate"),
  {
    name: "agentCenter.reports.playersProfit",
    kind: "signedMoney",
    value: ({ sums }) => sums.profit,
    total: ({ profit }) => profit,
  },
];
