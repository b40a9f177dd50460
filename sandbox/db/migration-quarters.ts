/**
 * Migration 6: sums by quarters of an hour instead of days, so that reports can use the days of any time
 * zone; and visit counts of referral links. Sums of days with rounds are calculated again from these; other
 * sums are booked at noon, which is the same day in nearly every zone.
 */
export const m0006 = `
CREATE TABLE "quarter_play" (
  "member_id" integer NOT NULL,
  "at" integer NOT NULL,
  "game_type" text NOT NULL,
  "stakes" integer NOT NULL,
  "valid_stakes" integer NOT NULL,
  "wins" integer NOT NULL,
  "rounds" integer NOT NULL,
  "kept" integer DEFAULT 0 NOT NULL,
  PRIMARY KEY("member_id","at","game_type")
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO "quarter_play"
SELECT "member_id", "at" / 900000 * 900000, "game_type", sum("stake"),
  sum(CASE WHEN "stake" <> "win" THEN "stake" ELSE 0 END), sum("win"), count(*), count(*)
FROM "bet" WHERE "member_id" IS NOT NULL AND "status" = 'settled' GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "quarter_play"
SELECT "member_id", unixepoch("day") * 1000 + 43200000, "game_type", "stakes", "valid_stakes", "wins",
  "rounds", 0
FROM "daily_play" WHERE "kept" = 0;
--> statement-breakpoint
CREATE TABLE "quarter_total" (
  "member_id" integer NOT NULL,
  "at" integer NOT NULL,
  "deposits" integer NOT NULL,
  "withdrawals" integer NOT NULL,
  "stakes" integer NOT NULL,
  "wins" integer NOT NULL,
  "bonuses" integer NOT NULL,
  "rebates" integer DEFAULT 0 NOT NULL,
  "valid_stakes" integer DEFAULT 0 NOT NULL,
  PRIMARY KEY("member_id", "at")
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO "quarter_total"
SELECT "member_id", "at", 0, 0, sum("stakes"), sum("wins"), 0, 0, sum("valid_stakes")
FROM "quarter_play" GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO "quarter_total"
SELECT "member_id", unixepoch("day") * 1000 + 43200000, "deposits", "withdrawals", 0, 0, "bonuses", "rebates", 0
FROM "daily_total" WHERE "deposits" <> 0 OR "withdrawals" <> 0 OR "bonuses" <> 0 OR "rebates" <> 0
ON CONFLICT DO UPDATE SET "deposits" = excluded."deposits", "withdrawals" = excluded."withdrawals",
  "bonuses" = excluded."bonuses", "rebates" = excluded."rebates";
--> statement-breakpoint
DROP TABLE "daily_play";
--> statement-breakpoint
DROP TABLE "daily_total";
--> statement-breakpoint
ALTER TABLE "agent_link" ADD COLUMN "visits" integer DEFAULT 0 NOT NULL;
`;
