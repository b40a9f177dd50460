/** Migration 2: records know the request that made them, so that a lost answer can be settled. */
export const m0002 = `
ALTER TABLE "payment" ADD COLUMN "request_id" text;
--> statement-breakpoint
ALTER TABLE "redeem_order" ADD COLUMN "request_id" text;
--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD COLUMN "request_id" text;
`;
