import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Games and promotions in use.

export const favorite = sqliteTable(
  "favourite",
  {
    memberId: integer("member_id").notNull(),
    nodeId: integer("node_id").notNull(),
    addedAt: integer("added_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

export const recentGame = sqliteTable(
  "recent_game",
  {
    memberId: integer("member_id").notNull(),
    nodeId: integer("node_id").notNull(),
    playedAt: integer("played_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

export const ticket = sqliteTable("ticket", {
  id: text().primaryKey(),
  nodeId: integer("node_id").notNull(),
  /** Null for a free trial, which has its own play money. */
  memberId: integer("member_id"),
  token: text(),
  currency: text().notNull(),
  language: text().notNull(),
  backUrl: text("back_url").notNull(),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
  closedAt: integer("closed_at"),
  /** The room of the ticket, if the game has rooms. */
  roomId: text("room_id"),
});

export const winner = sqliteTable("winner", {
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer("member_id").notNull(),
  account: text().notNull(),
  nodeId: integer("node_id").notNull(),
  win: integer().notNull(),
  at: integer().notNull(),
});

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

export type TicketRow = typeof ticket.$inferSelect;
