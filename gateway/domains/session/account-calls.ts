/**
 * Catalogue rows: opening an account, codes, passwords, the second step of a login. Wire:
 * docs/platform-wire-accounts.md, "Session and member".
 */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { anyAnswer, wireFlag, wireText } from "../../values/wire-values.ts";
import { loginAnswer, wireToken } from "./calls.ts";

const change = {
  method: "POST",
  token: "none",
  encrypted: false,
  envelope: true,
  group: "login",
  read: false,
  cache: null,
  source: "spec",
} as const;

const sealed = { ...change, encrypted: true } as const;

const longestMinutes = 24 * 60;

/** As many minutes as the platform names (S15, K11), a day at most; a minute where it names none (K12). */
const expiredMinutes = v.fallback(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal(), v.transform(Number))]),
    v.minValue(0.1),
    v.transform((minutes) => Math.min(minutes, longestMinutes)),
  ),
  1,
);
const codeAnswer = v.object({ expiredMinutes });
const toNumber = v.object({ mobileNum: v.string(), countryDialingCode: v.string() });

export const smsForLogin = defineCall({
  ...change,
  id: "C4",
  path: "/wps/verification/sms/noLogin",
  moduleId: "VERIFICATION3",
  request: toNumber,
  answer: codeAnswer,
  summary: "Sends a code for signing in.",
});

export const smsForRegistration = defineCall({
  ...change,
  id: "C5",
  path: "/wps/verification/sms/register",
  moduleId: "REGMOBVERF3",
  otherModules: ["MOBILENUMREG3"],
  request: v.object({ mobileNo: v.string(), countryDialingCode: v.string() }),
  answer: codeAnswer,
  summary: "Sends a code for a registration, by user name or by mobile number.",
});

export const smsForPassword = defineCall({
  ...change,
  id: "CP4",
  path: "/wps/member/password/sms",
  moduleId: "PWRESETSMS3",
  request: toNumber,
  answer: codeAnswer,
  source: "assumed",
  summary: "Sends a code for a forgotten password.",
});

const text = v.optional(v.string());

/** D-11. */
const registration = v.object({
  username: text,
  password: text,
  confirmPassword: text,
  payeeName: text,
  email: text,
  qqNum: text,
  mobileNum: text,
  recommenderId: text,
  captcha: text,
  verificationCode: text,
  affiliateCode: text,
  paymentPassword: text,
  line: text,
  whatsapp: text,
  facebook: text,
  wechat: text,
  idNumber: text,
  referralCode: text,
  domain: v.string(),
  countryDialingCode: text,
  login: v.literal(true),
  registerUrl: v.string(),
  registerMethod: v.literal("WEB"),
});

/** A platform that does not sign in by itself answers no token. */
const registered = v.object({ token: v.nullish(wireToken, null) });

export const register = defineCall({
  ...sealed,
  id: "C7",
  path: "/wps/member/register",
  moduleId: "REG3",
  request: registration,
  answer: registered,
  summary: "Opens an account by user name and signs in to it.",
});

export const registerByMobile = defineCall({
  ...sealed,
  id: "C8",
  path: "/wps/member/register/mobile",
  moduleId: "MOBILENUMREG3",
  request: registration,
  answer: registered,
  summary: "Opens an account by mobile number and signs in to it.",
});

export const changePassword = defineCall({
  ...sealed,
  id: "C9",
  method: "PUT",
  path: "/wps/member/password",
  moduleId: "PASS3",
  token: "required",
  request: v.object({
    oldPassword: v.string(),
    newPassword: v.string(),
    confirmNewPassword: v.string(),
  }),
  answer: anyAnswer,
  summary: "Changes the password; other tokens of the account die.",
});

export const passwordByMail = defineCall({
  ...change,
  id: "C10",
  path: "/wps/member/password/email",
  moduleId: "COMM3",
  request: v.object({ username: v.string(), email: v.string() }),
  answer: anyAnswer,
  summary: "Mails a new password.",
});

export const passwordBySms = defineCall({
  ...sealed,
  id: "C11",
  path: "/wps/member/password/verification",
  moduleId: "CHNGPASSVERIF3",
  request: v.object({
    newPassword: v.string(),
    mobileNum: v.string(),
    verificationCode: v.string(),
  }),
  answer: anyAnswer,
  summary: "Sets a new password with a code.",
});

export const affiliate = defineCall({
  ...change,
  id: "C14",
  method: "GET",
  path: "/wps/agent/affiliate",
  moduleId: "AFFMAN3",
  group: "public",
  read: true,
  request: v.object({ code: v.string(), domain: v.string() }),
  answer: v.object({ valid: wireFlag, recommender: wireText }),
  summary: "Who stands behind an affiliate code.",
});

export const confirmLogin = defineCall({
  ...sealed,
  id: "CP2",
  path: "/wps/session/login/verification",
  moduleId: "LOGINIPVERF3",
  request: v.object({
    challenge: v.string(),
    method: v.picklist(["SMS", "EMAIL", "GOOGLE_CODE", "BANK_ACCOUNT_NAME"]),
    code: v.string(),
  }),
  answer: loginAnswer,
  source: "assumed",
  summary: "The second step of a login.",
});
