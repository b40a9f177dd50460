import { graphql } from "~/graphql/generated";
import type {
  AccountProfitFragment,
  ProfitLossSortField,
  TransactionKind,
} from "~/graphql/generated/graphql";
import { drillTo } from "~/routes/agent/drill.ts";
import type { ProfitLossFigures } from "~/routes/agent/profit-loss.ts";
import type { Column } from "~/ui/table/column.ts";

graphql(`
  fragment AccountProfit on ProfitLossRow {
    account
    sums {
      ...ProfitLossFigures
    }
  }
`);

type Figure = "deposit" | "withdrawal" | "stake" | "validStake" | "win" | "bonus" | "rebate";

/** What a figure is made of: the entries of its account over the same days. */
type Entries = (account: string) => [path: string, parameters: Record<string, string>];

const rounds: Entries = (account) => ["/agentHome/records", { account }];
const movements =
  (kind: TransactionKind): Entries =>
  (account) => ["/agentHome/transactions", { search: account, kind }];

const figure = (
  of: Figure,
  name: Column<never>["name"],
  sort: ProfitLossSortField,
  entries?: Entries,
): Column<AccountProfitFragment, ProfitLossFigures> => ({
  name,
  kind: "money",
  value: ({ sums }) => sums[of],
  total: (totals) => totals[of],
  sort,
  ...(entries
    ? {
        to: ({ account, sums }, shown) =>
          Number(sums[of].amount) === 0 ? null : drillTo(...entries(account), shown),
      }
    : {}),
});

/** Profit and loss by account (CA59), on the page and in its file. */
export const accountProfitColumns: readonly Column<AccountProfitFragment, ProfitLossFigures>[] = [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) => drillTo("/agentHome/profit", { line: account }, shown),
    sort: "ACCOUNT",
  },
  figure("deposit", "member.profit.deposit", "DEPOSIT", movements("DEPOSIT")),
  figure("withdrawal", "member.profit.withdrawal", "WITHDRAWAL", movements("WITHDRAWAL")),
  figure("stake", "member.bets.stake", "STAKE", rounds),
  figure("validStake", "member.bets.validStake", "VALID_STAKE"),
  figure("win", "member.bets.win", "WIN", rounds),
  figure("bonus", "member.profit.bonus", "BONUS", movements("BONUS")),
  figure("rebate", "member.profit.rebate", "REBATE", movements("REBATE")),
  {
    name: "agentCenter.reports.playersProfit",
    kind: "signedMoney",
    value: ({ sums }) => sums.profit,
    total: ({ profit }) => profit,
    sort: "PROFIT",
  },
];
