/**
 * Migration 2: records contain the id of the request that created them, so that a client can find the result
 * of a request whose response was lost.
 */
export const m0002 = `
ALTER TABLE "payment" ADD COLUMN "request_id" text;
--> statement-breakpoint
ALTER TABLE "redeem_order" ADD COLUMN "request_id" text;
--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD COLUMN "request_id" text;
`;
