/** Migration 8: a deposit in coins keeps the amount to pay, its rate, and until when the rate holds. */
export const m0008 = `
ALTER TABLE "payment" ADD COLUMN "pay_amount" text;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "rate" text;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "rate_until" integer;
`;
