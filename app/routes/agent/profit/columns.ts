import { graphql } from "~/graphql/generated";
import type {
  AccountProfitFragment,
  ProfitLossSortField,
  TransactionKind,
} from "~/graphql/generated/graphql";
import { playersProfitColumn, type SumName, sumColumn } from "~/reports/sum-column.ts";
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

/** Where the entries of a figure are. */
type Entries = "records" | { kind: TransactionKind };

/** From when on there are entries, in ms, and from when on the figures are; null where entries go back as far. */
export interface Reach {
  from: number;
  roundsSince?: number | null | undefined;
  transactionsSince?: number | null | undefined;
}

/** Whether all that a figure is made of can be shown (A125). */
function reaches(entries: Entries, { from, ...since }: Reach): boolean {
  return from >= ((entries === "records" ? since.roundsSince : since.transactionsSince) ?? 0);
}

/** The entries of one account over the days that are shown. */
function entriesOf(entries: Entries, account: string, shown: URLSearchParams): string {
  return entries === "records"
    ? drillTo("/agentHome/records", { account }, shown)
    : drillTo("/agentHome/transactions", { account, kind: entries.kind }, shown);
}

type AccountColumn = Column<AccountProfitFragment, ProfitLossFigures>;

const figure = (
  of: SumName,
  sort: ProfitLossSortField,
  entries: Entries | null,
  reach: Reach | undefined,
): AccountColumn => ({
  ...sumColumn(of, ({ sums }: AccountProfitFragment) => sums),
  total: (totals) => totals[of],
  sort,
  ...(entries && reach && reaches(entries, reach)
    ? {
        to: ({ account, sums }, shown) =>
          Number(sums[of].amount) === 0 ? null : entriesOf(entries, account, shown),
      }
    : {}),
});

/**
 * Profit and loss by account (CA59), on the page and in its file.
 * @param reach how far back entries go: a figure leads to its entries where these add up to it
 */
export const profitColumns = (reach?: Reach): readonly AccountColumn[] => [
  {
    name: "agentCenter.reports.account",
    kind: "text",
    value: ({ account }) => account,
    to: ({ account }, shown) => drillTo("/agentHome/profit", { line: account }, shown),
    sort: "ACCOUNT",
  },
  figure("deposit", "DEPOSIT", { kind: "DEPOSIT" }, reach),
  figure("withdrawal", "WITHDRAWAL", { kind: "WITHDRAWAL" }, reach),
  figure("stake", "STAKE", "records", reach),
  figure("validStake", "VALID_STAKE", null, reach),
  figure("win", "WIN", "records", reach),
  figure("bonus", "BONUS", { kind: "BONUS" }, reach),
  figure("rebate", "REBATE", { kind: "REBATE" }, reach),
  {
    name: "agentCenter.terms.ggr",
    kind: "signedMoney",
    value: ({ sums }) => sums.ggr,
    total: ({ ggr }) => ggr,
  },
  {
    name: "agentCenter.terms.ngr",
    kind: "signedMoney",
    lead: true,
    value: ({ sums }) => sums.ngr,
    total: ({ ngr }) => ngr,
  },
  {
    name: "agentCenter.terms.hold",
    kind: "percent",
    value: ({ sums }) => sums.hold,
    totalPercent: ({ hold }) => hold,
  },
  {
    ...playersProfitColumn<AccountProfitFragment>(),
    total: ({ profit }) => profit,
    sort: "PROFIT",
  },
];

/** The same without links. */
export const accountProfitColumns = profitColumns();
