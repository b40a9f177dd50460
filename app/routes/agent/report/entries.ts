/** Where the entries of figures are (A125, N17): rounds, transactions, what commission is made of, and the sums that others come from. */
import type { TransactionKind } from "~/graphql/generated/graphql";
import type { MessageKey } from "~/i18n/i18n.tsx";
import { type Column, isAmount } from "~/ui/table/column.ts";
import { drillTo } from "./drill.ts";

type Entries = "rounds" | "commission" | "sums" | { kind: TransactionKind };

const names: Readonly<Partial<Record<MessageKey, Entries>>> = {
  "member.bets.stake": "rounds",
  "member.bets.validStake": "rounds",
  "member.bets.win": "rounds",
  "agentCenter.reports.terms.ggr": "rounds",
  // Play and gifts at once: no list has both, but all sums side by side do.
  "agentCenter.reports.terms.ngr": "sums",
  "agentCenter.reports.playersProfit": "sums",
  "agentCenter.downline.sums.profit": "sums",
  "agentCenter.reports.overview.profit": "sums",
  "agentCenter.downline.sums.stake": "rounds",
  "agentCenter.downline.sums.validStake": "rounds",
  "agentCenter.downline.sums.win": "rounds",
  "agentCenter.reports.overview.stake": "rounds",
  "agentCenter.reports.overview.win": "rounds",
  "member.profit.deposit": { kind: "DEPOSIT" },
  "member.profit.withdrawal": { kind: "WITHDRAWAL" },
  "member.profit.bonus": { kind: "BONUS" },
  "member.profit.rebate": { kind: "REBATE" },
  "agentCenter.downline.sums.deposit": { kind: "DEPOSIT" },
  "agentCenter.downline.sums.withdrawal": { kind: "WITHDRAWAL" },
  "agentCenter.downline.sums.bonus": { kind: "BONUS" },
  "agentCenter.downline.sums.rebate": { kind: "REBATE" },
  "agentCenter.reports.overview.deposit": { kind: "DEPOSIT" },
  "agentCenter.reports.overview.withdrawal": { kind: "WITHDRAWAL" },
  "agentCenter.reports.revenue.revenue": "commission",
  "agentCenter.reports.revenue.given": "commission",
  "agentCenter.reports.revenue.net": "commission",
  "agentCenter.reports.overview.commission": "commission",
  "agentCenter.reports.overview.commissionGiven": "commission",
  "agentCenter.reports.overview.commissionNet": "commission",
};

/** From when on there are entries, in ms, and from when on the figures are; null where entries go back as far. */
export interface Reach {
  from: number;
  roundsSince?: number | null | undefined;
  transactionsSince?: number | null | undefined;
  /** Whether the platform says what commission is made of (CA176). */
  commission?: boolean;
  /** The viewer's own account, which has no page as those below have. */
  viewer?: string | undefined;
}

/** The filter that selects what a row is about in other reports; with `from` and `to` for a row of other days. */
export type WhoseRow<Row> = (row: Row, shown: URLSearchParams) => Readonly<Record<string, string>>;

/** What commission is made of (N18). */
const whyHref = (play: Readonly<Record<string, string>>, shown = new URLSearchParams()) =>
  drillTo("/agentHome/revenue/why", play, shown);

/**
 * All sums of an account are on its page, of the viewer's own in its row of the accounts; those of a line or of all are
 * the sum of its accounts.
 */
function sumsHref(
  { account, ...whose }: Readonly<Record<string, string>>,
  { viewer }: Pick<Reach, "viewer">,
  shown: URLSearchParams,
): string | null {
  if (account === undefined) return drillTo("/agentHome/profit", whose, shown);
  if (viewer === undefined) return null;
  if (account === viewer) {
    // On that page the sums stand beside it.
    const isThere = shown.get("account") === account;
    return isThere ? null : drillTo("/agentHome/profit", { account, ...whose }, shown);
  }
  return drillTo(`/agentHome/downline/${encodeURIComponent(account)}`, whose, shown);
}

/** Where the entries of a figure with this heading are; null where not all of them can be shown. */
export function entriesHref(
  name: MessageKey,
  whose: Readonly<Record<string, string>>,
  { from, ...reach }: Reach,
  shown: URLSearchParams,
): string | null {
  const entries = names[name];
  if (!entries) return null;
  if (entries === "commission") return reach.commission ? whyHref(whose, shown) : null;
  if (entries === "sums") return sumsHref(whose, reach, shown);
  if (entries === "rounds") {
    // Rounds know no rates.
    const reaches = from >= (reach.roundsSince ?? 0) && !("rate" in whose);
    return reaches ? drillTo("/agentHome/records", whose, shown) : null;
  }
  if (from < (reach.transactionsSince ?? 0)) return null;
  return drillTo("/agentHome/transactions", { ...whose, kind: entries.kind }, shown);
}

/** The same columns, each figure with the link to its entries where these add up to it. */
export function withEntries<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  whose: WhoseRow<Row>,
  reach: Reach,
): readonly Column<Row, Totals>[] {
  return columns.map((column) => {
    if (column.to || !names[column.name]) return column;
    const to = (row: Row, shown: URLSearchParams) => {
      const value = column.value(row);
      const isNought = isAmount(value) && Number(value.amount) === 0;
      return isNought ? null : entriesHref(column.name, whose(row, shown), reach, shown);
    };
    return { ...column, to };
  });
}
