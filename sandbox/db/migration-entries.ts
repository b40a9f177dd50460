/**
 * Migration 10: opening balances no longer count as deposits, and an index finds quarters of an hour that
 * have sums without rounds.
 */
export const m0010 = `
UPDATE "ledger_entry" SET "kind" = 'opening' WHERE "kind" = 'deposit' AND "transfer_id" IN
  (SELECT "id" FROM "ledger_transfer" WHERE "kind" = 'deposit' AND "reference" LIKE 'opening:%');
--> statement-breakpoint
UPDATE "ledger_transfer" SET "kind" = 'opening' WHERE "kind" = 'deposit' AND "reference" LIKE 'opening:%';
--> statement-breakpoint
CREATE INDEX "quarter_play_bare" ON "quarter_play" ("at") WHERE "kept" < "rounds";
`;
