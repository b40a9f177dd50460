/** Migration 5: the default among a member's bank cards. */
export const m0005 = `
ALTER TABLE "bank_card" ADD COLUMN "preferred_at" integer DEFAULT 0 NOT NULL;
`;
