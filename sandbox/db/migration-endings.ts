/** Migration 11: who ended a contract and why; when and why an agent was frozen. */
export const m0011 = `
ALTER TABLE "contract" ADD COLUMN "ended_by" text;
--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "end_reason" text;
--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "frozen_at" integer;
--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "frozen_for" text;
--> statement-breakpoint
ALTER TABLE "agent_link" ADD COLUMN "name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "agent_link" ADD COLUMN "request_id" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "agent_link_request" ON "agent_link" ("member_id","request_id");
`;
