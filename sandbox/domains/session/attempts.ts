import { and, count, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { loginFailure } from "../../db/schema/members.ts";

const windowMs = 30 * 60 * 1000;
const freeFailures = 3;

/** Whether the next try at an account needs a captcha: three failures in 30 minutes (E6). */
export function captchaNeeded(db: Database, account: string, now: number): boolean {
  const row = db
    .select({ failures: count() })
    .from(loginFailure)
    .where(and(eq(loginFailure.account, account), gt(loginFailure.at, now - windowMs)))
    .get();
  return (row?.failures ?? 0) >= freeFailures;
}

/**
 * Counts a try as failed before the password is checked, so that parallel tries can't exceed the limit. Unknown
 * names are counted too, so that the response does not reveal them.
 */
export function recordFailure(db: Database, account: string, now: number): void {
  db.insert(loginFailure).values({ account, at: now }).run();
}

/** A success wipes the account's failures. */
export function clearFailures(db: Database, account: string): void {
  db.delete(loginFailure).where(eq(loginFailure.account, account)).run();
}
