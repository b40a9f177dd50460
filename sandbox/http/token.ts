import { and, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../db/open.ts";
import { type MemberRow, member, token as tokenTable } from "../db/schema/members.ts";

/** Lifetime of a token; use does not extend it. */
const tokenLifeMs = 12 * 60 * 60 * 1000;
/** Lifetime of a token that reads reports (CA186). */
const reportTokenLifeMs = 365 * 24 * 60 * 60 * 1000;

interface TokenOwner {
  member: MemberRow;
  /** Whether it only reads reports. */
  reports: boolean;
}

/** Issues a token for a member: 32 random bytes in hexadecimal. */
export function issueToken(
  db: Database,
  memberId: number,
  { ip, now, device }: { ip: string; now: number; device: string },
): string {
  const token = newToken();
  const expiresAt = now + tokenLifeMs;
  db.insert(tokenTable).values({ token, memberId, ip, createdAt: now, expiresAt, device }).run();
  return token;
}

/** Issues a token that reads an agent's reports, and does nothing else. */
export function issueReportToken(db: Database, memberId: number, now: number) {
  const token = newToken();
  const expiresAt = now + reportTokenLifeMs;
  const row = { token, memberId, ip: "", createdAt: now, expiresAt, reports: true };
  db.insert(tokenTable).values(row).run();
  return { token, expiresAt };
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the member of a valid token; null for an unknown, revoked or expired one. */
export function memberOfToken(db: Database, token: string, now: number): MemberRow | null {
  return ownerOfToken(db, token, now)?.member ?? null;
}

/** The member of a valid token, and what it is for; null for an unknown, revoked or expired one. */
export function ownerOfToken(db: Database, token: string, now: number): TokenOwner | null {
  const row = db
    .select({ member, reports: tokenTable.reports })
    .from(tokenTable)
    .innerJoin(member, eq(member.id, tokenTable.memberId))
    .where(and(eq(tokenTable.token, token), gt(tokenTable.expiresAt, now)))
    .get();
  return row ?? null;
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
