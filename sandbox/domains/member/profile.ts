import { eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { type MemberRow, member, type ProfileRow, profile } from "../../db/schema/members.ts";

/** A member's profile; an empty one is made for accounts that never had any. */
export function profileOf(db: Database, memberId: number): ProfileRow {
  db.insert(profile).values({ memberId }).onConflictDoNothing().run();
  const row = db.select().from(profile).where(eq(profile.memberId, memberId)).get();
  if (row === undefined) throw new Error(`no profile of ${memberId}`);
  return row;
}

/** Changes fields of a profile that exists. */
export function changeProfile(
  db: Database,
  memberId: number,
  fields: Partial<Omit<ProfileRow, "memberId">>,
): void {
  db.update(profile).set(fields).where(eq(profile.memberId, memberId)).run();
}

/** An account by its name, in any case; undefined when there is none. */
export function memberByAccount(db: Database, account: string): MemberRow | undefined {
  const where = eq(member.account, account.trim().toLowerCase());
  return db.select().from(member).where(where).get();
}

export function memberById(db: Database, id: number): MemberRow | undefined {
  return db.select().from(member).where(eq(member.id, id)).get();
}

/** A mobile number as it is kept: digits only, without the leading nought of the trunk. */
export function bareNumber(text: string): string {
  return text.replace(/\D/g, "").replace(/^0+/, "");
}

/** `mi***@mail.example`: the first letters of the name, the host whole. */
export function maskEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return email === "" ? "" : `${name.slice(0, 2)}***@${host}`;
}

/** The last four digits, stars before. */
export function maskNumber(number: string): string {
  return number === "" ? "" : `****${number.slice(-4)}`;
}

/** The code a member recommends friends with (CA25): the id, written short. */
export function referralCodeOf(memberId: number): string {
  return `R${memberId.toString(36).toUpperCase()}`;
}

/** The member behind a referral code, or undefined. */
export function memberByReferralCode(db: Database, code: string): MemberRow | undefined {
  if (!/^R[0-9A-Z]{3,8}$/.test(code)) return undefined;
  return memberById(db, Number.parseInt(code.slice(1), 36));
}
