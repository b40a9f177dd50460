/** Migration 1: profiles, payments, points, agents and chat (`schema-accounts.ts`). */
export const m0001 = `
CREATE TABLE "agent_link" (
  "code" text PRIMARY KEY NOT NULL,
  "member_id" integer NOT NULL,
  "type" text NOT NULL,
  "rates" text NOT NULL,
  "uses" integer NOT NULL,
  "created_at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_card" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "member_id" integer NOT NULL,
  "bank" text NOT NULL,
  "holder" text NOT NULL,
  "number" text NOT NULL,
  "at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "member_id" integer NOT NULL,
  "name" text NOT NULL,
  "amount" integer NOT NULL,
  "rollover" integer NOT NULL,
  "at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat" (
  "id" text PRIMARY KEY NOT NULL,
  "title" text NOT NULL,
  "colour" text NOT NULL,
  "language" text NOT NULL,
  "model_id" text NOT NULL,
  "at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_line" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "chat_id" text NOT NULL,
  "from_guest" integer NOT NULL,
  "text" text NOT NULL,
  "at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim" (
  "member_id" integer NOT NULL,
  "reward_id" text NOT NULL,
  "amount" integer NOT NULL,
  "points" integer NOT NULL,
  "at" integer NOT NULL,
  PRIMARY KEY("member_id","reward_id")
);
--> statement-breakpoint
CREATE TABLE "contract" (
  "id" text PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "from_id" integer,
  "to_id" integer NOT NULL,
  "state" text NOT NULL,
  "request_kind" text NOT NULL,
  "terms" text NOT NULL,
  "offered_at" integer NOT NULL,
  "decided_at" integer,
  "settled_to" integer,
  "due_at" integer,
  "frozen" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contract_to" ON "contract" ("to_id","kind");
--> statement-breakpoint
CREATE INDEX "contract_from" ON "contract" ("from_id","kind");
--> statement-breakpoint
CREATE INDEX "contract_due" ON "contract" ("due_at");
--> statement-breakpoint
CREATE TABLE "daily_play" (
  "member_id" integer NOT NULL,
  "day" text NOT NULL,
  "game_type" text NOT NULL,
  "stakes" integer NOT NULL,
  "valid_stakes" integer NOT NULL,
  "wins" integer NOT NULL,
  "rounds" integer NOT NULL,
  PRIMARY KEY("member_id","day","game_type")
);
--> statement-breakpoint
CREATE TABLE "done_request" (
  "member_id" integer NOT NULL,
  "request_id" text NOT NULL,
  "facts" text NOT NULL,
  "answer" text NOT NULL,
  "at" integer NOT NULL,
  PRIMARY KEY("member_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "member_id" integer,
  "content" text NOT NULL,
  "images" integer NOT NULL,
  "at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_challenge" (
  "id" text PRIMARY KEY NOT NULL,
  "member_id" integer NOT NULL,
  "tries" integer NOT NULL,
  "expires_at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "member_id" integer NOT NULL,
  "kind" text NOT NULL,
  "method" text NOT NULL,
  "amount" integer NOT NULL,
  "fee" integer NOT NULL,
  "status" text NOT NULL,
  "at" integer NOT NULL,
  "due_at" integer,
  "settled_at" integer,
  "paid_at" integer,
  "confirm_by" integer,
  "confirm_state" text,
  "has_proof" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_member" ON "payment" ("member_id","kind","id");
--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" ("due_at");
--> statement-breakpoint
CREATE TABLE "profile" (
  "member_id" integer PRIMARY KEY NOT NULL,
  "real_name" text DEFAULT '' NOT NULL,
  "birthday" text DEFAULT '' NOT NULL,
  "address" text DEFAULT '' NOT NULL,
  "nationality" text DEFAULT '' NOT NULL,
  "occupation" text DEFAULT '' NOT NULL,
  "source_of_income" text DEFAULT '' NOT NULL,
  "zalo" text DEFAULT '' NOT NULL,
  "telegram" text DEFAULT '' NOT NULL,
  "email" text DEFAULT '' NOT NULL,
  "email_verified" integer DEFAULT 0 NOT NULL,
  "dialing_code" text DEFAULT '' NOT NULL,
  "mobile" text DEFAULT '' NOT NULL,
  "mobile_verified" integer DEFAULT 0 NOT NULL,
  "payment_hash" text,
  "payment_tries" integer DEFAULT 0 NOT NULL,
  "payment_locked_until" integer DEFAULT 0 NOT NULL,
  "last_password_change" integer,
  "require_verification" integer DEFAULT 0 NOT NULL,
  "frozen" integer DEFAULT 0 NOT NULL,
  "referred_by" integer
);
--> statement-breakpoint
CREATE INDEX "profile_mobile" ON "profile" ("mobile");
--> statement-breakpoint
CREATE INDEX "profile_referred" ON "profile" ("referred_by");
--> statement-breakpoint
CREATE TABLE "rate" (
  "member_id" integer NOT NULL,
  "game_type" text NOT NULL,
  "rate" integer NOT NULL,
  PRIMARY KEY("member_id","game_type")
);
--> statement-breakpoint
CREATE TABLE "redeem_order" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "member_id" integer NOT NULL,
  "product_id" text NOT NULL,
  "quantity" integer NOT NULL,
  "points" integer NOT NULL,
  "amount" integer NOT NULL,
  "status" text NOT NULL,
  "address" text NOT NULL,
  "phone" text NOT NULL,
  "at" integer NOT NULL,
  "due_at" integer
);
--> statement-breakpoint
CREATE INDEX "redeem_due" ON "redeem_order" ("due_at");
--> statement-breakpoint
CREATE TABLE "settlement" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "kind" text NOT NULL,
  "contract_id" text NOT NULL,
  "from_id" integer,
  "to_id" integer NOT NULL,
  "period" text NOT NULL,
  "window_from" integer NOT NULL,
  "window_to" integer NOT NULL,
  "base" integer NOT NULL,
  "rate" integer NOT NULL,
  "amount" integer NOT NULL,
  "status" text NOT NULL,
  "paid_at" integer
);
--> statement-breakpoint
CREATE INDEX "settlement_to" ON "settlement" ("to_id","kind","window_to");
--> statement-breakpoint
CREATE INDEX "settlement_from" ON "settlement" ("from_id","kind","window_to");
--> statement-breakpoint
CREATE TABLE "sms_code" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "purpose" text NOT NULL,
  "number" text NOT NULL,
  "code" text NOT NULL,
  "tries" integer NOT NULL,
  "at" integer NOT NULL,
  "expires_at" integer NOT NULL,
  "used_at" integer
);
--> statement-breakpoint
CREATE INDEX "sms_code_number" ON "sms_code" ("number","at");
--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "game_type" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "device" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "daily_total" ADD COLUMN "rebates" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "bet_at" ON "bet" ("at");
--> statement-breakpoint
CREATE INDEX "member_upline" ON "member" ("upline_id");
`;
