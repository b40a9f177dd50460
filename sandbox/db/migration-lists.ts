/**
 * Migration 4: columns and indices for long lists and sums over months. Daily sums are stored in the order of
 * their aggregation, with the number of rounds that have rows; ledger entries contain the wallet's owner,
 * time and kind; indices cover the lists' filters.
 */
export const m0004 = `
CREATE TABLE "daily_play_new" (
  "member_id" integer NOT NULL,
  "day" text NOT NULL,
  "game_type" text NOT NULL,
  "stakes" integer NOT NULL,
  "valid_stakes" integer NOT NULL,
  "wins" integer NOT NULL,
  "rounds" integer NOT NULL,
  "kept" integer DEFAULT 0 NOT NULL,
  PRIMARY KEY("member_id","day","game_type")
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO "daily_play_new"
SELECT p.*, (
  SELECT count(*) FROM bet b
  WHERE b.member_id = p.member_id AND b.game_type = p.game_type
    AND b.status = 'settled' AND date(b.at / 1000, 'unixepoch') = p.day
) FROM "daily_play" p;
--> statement-breakpoint
DROP TABLE "daily_play";
--> statement-breakpoint
ALTER TABLE "daily_play_new" RENAME TO "daily_play";
--> statement-breakpoint
CREATE TABLE "daily_total_new" (
  "member_id" integer NOT NULL,
  "day" text NOT NULL,
  "deposits" integer NOT NULL,
  "withdrawals" integer NOT NULL,
  "stakes" integer NOT NULL,
  "wins" integer NOT NULL,
  "bonuses" integer NOT NULL,
  "rebates" integer DEFAULT 0 NOT NULL,
  "valid_stakes" integer DEFAULT 0 NOT NULL,
  PRIMARY KEY("member_id", "day")
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO "daily_total_new"
SELECT member_id, day, deposits, withdrawals, stakes, wins, bonuses, rebates, valid_stakes
FROM "daily_total";
--> statement-breakpoint
DROP TABLE "daily_total";
--> statement-breakpoint
ALTER TABLE "daily_total_new" RENAME TO "daily_total";
--> statement-breakpoint
DROP INDEX "bet_at";
--> statement-breakpoint
CREATE INDEX "bet_at" ON "bet" ("at","member_id","game_type");
--> statement-breakpoint
CREATE INDEX "bet_stake" ON "bet" ("stake","at");
--> statement-breakpoint
CREATE INDEX "bet_win" ON "bet" ("win","at");
--> statement-breakpoint
CREATE INDEX "bet_vendor" ON "bet" ("vendor","at");
--> statement-breakpoint
CREATE INDEX "bet_unsettled" ON "bet" ("at") WHERE "status" <> 'settled';
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "member_id" integer;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "at" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "kind" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "ledger_entry" SET
  "member_id" = (
    SELECT m.id FROM member m WHERE ledger_entry.account_id = 'wallet:' || m.id
      AND m.id = cast(substr(ledger_entry.account_id, 8) AS integer)
  ),
  ("at", "kind") = (SELECT t.at, t.kind FROM ledger_transfer t WHERE t.id = ledger_entry.transfer_id);
--> statement-breakpoint
CREATE INDEX "ledger_entry_at" ON "ledger_entry" ("at","member_id","kind","amount")
WHERE "member_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "ledger_entry_member" ON "ledger_entry" ("member_id","at")
WHERE "member_id" IS NOT NULL;
--> statement-breakpoint
DROP INDEX "settlement_to";
--> statement-breakpoint
DROP INDEX "settlement_from";
--> statement-breakpoint
CREATE INDEX "settlement_to" ON "settlement"
("to_id","kind","window_to","window_from","base","amount","paid_at");
--> statement-breakpoint
CREATE INDEX "settlement_from" ON "settlement"
("from_id","kind","window_to","window_from","base","amount","paid_at");
--> statement-breakpoint
CREATE INDEX "settlement_pending" ON "settlement" ("contract_id") WHERE "status" = 'PENDING';
`;
