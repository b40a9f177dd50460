/** Migration 14: limits that the platform keeps for accounts. */
export const m0014 = `
CREATE TABLE "member_limit" (
  "member_id" integer NOT NULL,
  "kind" text NOT NULL,
  "period" text NOT NULL,
  "amount" integer NOT NULL,
  "asked_at" integer,
  "asked_amount" integer,
  PRIMARY KEY("member_id", "kind", "period")
);
`;
