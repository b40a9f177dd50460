import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Balances, cards, points and rewards.

export const ledgerAccount = sqliteTable("ledger_account", {
  /** `wallet:<member>`, `ticket:<ticket>`, `house:<currency>`, `bank:<currency>`; see ledger.ts. */
  id: text().primaryKey(),
  currency: text().notNull(),
  balance: integer().notNull(),
  updatedAt: integer("updated_at").notNull(),
});

export const bankCard = sqliteTable("bank_card", {
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer("member_id").notNull(),
  bank: text().notNull(),
  holder: text().notNull(),
  number: text().notNull(),
  at: integer().notNull(),
  /** When it was made the default; the latest one is the default. */
  preferredAt: integer("preferred_at").notNull().default(0),
});

export const bonus = sqliteTable("bonus", {
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer("member_id").notNull(),
  /** Key of `bonus-names.ts`. */
  name: text().notNull(),
  amount: integer().notNull(),
  /** The required turnover. */
  rollover: integer().notNull(),
  at: integer().notNull(),
});

/** Claimed rewards. */
export const claim = sqliteTable(
  "claim",
  {
    memberId: integer("member_id").notNull(),
    rewardId: text("reward_id").notNull(),
    amount: integer().notNull(),
    points: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.rewardId] })],
);

export const redeemOrder = sqliteTable(
  "redeem_order",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer("member_id").notNull(),
    productId: text("product_id").notNull(),
    quantity: integer().notNull(),
    points: integer().notNull(),
    amount: integer().notNull(),
    status: text({ enum: ["applying", "passed", "rejected"] }).notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    at: integer().notNull(),
    dueAt: integer("due_at"),
    requestId: text("request_id"),
  },
  (table) => [index("redeem_due").on(table.dueAt)],
);

/** Responses by request id, so that a repeated request has one effect. */
export const doneRequest = sqliteTable(
  "done_request",
  {
    memberId: integer("member_id").notNull(),
    requestId: text("request_id").notNull(),
    facts: text().notNull(),
    answer: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.requestId] })],
);
