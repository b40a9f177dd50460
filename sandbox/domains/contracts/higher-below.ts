import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { type ContractRow, contract } from "../../db/schema/history.ts";
import { isHigher, ratesOf } from "./terms.ts";

/** S32: contracts the receiver gave at a higher rate than the offer's; accepting ends them. */
export function higherBelow(db: Database, offer: ContractRow): ContractRow[] {
  const given = and(
    eq(contract.fromId, offer.toId),
    eq(contract.kind, offer.kind),
    eq(contract.state, "ACTIVE"),
  );
  return db
    .select()
    .from(contract)
    .where(given)
    .all()
    .filter((row) => isHigher(ratesOf(row), ratesOf(offer)));
}
