import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

// Accounts, their sessions and their profiles.

export const member = sqliteTable(
  "member",
  {
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
  },
  (table) => [index("member_upline").on(table.uplineId)],
);

export const token = sqliteTable("token", {
  token: text().primaryKey(),
  memberId: integer("member_id").notNull(),
  ip: text().notNull(),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
  /** The User-Agent of the login. */
  device: text().notNull().default(""),
  /** CA186: it reads an agent's reports, and does nothing else. */
  reports: integer({ mode: "boolean" }).notNull().default(false),
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

export const loginChallenge = sqliteTable("login_challenge", {
  id: text().primaryKey(),
  memberId: integer("member_id").notNull(),
  tries: integer().notNull(),
  expiresAt: integer("expires_at").notNull(),
});

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

/**
 * A limit of an account: on a single bet, or on the deposits of a day. `requestedAt` is when a higher one was asked for, null
 * without a request; `requestedAmount` is null when none is wanted.
 */
export const memberLimit = sqliteTable(
  "member_limit",
  {
    memberId: integer("member_id").notNull(),
    kind: text({ enum: ["STAKE", "DEPOSIT"] }).notNull(),
    period: text({ enum: ["BET", "DAY"] }).notNull(),
    amount: integer().notNull(),
    requestedAt: integer("asked_at"),
    requestedAmount: integer("asked_amount"),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period] })],
);

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

export type MemberRow = typeof member.$inferSelect;

export type ProfileRow = typeof profile.$inferSelect;
