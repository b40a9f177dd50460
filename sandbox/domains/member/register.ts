import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { MemberRow } from "../../db/schema/members.ts";
import { profile } from "../../db/schema/members.ts";
import { type Call, defineCall, parseStrictly } from "../../http/call.ts";
import type { CallContext } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { flagOn } from "../../switches/settings.ts";
import { recordLinkAccount } from "../agent/links/referral-link.ts";
import { takeCaptcha } from "../session/captcha.ts";
import { enter } from "../session/enter.ts";
import { hashPassword } from "../session/password.ts";
import { takeCode } from "../session/sms-codes.ts";
import {
  isTaken,
  linkedMember,
  linkSocial,
  readSocial,
  type Social,
  socialParams,
} from "../session/social-accounts.ts";
import { createMember } from "./create-member.ts";
import { findSponsor } from "./find-sponsor.ts";
import { bareNumber, changeProfile, memberByAccount, profileOf } from "./profile.ts";
import {
  checkField,
  checkForm,
  type RegisterForm,
  refuseField,
  registerParams,
} from "./register-form.ts";

interface RegisterCall {
  id: string;
  path: string;
  modules: readonly string[];
  /** Feature flag that the call requires (W6, W7). */
  flag: string;
  mobile: boolean;
}

function registerCall({ flag, mobile, ...call }: RegisterCall): Call {
  return defineCall({
    ...call,
    methods: ["POST", "PUT"],
    token: "none",
    encrypted: true,
    params: registerParams,
    run: async (context, form) => {
      if (!flagOn(context, flag)) throw new PlatformError("function.not.available");
      const fresh = await register(context, form, mobile);
      return form.login ? { token: enter(context, fresh, "register").token } : {};
    },
  });
}

/** C7: registration by user name (D-11, A1); the rules are C15's. */
export const registerByName = registerCall({
  id: "C7",
  path: "/wps/member/register",
  modules: ["REG3"],
  flag: "USERNAMEREG3",
  mobile: false,
});

/** C8: registration by mobile number; without a user name the number becomes one. */
export const registerByMobile = registerCall({
  id: "C8",
  path: "/wps/member/register/mobile",
  modules: ["COMM3", "MOBILENUMREG3"],
  flag: "MOBILENUMREG3",
  mobile: true,
});

async function register(
  context: CallContext,
  form: RegisterForm,
  mobile: boolean,
): Promise<MemberRow> {
  const { db, now } = context;
  const value = (name: keyof RegisterForm) => String(form[name] ?? "").trim();
  const number = bareNumber(value("mobileNum"));
  const social = socialOf(context, form);
  const withPassword = !social && (!mobile || flagOn(context, "MOBILENUMPASSREG3"));
  checkForms(form, mobile, withPassword);
  const account = (value("username") || `m${number}`).toLowerCase();
  if (memberByAccount(db, account)) throw new PlatformError("member.exists");
  if (number !== "" && numberTaken(context, number)) throw new PlatformError("member.exists");
  const sponsor = findSponsor(db, form);
  if (!takeCaptcha(context, value("captcha"))) {
    throw new PlatformError("login.captcha.error", { value: { captcha: true } });
  }
  if (social && (linkedMember(context, social) !== null || isTaken(db, social))) {
    throw new PlatformError("social.account.conflict");
  }
  const verified = number !== "" && flagOn(context, "REGMOBVERF3");
  if (verified) takeCode(db, ["register"], number, value("verificationCode"), now);
  const password = withPassword ? await hashPassword(form.password ?? "") : "";
  const payment = value("paymentPassword");
  const paymentHash = payment === "" ? null : await hashPassword(payment);
  const fresh = createMember(context, { account, passwordHash: password, sponsor });
  if (sponsor.link !== null) {
    // The parameters are those of the link in `referralCode`; a typed code may be of another one.
    const params = sponsor.link === value("referralCode") ? form.linkParams : {};
    recordLinkAccount(db, { memberId: fresh.id, code: sponsor.link, at: now }, params);
  }
  profileOf(db, fresh.id);
  changeProfile(db, fresh.id, {
    realName: value("payeeName"),
    email: value("email").toLowerCase(),
    mobile: number,
    dialingCode: value("countryDialingCode").replace("+", ""),
    mobileVerified: verified,
    paymentHash,
    lastPasswordChange: now,
    referredBy: sponsor.referredBy,
    ...(social?.mobile
      ? { mobile: social.mobile, dialingCode: social.dialingCode, mobileVerified: true }
      : {}),
  });
  if (social) linkSocial(context, fresh.id, social);
  return fresh;
}

/** The identity that a provider has verified (D-11, A55); the account has no password at first. */
function socialOf({ realNow }: CallContext, form: RegisterForm): Social | null {
  if (!form.firebaseIdToken) return null;
  const { firebaseChannel, firebaseIdToken } = form;
  return readSocial(
    parseStrictly(v.object(socialParams), { firebaseChannel, firebaseIdToken }),
    realNow,
  );
}

function checkForms(form: RegisterForm, mobile: boolean, withPassword: boolean): void {
  const judgedHere = ["captcha", "verificationCode", "mobileNum"];
  if (mobile) judgedHere.push("username", "payeeName");
  if (!withPassword) judgedHere.push("password", "confirmPassword");
  checkForm(form, judgedHere);
  checkField("mobileNum", (form.mobileNum ?? "").replace(/[ +-]/g, ""), mobile);
  if (mobile) {
    checkField("username", (form.username ?? "").trim(), false);
    checkField("payeeName", (form.payeeName ?? "").trim(), false);
  }
  if (withPassword && form.password !== form.confirmPassword) refuseField("confirmPassword");
}

function numberTaken({ db }: CallContext, number: string): boolean {
  return db.select().from(profile).where(eq(profile.mobile, number)).get() !== undefined;
}
