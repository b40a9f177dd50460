import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What was changed of rates, and by whom (CA172). Rates are in 1/10000 percent. */
export const rateChange = sqliteTable("rate_change", {
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer("member_id").notNull(),
  /** An account. */
  by: text().notNull(),
  at: integer().notNull(),
  gameType: text("game_type").notNull(),
  /** Null where there was no rate. */
  before: integer(),
  after: integer().notNull(),
});
