import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Values set by the switches, as JSON. */
export const setting = sqliteTable("setting", {
  key: text().primaryKey(),
  value: text().notNull(),
});
