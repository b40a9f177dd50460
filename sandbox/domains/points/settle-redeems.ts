import { and, eq, lte } from "drizzle-orm";
import { type Database, inTransaction } from "../../db/open.ts";
import { redeemOrder } from "../../db/schema/wallet.ts";
import { memberById } from "../member/profile.ts";
import { payBonus } from "../missions/bonuses.ts";
import {
  frozenPointsOf,
  holdOf,
  houseOf,
  moveMoney,
  pointsOf,
  walletOf,
} from "../wallet/ledger.ts";
import { wholeAmount } from "../wallet/money.ts";
import { currencyScale, pointCode } from "./earn-points.ts";
import { findProduct } from "./products.ts";

/** How long an order is looked at. */
export const redeemDelayMs = 30_000;

/** Every fifth order of a world is rejected. */
const rejectedOf = 5;

export function orderNo(id: number): string {
  return `RX${String(id).padStart(8, "0")}`;
}

/** Decides the orders that are due: points and money go to the house accounts, or are returned. */
export function settleRedeems(db: Database, now: number): void {
  const due = db.select().from(redeemOrder).where(lte(redeemOrder.dueAt, now)).all();
  for (const row of due) inTransaction(db, () => decide(db, row, row.dueAt ?? now));
}

function decide(db: Database, row: typeof redeemOrder.$inferSelect, now: number): void {
  const status = row.id % rejectedOf === 0 ? "rejected" : "passed";
  const open = and(eq(redeemOrder.id, row.id), eq(redeemOrder.status, "applying"));
  db.update(redeemOrder).set({ status, dueAt: null }).where(open).run();
  const member = memberById(db, row.memberId);
  if (member === undefined) return;
  const passed = status === "passed";
  const reference = `order:${orderNo(row.id)}`;
  moveMoney(db, {
    kind: "points:redeem",
    reference,
    from: frozenPointsOf(member.id),
    to: passed ? houseOf(pointCode) : pointsOf(member.id),
    amount: wholeAmount(row.points),
    now,
  });
  moveMoney(db, {
    kind: "points",
    reference,
    from: holdOf(member.id),
    to: passed ? houseOf(member.currency) : walletOf(member.id),
    amount: row.amount,
    now,
  });
  const pays = (findProduct(row.productId)?.pays ?? 0) * row.quantity;
  if (!passed || pays === 0) return;
  const amount = pays * wholeAmount(currencyScale(member.currency));
  payBonus(db, member, { name: "coupon", amount, times: 1, now });
}
