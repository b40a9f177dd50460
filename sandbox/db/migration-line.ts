/**
 * Migration 3: tables for reports. `line` lists all accounts below an account, at any depth; a trigger on new
 * members maintains it, since the upline never changes. Daily sums get the valid bets.
 */
export const m0003 = `
CREATE TABLE "line" (
  "upline_id" integer NOT NULL,
  "member_id" integer NOT NULL,
  "level" integer NOT NULL,
  PRIMARY KEY("upline_id","member_id")
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX "line_member" ON "line" ("member_id","level");
--> statement-breakpoint
INSERT INTO "line"
WITH RECURSIVE below (upline_id, member_id, level) AS (
  SELECT id, id, 0 FROM member
  UNION ALL
  SELECT b.upline_id, m.id, b.level + 1 FROM below b JOIN member m ON m.upline_id = b.member_id
)
SELECT upline_id, member_id, level FROM below;
--> statement-breakpoint
CREATE TRIGGER "member_line" AFTER INSERT ON "member" BEGIN
  INSERT INTO line VALUES (new.id, new.id, 0);
  INSERT INTO line SELECT upline_id, new.id, level + 1 FROM line WHERE member_id = new.upline_id;
  INSERT INTO line
    SELECT a.upline_id, d.member_id, a.level + 1 + d.level
    FROM member m
    JOIN line d ON d.upline_id = m.id
    JOIN line a ON a.member_id = new.id
    WHERE m.upline_id = new.id;
END;
--> statement-breakpoint
ALTER TABLE "daily_total" ADD COLUMN "valid_stakes" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "daily_total" SET "valid_stakes" = coalesce((
  SELECT sum(valid_stakes) FROM daily_play p
  WHERE p.member_id = daily_total.member_id AND p.day = daily_total.day
), 0);
`;
