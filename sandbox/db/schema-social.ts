import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Accounts of other houses, and whose they are here (A55). */
export const socialAccount = sqliteTable(
  "social_account",
  {
    /** As `firebaseChannel` says it. */
    provider: text().notNull(),
    subject: text().notNull(),
    memberId: integer("member_id").notNull(),
    linkedAt: integer("linked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex("social_account_member").on(table.memberId, table.provider),
  ],
);
