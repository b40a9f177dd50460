/** Migration 5: which of a member's bank cards is offered first. */
export const m0005 = `
ALTER TABLE "bank_card" ADD COLUMN "preferred_at" integer DEFAULT 0 NOT NULL;
`;
