/** Migration 15: what a referral link is for, its visits, the accounts that registered by it; changes of contracts. */
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
--> statement-breakpoint
CREATE TABLE "contract_change" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "contract_id" text NOT NULL,
  "action" text NOT NULL,
  "by" text NOT NULL,
  "at" integer NOT NULL,
  "before" text,
  "after" text
);
--> statement-breakpoint
CREATE INDEX "contract_change_contract" ON "contract_change" ("contract_id", "at");
--> statement-breakpoint
INSERT INTO "contract_change" ("contract_id", "action", "by", "at", "after")
SELECT c."id", 'OFFERED', coalesce(m."account", 'platform'), c."offered_at", c."terms"
FROM "contract" c LEFT JOIN "member" m ON m."id" = c."from_id";
--> statement-breakpoint
INSERT INTO "contract_change" ("contract_id", "action", "by", "at", "after")
SELECT c."id", 'ACCEPTED', m."account", c."decided_at", c."terms"
FROM "contract" c JOIN "member" m ON m."id" = c."to_id" WHERE c."state" = 'ACTIVE';
`;
