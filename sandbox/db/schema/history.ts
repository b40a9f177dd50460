// Bets, the ledger's movements, payments and their sums, rates and contracts. These tables are created and filled when a
// statement first names one of them (../open.ts): what a new world has in them costs more than all the rest of it.
// Times are milliseconds since the epoch, amounts integers of 1/10000 of the currency's unit.

import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
    stored: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.at, table.gameType] }),
    index("quarter_play_bare").on(table.at).where(sql`stored < rounds`),
  ],
);

/** Rebate and commission rates in 1/10000 percent, each with the time in which it holds. */
export const rate = sqliteTable(
  "rate",
  {
    memberId: integer("member_id").notNull(),
    gameType: text("game_type").notNull(),
    /** From when on it holds; 0 for a rate that held before there was any play. */
    since: integer().notNull(),
    /** Up to when it holds, exclusive; `noEnd` where nothing follows. */
    until: integer().notNull(),
    rate: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameType, table.since] })],
);

/** What was changed of rates, and by whom (CA172). Rates are in 1/10000 percent. */
export const rateChange = sqliteTable(
  "rate_change",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer("member_id").notNull(),
    /** An account. */
    by: text().notNull(),
    at: integer().notNull(),
    /** From when on it holds. */
    since: integer().notNull(),
    gameType: text("game_type").notNull(),
    /** Null where there was no rate. */
    before: integer(),
    after: integer().notNull(),
  },
  (table) => [index("rate_change_member").on(table.memberId, table.at)],
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

/** What was done to contracts, and by whom (CA166). */
export const contractChange = sqliteTable(
  "contract_change",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    contractId: text("contract_id").notNull(),
    action: text({
      enum: [
        "OFFERED",
        "ACCEPTED",
        "REJECTED",
        "WITHDRAWN",
        "TERMINATED",
        "REPLACED",
        "RATE_CUT",
        "EXPIRED",
      ],
    }).notNull(),
    /** An account, or `platform`. */
    by: text().notNull(),
    at: integer().notNull(),
    /** The terms that held until then and from then on, as JSON; null for none. */
    before: text(),
    after: text(),
  },
  (table) => [index("contract_change_contract").on(table.contractId, table.at)],
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
    /** `LOST`: it was pending when its contract ended, and nobody pays it any more. */
    status: text({ enum: ["PENDING", "PAID", "REFUSED", "FORCED", "LOST"] }).notNull(),
    paidAt: integer("paid_at"),
    lostAt: integer("lost_at"),
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

export type ContractRow = typeof contract.$inferSelect;
