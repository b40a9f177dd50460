/** Migration 13: exclusions of accounts, and the market's register of excluded persons. */
export const m0013 = `
CREATE TABLE "exclusion" (
  "member_id" integer PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "from_at" integer NOT NULL,
  "until_at" integer
);
--> statement-breakpoint
CREATE TABLE "register_person" (
  "value" text PRIMARY KEY NOT NULL,
  "until_at" integer
);
`;
