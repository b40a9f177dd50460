/** Migration 7: accounts of Google, Facebook and Firebase's phone sign-in, and the members they belong to. */
export const m0007 = `
CREATE TABLE "social_account" (
  "provider" text NOT NULL,
  "subject" text NOT NULL,
  "member_id" integer NOT NULL,
  "linked_at" integer NOT NULL,
  PRIMARY KEY("provider", "subject")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "social_account_member" ON "social_account" ("member_id","provider");
`;
