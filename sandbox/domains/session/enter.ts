import { eq } from "drizzle-orm";
import { loginChallenge, type MemberRow, member as memberTable } from "../../db/schema/members.ts";
import type { CallContext } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { issueToken } from "../../http/token.ts";
import { profileOf } from "../member/profile.ts";
import { clearFailures } from "./attempts.ts";
import { writeCode } from "./sms-codes.ts";

/** Ways to take a second step (E21). */
export const secondSteps = ["SMS", "EMAIL", "GOOGLE_CODE", "BANK_ACCOUNT_NAME"] as const;

const challengeMs = 10 * 60_000;

/** What C1 and CP2 answer. */
export interface Entered {
  token: string;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
}

/**
 * Signs in a member with correct credentials: `account.locked`, or `login_verify_required` with a challenge if the
 * account has a second step.
 */
export function enterOrChallenge(context: CallContext, member: MemberRow): Entered {
  const { db, now } = context;
  if (member.locked) throw new PlatformError("account.locked");
  if (!profileOf(db, member.id).requireVerification) return enter(context, member);
  const id = crypto.randomUUID();
  const row = { id, memberId: member.id, tries: 0, expiresAt: now + challengeMs };
  db.insert(loginChallenge).values(row).run();
  writeCode(db, "verify", id, now);
  throw new PlatformError("login_verify_required", {
    value: { challenge: id, methods: secondSteps },
  });
}

/** A token, and the data of the account that the portal needs. */
export function enter(
  { db, ip, now, device }: CallContext,
  member: MemberRow,
  via: "login" | "register" = "login",
): Entered {
  clearFailures(db, member.account);
  // The flag of a first login is set once; later logins return false.
  const firstTimeLogin = via === "register" ? member.firstTimeLogin : false;
  db.update(memberTable)
    .set({ lastLogin: now, firstTimeLogin })
    .where(eq(memberTable.id, member.id))
    .run();
  return {
    token: issueToken(db, member.id, { ip, now, device }),
    firstTimeLogin: member.firstTimeLogin,
    passwordExpired: member.passwordExpired,
  };
}
