/** Migration 9: pending bets of draws and matches, and the room of a ticket. */
export const m0009 = `
ALTER TABLE "bet" ADD COLUMN "placed_at" integer;
--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "settles_at" integer;
--> statement-breakpoint
CREATE INDEX "bet_open" ON "bet" ("member_id","stake") WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "bet_due" ON "bet" ("settles_at") WHERE status = 'open' and settles_at is not null;
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "room_id" text;
`;
