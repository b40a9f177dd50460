/** Migration 8: the amount to pay, the rate and its expiry for deposits in coins. */
export const m0008 = `
ALTER TABLE "payment" ADD COLUMN "pay_amount" text;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "rate" text;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "rate_until" integer;
`;
