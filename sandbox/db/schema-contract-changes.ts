import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What was done to contracts, and by whom (CA166). */
export const contractChange = sqliteTable("contract_change", {
  id: integer().primaryKey({ autoIncrement: true }),
  contractId: text("contract_id").notNull(),
  action: text({
    enum: [
      ...(["OFFERED", "ACCEPTED", "REJECTED", "WITHDRAWN"] as const),
      ...(["TERMINATED", "REPLACED", "RATE_CUT", "EXPIRED"] as const),
    ],
  }).notNull(),
  /** An account, or `platform`. */
  by: text().notNull(),
  at: integer().notNull(),
  /** The terms that held until then and from then on, as JSON; null for none. */
  before: text(),
  after: text(),
});
