/** Migration 15: what a referral link is for, its visits, and the accounts that registered by it. */
export const m0015 = `
ALTER TABLE "agent_link" ADD COLUMN "campaign" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "agent_link" ADD COLUMN "landing" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "agent_link" ADD COLUMN "retired_at" integer;
--> statement-breakpoint
CREATE TABLE "link_visit" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "code" text NOT NULL,
  "at" integer NOT NULL,
  "campaign" text DEFAULT '' NOT NULL,
  "source" text DEFAULT '' NOT NULL,
  "params" text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "link_visit_code" ON "link_visit" ("code", "at");
--> statement-breakpoint
CREATE TABLE "link_account" (
  "member_id" integer PRIMARY KEY NOT NULL,
  "code" text NOT NULL,
  "at" integer NOT NULL,
  "campaign" text DEFAULT '' NOT NULL,
  "source" text DEFAULT '' NOT NULL,
  "params" text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "link_account_code" ON "link_account" ("code", "at");
`;
