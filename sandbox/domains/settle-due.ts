import type { Database } from "../db/open.ts";
import { canBeDue } from "../db/seed/history.ts";
import { settleCommission } from "./agent/commission/settle-commission.ts";
import { settleContracts } from "./contracts/settle-contracts.ts";
import { settleBets } from "./play/pending-bets.ts";
import { settleRedeems } from "./points/settle-redeems.ts";
import { settlePayments } from "./wallet/settle-payments.ts";

/**
 * Settles everything of a world that is due by `now`: bets, deposits and withdrawals, orders of points, salaries,
 * dividends and commission. It runs on the next call instead of by a timer; with nothing due it costs six index
 * look-ups.
 */
export function settleDue(db: Database, now: number): void {
  if (!canBeDue(db, now)) return;
  // Bets first: what they settle to counts in the contracts' windows.
  settleBets(db, now);
  settlePayments(db, now);
  settleRedeems(db, now);
  settleContracts(db, now);
  settleCommission(db, now);
}
