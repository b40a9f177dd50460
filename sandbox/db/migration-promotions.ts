/** Migration 12: which members joined which promotions. */
export const m0012 = `
CREATE TABLE "promotion_join" (
  "member_id" integer NOT NULL,
  "promotion_id" integer NOT NULL,
  "at" integer NOT NULL,
  PRIMARY KEY("member_id","promotion_id")
) WITHOUT ROWID;
`;
