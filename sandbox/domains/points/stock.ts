import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { redeemOrder } from "../../db/schema/wallet.ts";
import type { Product } from "./products.ts";

/** How many are left; rejected orders are put back. */
export function stockLeft(db: Database, product: Product): number {
  const row = db
    .select({ taken: sql<number>`coalesce(sum(${redeemOrder.quantity}), 0)` })
    .from(redeemOrder)
    .where(and(eq(redeemOrder.productId, product.id), ne(redeemOrder.status, "rejected")))
    .get();
  return Math.max(0, product.stock - (row?.taken ?? 0));
}
