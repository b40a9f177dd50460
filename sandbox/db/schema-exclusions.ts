import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The exclusion of an account. `untilAt` in ms, null for ever. */
export const exclusion = sqliteTable("exclusion", {
  memberId: integer("member_id").primaryKey(),
  kind: text({ enum: ["TIME_OUT", "SELF_EXCLUSION"] }).notNull(),
  fromAt: integer("from_at").notNull(),
  untilAt: integer("until_at"),
});

/** The market's register: mobile numbers and mail addresses of excluded persons. */
export const registerPerson = sqliteTable("register_person", {
  value: text().primaryKey(),
  untilAt: integer("until_at"),
});
