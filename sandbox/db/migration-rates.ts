/** Migration 16: what was changed of rates, and by whom (CA172). */
export const m0016 = `
CREATE TABLE "rate_change" (
  "id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  "member_id" integer NOT NULL,
  "by" text NOT NULL,
  "at" integer NOT NULL,
  "game_type" text NOT NULL,
  "before" integer,
  "after" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_change_member" ON "rate_change" ("member_id", "at");
`;
