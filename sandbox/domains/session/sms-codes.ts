import { and, count, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { smsCode } from "../../db/schema/members.ts";
import { PlatformError } from "../../http/errors.ts";
import { randomBelow } from "../play/random.ts";
import { dayMs } from "../records/days.ts";

export type CodePurpose = "login" | "register" | "reset" | "verify" | "mail";

const countdownMinutes = 1;
const lifeMs = 10 * 60_000;
const codesADay = 5;
const mostTries = 5;

/** A new code of six digits, readable through the switches; no limit is looked at. */
export function writeCode(db: Database, purpose: CodePurpose, number: string, now: number): string {
  const code = String(randomBelow(1_000_000)).padStart(6, "0");
  const row = { purpose, number, code, tries: 0, at: now, expiresAt: now + lifeMs };
  db.insert(smsCode).values(row).run();
  return code;
}

/**
 * Sends a code to a number. One a countdown (`sms.too.soon` with `retryAfterMs`), five a day a
 * number (`sms.daily.limit`): the rule that a second must lie between (V55) follows from the first.
 */
export function sendCode(db: Database, purpose: CodePurpose, number: string, now: number) {
  const mine = and(eq(smsCode.number, number), gt(smsCode.at, now - dayMs));
  const last = db
    .select({ at: smsCode.at })
    .from(smsCode)
    .where(and(mine, eq(smsCode.purpose, purpose)))
    .orderBy(desc(smsCode.id))
    .get();
  const retryAfterMs = (last?.at ?? 0) + countdownMinutes * 60_000 - now;
  if (retryAfterMs > 0) throw new PlatformError("sms.too.soon", { value: { retryAfterMs } });
  const today = db.select({ sent: count() }).from(smsCode).where(mine).get();
  if ((today?.sent ?? 0) >= codesADay) throw new PlatformError("sms.daily.limit");
  writeCode(db, purpose, number, now);
  return { expiredMinutes: countdownMinutes };
}

/**
 * Spends the newest code of a number. `sms.code.error` for a wrong one, `sms.code.expired` after
 * ten minutes or five tries. The try is counted before the code is looked at.
 */
export function takeCode(
  db: Database,
  purposes: readonly CodePurpose[],
  number: string,
  code: string,
  now: number,
): void {
  const row = db
    .select()
    .from(smsCode)
    .where(
      and(
        inArray(smsCode.purpose, [...purposes]),
        eq(smsCode.number, number),
        isNull(smsCode.usedAt),
      ),
    )
    .orderBy(desc(smsCode.id))
    .get();
  if (row === undefined) throw new PlatformError("sms.code.error");
  if (row.expiresAt <= now || row.tries >= mostTries) throw new PlatformError("sms.code.expired");
  const tries = row.tries + 1;
  const right = row.code === code.trim();
  const usedAt = right ? now : null;
  db.update(smsCode).set({ tries, usedAt }).where(eq(smsCode.id, row.id)).run();
  if (!right) throw new PlatformError("sms.code.error");
}
