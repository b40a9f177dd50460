import { and, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../db/open.ts";
import { type MemberRow, member, token as tokenTable } from "../db/schema/members.ts";

/** Lifetime of a token; use does not extend it. */
const tokenLifeMs = 12 * 60 * 60 * 1000;

/** Issues a token for a member: 32 random bytes in hexadecimal. */
export function issueToken(
  db: Database,
  memberId: number,
  { ip, now, device }: { ip: string; now: number; device: string },
): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const expiresAt = now + tokenLifeMs;
  db.insert(tokenTable).values({ token, memberId, ip, createdAt: now, expiresAt, device }).run();
  return token;
}

/** Returns the member of a valid token; null for an unknown, revoked or expired one. */
export function memberOfToken(db: Database, token: string, now: number): MemberRow | null {
  const row = db
    .select({ member })
    .from(tokenTable)
    .innerJoin(member, eq(member.id, tokenTable.memberId))
    .where(and(eq(tokenTable.token, token), gt(tokenTable.expiresAt, now)))
    .get();
  return row?.member ?? null;
}

/** Revokes a token. */
export function revokeToken(db: Database, token: string): void {
  db.delete(tokenTable).where(eq(tokenTable.token, token)).run();
}

/** Revokes all tokens of a member except one. */
export function revokeOthers(db: Database, memberId: number, stored: string): void {
  db.delete(tokenTable)
    .where(and(eq(tokenTable.memberId, memberId), ne(tokenTable.token, stored)))
    .run();
}

/** Revokes all tokens of a member. */
export function revokeAll(db: Database, memberId: number): void {
  db.delete(tokenTable).where(eq(tokenTable.memberId, memberId)).run();
}
