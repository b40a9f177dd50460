import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Accounts at identity providers, and the members they belong to (A55). */
export const socialAccount = sqliteTable(
  "social_account",
  {
    /** The value of `firebaseChannel`. */
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
