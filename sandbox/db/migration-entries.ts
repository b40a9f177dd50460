/**
 * Migration 10: what a wallet held before its statement begins is no deposit; and the quarters of an hour that have
 * sums without rounds are found at once.
 */
export const m0010 = `
UPDATE "ledger_entry" SET "kind" = 'opening' WHERE "kind" = 'deposit' AND "transfer_id" IN
  (SELECT "id" FROM "ledger_transfer" WHERE "kind" = 'deposit' AND "reference" LIKE 'opening:%');
--> statement-breakpoint
UPDATE "ledger_transfer" SET "kind" = 'opening' WHERE "kind" = 'deposit' AND "reference" LIKE 'opening:%';
--> statement-breakpoint
CREATE INDEX "quarter_play_bare" ON "quarter_play" ("at") WHERE "kept" < "rounds";
`;
