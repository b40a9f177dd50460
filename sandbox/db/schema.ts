import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Times are milliseconds since the epoch, amounts integers of 1/10000 of the currency's unit.

export const member = sqliteTable("member", {
  id: integer().primaryKey(),
  account: text().notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  nickname: text().notNull(),
  type: integer().notNull(),
  currency: text().notNull(),
  vip: integer().notNull(),
  lastLogin: integer("last_login"),
  firstTimeLogin: integer("first_time_login", { mode: "boolean" }).notNull(),
  passwordExpired: integer("password_expired", { mode: "boolean" }).notNull(),
  locked: integer({ mode: "boolean" }).notNull(),
  /** C12's response as JSON: a path, `{url}` or null. */
  icon: text().notNull(),
  uplineId: integer("upline_id"),
  createdAt: integer("created_at").notNull(),
});

export const token = sqliteTable("token", {
  token: text().primaryKey(),
  memberId: integer("member_id").notNull(),
  ip: text().notNull(),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
  /** The User-Agent of the login. */
  device: text().notNull().default(""),
});

export const loginFailure = sqliteTable(
  "login_failure",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    account: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index("login_failure_account").on(table.account, table.at)],
);

export const captcha = sqliteTable("captcha", {
  id: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: integer("expires_at").notNull(),
});

export const usedJti = sqliteTable("used_jti", {
  jti: text().primaryKey(),
  expiresAt: integer("expires_at").notNull(),
});

export const ledgerAccount = sqliteTable("ledger_account", {
  /** `wallet:<member>`, `ticket:<ticket>`, `house:<currency>`, `bank:<currency>`; see ledger.ts. */
  id: text().primaryKey(),
  currency: text().notNull(),
  balance: integer().notNull(),
  updatedAt: integer("updated_at").notNull(),
});

export const ledgerTransfer = sqliteTable("ledger_transfer", {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text().notNull(),
  reference: text().notNull(),
  at: integer().notNull(),
  /** Id of the member's request that caused it, if any. */
  requestId: text("request_id"),
});

export const ledgerEntry = sqliteTable(
  "ledger_entry",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    transferId: integer("transfer_id").notNull(),
    accountId: text("account_id").notNull(),
    amount: integer().notNull(),
    balanceAfter: integer("balance_after").notNull(),
    /** The owner of the wallet; null for every other account. */
    memberId: integer("member_id"),
    /** Time and kind of the transfer; indexed for statements. */
    at: integer().notNull(),
    kind: text().notNull(),
  },
  (table) => [
    index("ledger_entry_account").on(table.accountId, table.id),
    index("ledger_entry_at")
      .on(table.at, table.memberId, table.kind, table.amount)
      .where(sql`member_id is not null`),
    index("ledger_entry_member").on(table.memberId, table.at).where(sql`member_id is not null`),
  ],
);

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

export const bet = sqliteTable(
  "bet",
  {
    id: text().primaryKey(),
    ticketId: text("ticket_id").notNull(),
    memberId: integer("member_id"),
    nodeId: integer("node_id").notNull(),
    vendor: text().notNull(),
    gameType: text("game_type").notNull().default(""),
    stake: integer().notNull(),
    win: integer().notNull(),
    /** `open`, `settled` or `refunded`. */
    status: text().notNull(),
    outcome: text().notNull(),
    /** The time that lists use: when it was placed or settled. */
    at: integer().notNull(),
    /** When a pending bet of a draw or match was placed; null for bets that settle at once. */
    placedAt: integer("placed_at"),
    /** When a pending bet settles. */
    settlesAt: integer("settles_at"),
  },
  (table) => [
    index("bet_member").on(table.memberId, table.at),
    index("bet_at").on(table.at, table.memberId, table.gameType),
    index("bet_stake").on(table.stake, table.at),
    index("bet_win").on(table.win, table.at),
    index("bet_vendor").on(table.vendor, table.at),
    index("bet_unsettled").on(table.at).where(sql`status <> 'settled'`),
    index("bet_open").on(table.memberId, table.stake).where(sql`status = 'open'`),
    index("bet_due").on(table.settlesAt).where(sql`status = 'open' and settles_at is not null`),
  ],
);

export const winner = sqliteTable("winner", {
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer("member_id").notNull(),
  account: text().notNull(),
  nodeId: integer("node_id").notNull(),
  win: integer().notNull(),
  at: integer().notNull(),
});

export const inboxMessage = sqliteTable("inbox_message", {
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer("member_id").notNull(),
  title: text().notNull(),
  content: text().notNull(),
  sentAt: integer("sent_at").notNull(),
  readAt: integer("read_at"),
});

/** A member's sums per quarter of an hour, so that reports can use the days of any time zone. */
export const quarterTotal = sqliteTable(
  "quarter_total",
  {
    memberId: integer("member_id").notNull(),
    /** Start of the quarter. */
    at: integer().notNull(),
    deposits: integer().notNull(),
    withdrawals: integer().notNull(),
    stakes: integer().notNull(),
    wins: integer().notNull(),
    bonuses: integer().notNull(),
    rebates: integer().notNull().default(0),
    validStakes: integer("valid_stakes").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.at] })],
);

/** Values set by the switches, as JSON. */
export const setting = sqliteTable("setting", {
  key: text().primaryKey(),
  value: text().notNull(),
});

export type MemberRow = typeof member.$inferSelect;
export type TicketRow = typeof ticket.$inferSelect;
