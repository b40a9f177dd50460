import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { member as memberTable, profile, smsCode } from "../../db/schema/members.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { revokeAll, revokeOthers } from "../../http/token.ts";
import { flagOn } from "../../switches/settings.ts";
import { randomBelow } from "../play/random.ts";
import { hashPassword, passwordMatches } from "../session/password.ts";
import { mobileText } from "../session/sms-calls.ts";
import { takeCode } from "../session/sms-codes.ts";
import { checkPaymentPassword } from "../wallet/payment-password.ts";
import { changeProfile, memberByAccount, memberById, profileOf } from "./profile.ts";
import { checkField, refuseField } from "./register-form.ts";

const password = v.pipe(v.string(), v.maxLength(200));

/** C9: a new password (V25-V27). This token stays good, the account's others die. */
export const changePassword = defineCall({
  id: "C9",
  methods: ["PUT"],
  path: "/wps/member/password",
  modules: ["PASS3"],
  token: "required",
  encrypted: true,
  audience: "real",
  params: v.strictObject({
    oldPassword: password,
    newPassword: password,
    confirmNewPassword: password,
  }),
  run: async (context, { oldPassword, newPassword, confirmNewPassword }) => {
    const member = requireMember(context);
    if (!(await passwordMatches(oldPassword, member.passwordHash))) {
      throw new PlatformError("password.old.error");
    }
    checkNew(newPassword, "newPassword");
    if (newPassword !== confirmNewPassword) refuseField("confirmNewPassword");
    if (newPassword === oldPassword) throw new PlatformError("password.same");
    await setPassword(context.db, member.id, newPassword, context.now);
    revokeOthers(context.db, member.id, context.token ?? "");
    return {};
  },
});

/**
 * CA119: sets the first password of an account that was opened without one. Requires the payment password where one is
 * set; `password.state` for an account that has a password. This token stays valid, the account's other tokens end.
 */
export const setFirstPassword = defineCall({
  id: "CA119",
  methods: ["POST"],
  path: "/wps/member/password/first",
  modules: ["PASS3"],
  token: "required",
  encrypted: true,
  audience: "real",
  params: v.strictObject({
    newPassword: password,
    confirmNewPassword: password,
    paymentPassword: v.optional(password, ""),
  }),
  run: async (context, { newPassword, confirmNewPassword, paymentPassword }) => {
    const { db, now } = context;
    const { id, passwordHash } = requireMember(context);
    if (passwordHash !== "") throw new PlatformError("password.state");
    checkNew(newPassword, "newPassword");
    if (newPassword !== confirmNewPassword) refuseField("confirmNewPassword");
    if (profileOf(db, id).paymentHash !== null)
      await checkPaymentPassword(context, paymentPassword);
    const fresh = await hashPassword(newPassword);
    // Of two at once the first one counts.
    if (memberById(db, id)?.passwordHash !== "") throw new PlatformError("password.state");
    storePassword(db, id, fresh, now);
    revokeOthers(db, id, context.token ?? "");
    return {};
  },
});

/**
 * C10: sends a new password by mail to the account with this name and address; else `member.unknown`. Tests read
 * the mail through the switches (`GET codes`, purpose `mail`). The password has to be changed at the next login.
 */
export const mailPassword = defineCall({
  id: "C10",
  methods: ["POST"],
  path: "/wps/member/password/email",
  modules: ["COMM3"],
  token: "none",
  params: v.strictObject({
    username: v.pipe(v.string(), v.maxLength(60)),
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(120)),
  }),
  run: async (context, { username, email }) => {
    if (!flagOn(context, "CHNGPASSMAIL3")) throw new PlatformError("function.not.available");
    const { db, now } = context;
    const found = memberByAccount(db, username);
    if (!found || profileOf(db, found.id).email !== email)
      throw new PlatformError("member.unknown");
    const mailed = `Mail${String(randomBelow(1_000_000)).padStart(6, "0")}!`;
    await setPassword(db, found.id, mailed, now);
    db.update(memberTable).set({ passwordExpired: true }).where(eq(memberTable.id, found.id)).run();
    const mail = { purpose: "mail", number: email, code: mailed, tries: 0, at: now };
    db.insert(smsCode)
      .values({ ...mail, expiresAt: now, usedAt: now })
      .run();
    return {};
  },
});

/** C11: a new password against the code of CP4 or C4 (A53); every token of the account dies. */
export const resetPassword = defineCall({
  id: "C11",
  methods: ["POST", "PUT"],
  path: "/wps/member/password/verification",
  modules: ["CHNGPASSVERIF3"],
  token: "none",
  encrypted: true,
  params: v.strictObject({
    newPassword: password,
    mobileNum: mobileText,
    verificationCode: v.pipe(v.string(), v.maxLength(12)),
  }),
  run: async (context, { newPassword, mobileNum, verificationCode }) => {
    if (!flagOn(context, "CHNGPASSVERIF3")) throw new PlatformError("function.not.available");
    const { db, now } = context;
    checkNew(newPassword, "newPassword");
    takeCode(db, ["reset", "login"], mobileNum, verificationCode, now);
    const where = and(eq(profile.mobile, mobileNum), eq(profile.mobileVerified, true));
    const owner = db.select().from(profile).where(where).get();
    if (owner === undefined) throw new PlatformError("member.unknown");
    await setPassword(db, owner.memberId, newPassword, now);
    revokeAll(db, owner.memberId);
    return {};
  },
});

function checkNew(value: string, field: string): void {
  try {
    checkField("password", value, true);
  } catch {
    refuseField(field);
  }
}

async function setPassword(db: Database, memberId: number, value: string, now: number) {
  storePassword(db, memberId, await hashPassword(value), now);
}

function storePassword(db: Database, memberId: number, passwordHash: string, now: number): void {
  profileOf(db, memberId);
  changeProfile(db, memberId, { lastPasswordChange: now });
  const change = { passwordHash, passwordExpired: false };
  db.update(memberTable).set(change).where(eq(memberTable.id, memberId)).run();
}
