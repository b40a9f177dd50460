import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Second part of the world's tables: accounts, payments, points, agents. Times are in ms, amounts are
// integers of 1/10000 of the unit; ids that responses contain are text.

/** A member's profile; the row is created on first use. */
export const profile = sqliteTable(
  "profile",
  {
    memberId: integer("member_id").primaryKey(),
    realName: text("real_name").notNull().default(""),
    birthday: text().notNull().default(""),
    address: text().notNull().default(""),
    nationality: text().notNull().default(""),
    occupation: text().notNull().default(""),
    sourceOfIncome: text("source_of_income").notNull().default(""),
    zalo: text().notNull().default(""),
    telegram: text().notNull().default(""),
    email: text().notNull().default(""),
    emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
    dialingCode: text("dialing_code").notNull().default(""),
    mobile: text().notNull().default(""),
    mobileVerified: integer("mobile_verified", { mode: "boolean" }).notNull().default(false),
    paymentHash: text("payment_hash"),
    paymentTries: integer("payment_tries").notNull().default(0),
    paymentLockedUntil: integer("payment_locked_until").notNull().default(0),
    lastPasswordChange: integer("last_password_change"),
    /** True for an account that needs the second step at every login (E21). */
    requireVerification: integer("require_verification", { mode: "boolean" })
      .notNull()
      .default(false),
    /** S33: an agent who owes a dividend may not withdraw or transfer money. */
    frozen: integer({ mode: "boolean" }).notNull().default(false),
    /** When the agent was frozen, and the unpaid dividend: `{to, amount}` as JSON. */
    frozenAt: integer("frozen_at"),
    frozenFor: text("frozen_for"),
    referredBy: integer("referred_by"),
  },
  (table) => [
    index("profile_mobile").on(table.mobile),
    index("profile_referred").on(table.referredBy),
  ],
);

export const smsCode = sqliteTable(
  "sms_code",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** `login`, `register`, `reset`, `verify` or `mail`. */
    purpose: text().notNull(),
    number: text().notNull(),
    code: text().notNull(),
    tries: integer().notNull(),
    at: integer().notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (table) => [index("sms_code_number").on(table.number, table.at)],
);

export const loginChallenge = sqliteTable("login_challenge", {
  id: text().primaryKey(),
  memberId: integer("member_id").notNull(),
  tries: integer().notNull(),
  expiresAt: integer("expires_at").notNull(),
});

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

/** Deposits and withdrawals. */
export const payment = sqliteTable(
  "payment",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer("member_id").notNull(),
    kind: text({ enum: ["DEPOSIT", "WITHDRAWAL"] }).notNull(),
    /** The deposit method, or the card's label. */
    method: text().notNull(),
    amount: integer().notNull(),
    fee: integer().notNull(),
    status: text().notNull(),
    at: integer().notNull(),
    /** When its status changes automatically; null for never. */
    dueAt: integer("due_at"),
    settledAt: integer("settled_at"),
    paidAt: integer("paid_at"),
    confirmBy: integer("confirm_by"),
    confirmState: text("confirm_state"),
    hasProof: integer("has_proof", { mode: "boolean" }).notNull().default(false),
    requestId: text("request_id"),
    /** A deposit in coins: the amount to pay, as decimal text. */
    payAmount: text("pay_amount"),
    /** The price of one coin in the member's currency, as decimal text. */
    rate: text(),
    /** When the rate expires, in ms. */
    rateUntil: integer("rate_until"),
  },
  (table) => [
    index("payment_member").on(table.memberId, table.kind, table.id),
    index("payment_due").on(table.dueAt),
  ],
);

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

/** Rebate and commission rates in 1/10000 percent. */
export const rate = sqliteTable(
  "rate",
  {
    memberId: integer("member_id").notNull(),
    gameType: text("game_type").notNull(),
    rate: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameType] })],
);

export const contract = sqliteTable(
  "contract",
  {
    id: text().primaryKey(),
    kind: text({ enum: ["DIVIDEND", "DAILY", "HOURLY", "REALTIME"] }).notNull(),
    /** Null when the operator gave it. */
    fromId: integer("from_id"),
    toId: integer("to_id").notNull(),
    state: text({ enum: ["OFFERED", "ACTIVE", "REJECTED", "TERMINATED"] }).notNull(),
    requestKind: text("request_kind", { enum: ["NEW", "TERMINATION", "SUCCESS"] }).notNull(),
    terms: text().notNull(),
    offeredAt: integer("offered_at").notNull(),
    decidedAt: integer("decided_at"),
    /** Play before this time is settled. */
    settledTo: integer("settled_to"),
    dueAt: integer("due_at"),
    frozen: integer({ mode: "boolean" }).notNull().default(false),
    /** The account that ended it, or `platform`, and the reason. */
    endedBy: text("ended_by"),
    endReason: text("end_reason"),
  },
  (table) => [
    index("contract_to").on(table.toId, table.kind),
    index("contract_from").on(table.fromId, table.kind),
    index("contract_due").on(table.dueAt),
  ],
);

/** Payments of contracts. */
export const settlement = sqliteTable(
  "settlement",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().notNull(),
    contractId: text("contract_id").notNull(),
    fromId: integer("from_id"),
    toId: integer("to_id").notNull(),
    period: text().notNull(),
    windowFrom: integer("window_from").notNull(),
    windowTo: integer("window_to").notNull(),
    base: integer().notNull(),
    rate: integer().notNull(),
    amount: integer().notNull(),
    status: text({ enum: ["PENDING", "PAID", "REFUSED", "FORCED"] }).notNull(),
    paidAt: integer("paid_at"),
  },
  (table) => [
    index("settlement_to").on(
      table.toId,
      table.kind,
      table.windowTo,
      table.windowFrom,
      table.base,
      table.amount,
      table.paidAt,
    ),
    index("settlement_from").on(
      table.fromId,
      table.kind,
      table.windowTo,
      table.windowFrom,
      table.base,
      table.amount,
      table.paidAt,
    ),
    index("settlement_pending").on(table.contractId).where(sql`status = 'PENDING'`),
  ],
);

/** A member's play in a quarter of an hour, by game type. */
export const quarterPlay = sqliteTable(
  "quarter_play",
  {
    memberId: integer("member_id").notNull(),
    /** Start of the quarter. */
    at: integer().notNull(),
    gameType: text("game_type").notNull(),
    stakes: integer().notNull(),
    validStakes: integer("valid_stakes").notNull(),
    wins: integer().notNull(),
    rounds: integer().notNull(),
    /** How many of the rounds have a row in `bet`; older seeded days have sums only. */
    kept: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.at, table.gameType] })],
);

/**
 * All accounts below a member at any depth, and the member at level 0; maintained by a trigger of `member`.
 */
export const line = sqliteTable(
  "line",
  {
    uplineId: integer("upline_id").notNull(),
    memberId: integer("member_id").notNull(),
    level: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uplineId, table.memberId] }),
    index("line_member").on(table.memberId, table.level),
  ],
);

export const feedback = sqliteTable("feedback", {
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer("member_id"),
  content: text().notNull(),
  images: integer().notNull(),
  at: integer().notNull(),
});

export type ProfileRow = typeof profile.$inferSelect;
export type ContractRow = typeof contract.$inferSelect;
