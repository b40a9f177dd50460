import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * A limit of an account: on a single bet, or on the deposits of a day. `askedAt` is when a higher one was asked for, null
 * without a request; `askedAmount` is null when none is wanted.
 */
export const memberLimit = sqliteTable(
  "member_limit",
  {
    memberId: integer("member_id").notNull(),
    kind: text({ enum: ["STAKE", "DEPOSIT"] }).notNull(),
    period: text({ enum: ["BET", "DAY"] }).notNull(),
    amount: integer().notNull(),
    askedAt: integer("asked_at"),
    askedAmount: integer("asked_amount"),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period] })],
);
