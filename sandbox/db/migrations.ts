import { m0001 } from "./migration-accounts.ts";
import { m0009 } from "./migration-bets.ts";
import { m0005 } from "./migration-cards.ts";
import { m0008 } from "./migration-coins.ts";
import { m0011 } from "./migration-endings.ts";
import { m0010 } from "./migration-entries.ts";
import { m0013 } from "./migration-exclusions.ts";
import { m0014 } from "./migration-limits.ts";
import { m0003 } from "./migration-line.ts";
import { m0015 } from "./migration-links.ts";
import { m0004 } from "./migration-lists.ts";
import { m0012 } from "./migration-promotions.ts";
import { m0006 } from "./migration-quarters.ts";
import { m0016 } from "./migration-rates.ts";
import { m0002 } from "./migration-requests.ts";
import { m0007 } from "./migration-social.ts";

// Migrations are SQL text, so that the bundle needs no loader. A change of schema.ts needs a new entry here;
// existing entries are never edited.

const m0000 = `
CREATE TABLE "bet" (
  "id" text PRIMARY KEY NOT NULL,
  "ticket_id" text NOT NULL,
  "member_id" integer,
  "node_id" integer NOT NULL,
  "vendor" text NOT NULL,
  "stake" integer NOT NULL,
  "win" integer NOT NULL,
  "status" text NOT NULL,
  "outcome" text NOT NULL,
  "at" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bet_member" ON "bet" ("member_id","at");--> statement-breakpoint
CREATE TABLE "captcha" (
  "id" text PRIMARY KEY NOT NULL,
  "answer" text NOT NULL,
  "expires_at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_total" (
  "member_id" integer NOT NULL,
  "day" text NOT NULL,
  "deposits" integer NOT NULL,
  "withdrawals" integer NOT NULL,
  "stakes" integer NOT NULL,
  "wins" integer NOT NULL,
  "bonuses" integer NOT NULL,
  PRIMARY KEY("member_id", "day")
);
--> statement-breakpoint
CREATE TABLE "favourite" (
  "member_id" integer NOT NULL,
  "node_id" integer NOT NULL,
  "added_at" integer NOT NULL,
  PRIMARY KEY("member_id", "node_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_message" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "member_id" integer NOT NULL,
  "title" text NOT NULL,
  "content" text NOT NULL,
  "sent_at" integer NOT NULL,
  "read_at" integer
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
  "id" text PRIMARY KEY NOT NULL,
  "currency" text NOT NULL,
  "balance" integer NOT NULL,
  "updated_at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "transfer_id" integer NOT NULL,
  "account_id" text NOT NULL,
  "amount" integer NOT NULL,
  "balance_after" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" ("account_id","id");--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "kind" text NOT NULL,
  "reference" text NOT NULL,
  "at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "account" text NOT NULL,
  "at" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "login_failure_account" ON "login_failure" ("account","at");--> statement-breakpoint
CREATE TABLE "member" (
  "id" integer PRIMARY KEY NOT NULL,
  "account" text NOT NULL,
  "password_hash" text NOT NULL,
  "nickname" text NOT NULL,
  "type" integer NOT NULL,
  "currency" text NOT NULL,
  "vip" integer NOT NULL,
  "last_login" integer,
  "first_time_login" integer NOT NULL,
  "password_expired" integer NOT NULL,
  "locked" integer NOT NULL,
  "icon" text NOT NULL,
  "upline_id" integer,
  "created_at" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "member_account_unique" ON "member" ("account");--> statement-breakpoint
CREATE TABLE "recent_game" (
  "member_id" integer NOT NULL,
  "node_id" integer NOT NULL,
  "played_at" integer NOT NULL,
  PRIMARY KEY("member_id", "node_id")
);
--> statement-breakpoint
CREATE TABLE "setting" (
  "key" text PRIMARY KEY NOT NULL,
  "value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket" (
  "id" text PRIMARY KEY NOT NULL,
  "node_id" integer NOT NULL,
  "member_id" integer,
  "token" text,
  "currency" text NOT NULL,
  "language" text NOT NULL,
  "back_url" text NOT NULL,
  "created_at" integer NOT NULL,
  "expires_at" integer NOT NULL,
  "closed_at" integer
);
--> statement-breakpoint
CREATE TABLE "token" (
  "token" text PRIMARY KEY NOT NULL,
  "member_id" integer NOT NULL,
  "ip" text NOT NULL,
  "created_at" integer NOT NULL,
  "expires_at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_jti" (
  "jti" text PRIMARY KEY NOT NULL,
  "expires_at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "winner" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "member_id" integer NOT NULL,
  "account" text NOT NULL,
  "node_id" integer NOT NULL,
  "win" integer NOT NULL,
  "at" integer NOT NULL
);
`;

/** The world's migrations, oldest first, in the format of drizzle's migrator. */
export const migrations = {
  journal: {
    entries: [
      { idx: 0, when: 1764547200000, tag: "0000_world", breakpoints: true },
      { idx: 1, when: 1764633600000, tag: "0001_accounts", breakpoints: true },
      { idx: 2, when: 1764720000000, tag: "0002_requests", breakpoints: true },
      { idx: 3, when: 1764806400000, tag: "0003_line", breakpoints: true },
      { idx: 4, when: 1764892800000, tag: "0004_lists", breakpoints: true },
      { idx: 5, when: 1764979200000, tag: "0005_cards", breakpoints: true },
      { idx: 6, when: 1765065600000, tag: "0006_quarters", breakpoints: true },
      { idx: 7, when: 1765152000000, tag: "0007_social", breakpoints: true },
      { idx: 8, when: 1765238400000, tag: "0008_coins", breakpoints: true },
      { idx: 9, when: 1765324800000, tag: "0009_bets", breakpoints: true },
      { idx: 10, when: 1765411200000, tag: "0010_entries", breakpoints: true },
      { idx: 11, when: 1765497600000, tag: "0011_endings", breakpoints: true },
      { idx: 12, when: 1765584000000, tag: "0012_promotions", breakpoints: true },
      { idx: 13, when: 1765670400000, tag: "0013_exclusions", breakpoints: true },
      { idx: 14, when: 1765756800000, tag: "0014_limits", breakpoints: true },
      { idx: 15, when: 1765843200000, tag: "0015_links", breakpoints: true },
      { idx: 16, when: 1765929600000, tag: "0016_rates", breakpoints: true },
    ],
  },
  migrations: {
    m0000,
    m0001,
    m0002,
    m0003,
    m0004,
    m0005,
    m0006,
    m0007,
    m0008,
    m0009,
    m0010,
    m0011,
    m0012,
    m0013,
    m0014,
    m0015,
    m0016,
  },
};
