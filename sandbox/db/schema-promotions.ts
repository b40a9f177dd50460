import { integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";

/** Which member joined which promotion, and when. */
export const promotionJoin = sqliteTable(
  "promotion_join",
  {
    memberId: integer("member_id").notNull(),
    promotionId: integer("promotion_id").notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.promotionId] })],
);
