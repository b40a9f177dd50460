/**
 * Catalogue rows: registration, codes, passwords, the second step of a login. Wire:
 * docs/platform-wire-accounts.md, "Session and member".
 */
import * as v from "valibot";
import { renamed } from "../../decoder/renamed.ts";
import { changeCall, publicCall } from "../../platform/call.ts";
import { anyAnswer, orElse, wireFlag, wireNumber, wireText } from "../../values/wire-values.ts";
import { firebaseChannel, loginAnswer, wireToken } from "./wire.ts";

const longestMinutes = 24 * 60;

/** The minutes that the platform sends (S15, K11), a day at most; one minute by default (K12). */
const expiredMinutes = orElse(
  v.pipe(
    wireNumber,
    v.minValue(0.1),
    v.transform((minutes) => Math.min(minutes, longestMinutes)),
  ),
  1,
);
const codeAnswer = v.pipe(
  v.object({ expiredMinutes }),
  v.transform((answer) => ({ countdownMs: Math.ceil(answer.expiredMinutes * 60_000) })),
);
const number = v.object({ mobile: v.string(), dialingCode: v.string() });
const toNumber = renamed(number, { mobile: "mobileNum", dialingCode: "countryDialingCode" });

export const smsForLogin = changeCall({
  id: "C4",
  path: "/wps/verification/sms/noLogin",
  moduleId: "VERIFICATION3",
  token: "none",
  group: "sms",
  request: toNumber,
  answer: codeAnswer,
  summary: "Sends a login code by SMS.",
});

export const smsForRegistration = changeCall({
  id: "C5",
  path: "/wps/verification/sms/register",
  moduleId: "REGMOBVERF3",
  otherModules: ["MOBILENUMREG3"],
  token: "none",
  group: "sms",
  request: renamed(number, { mobile: "mobileNo", dialingCode: "countryDialingCode" }),
  answer: codeAnswer,
  summary: "Sends a registration code by SMS, for both kinds of registration.",
});

export const smsForPassword = changeCall({
  id: "CP4",
  path: "/wps/member/password/sms",
  moduleId: "PWRESETSMS3",
  token: "none",
  group: "sms",
  request: toNumber,
  answer: codeAnswer,
  summary: "Sends a code by SMS for a forgotten password.",
});

const text = v.optional(v.string());

/** D-11. */
const registration = renamed(
  v.object({
    username: text,
    password: text,
    confirmPassword: text,
    payeeName: text,
    email: text,
    qq: text,
    mobile: text,
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
    linkParams: v.optional(v.record(v.string(), v.string())),
    domain: v.string(),
    dialingCode: text,
    login: v.literal(true),
    registerUrl: v.string(),
    registerMethod: v.literal("WEB"),
    firebaseChannel: v.optional(firebaseChannel),
    firebaseIdToken: text,
  }),
  { qq: "qqNum", mobile: "mobileNum", dialingCode: "countryDialingCode" },
);

/** A platform without automatic login sends no token; the account exists anyway. */
const registered = v.object({ token: orElse(wireToken, null) });

export const register = changeCall({
  id: "C7",
  path: "/wps/member/register",
  moduleId: "REG3",
  token: "none",
  encrypted: true,
  group: "registration",
  request: registration,
  answer: registered,
  summary: "Registers an account by user name and signs in.",
});

export const registerByMobile = changeCall({
  id: "C8",
  path: "/wps/member/register/mobile",
  moduleId: "MOBILENUMREG3",
  token: "none",
  encrypted: true,
  group: "registration",
  request: registration,
  answer: registered,
  summary: "Registers an account by mobile number and signs in.",
});

export const changePassword = changeCall({
  id: "C9",
  method: "PUT",
  path: "/wps/member/password",
  moduleId: "PASS3",
  encrypted: true,
  group: "login",
  request: renamed(
    v.object({ oldPassword: v.string(), newPassword: v.string(), confirmPassword: v.string() }),
    { confirmPassword: "confirmNewPassword" },
  ),
  answer: anyAnswer,
  summary: "Changes the password and ends the account's other tokens.",
});

export const setPassword = changeCall({
  id: "CA119",
  path: "/wps/member/password/first",
  moduleId: "PASS3",
  encrypted: true,
  group: "login",
  request: renamed(
    v.object({
      newPassword: v.string(),
      confirmPassword: v.string(),
      paymentPassword: v.optional(v.string()),
    }),
    { confirmPassword: "confirmNewPassword" },
  ),
  answer: anyAnswer,
  summary: "Sets the first password of an account without one, and ends its other tokens.",
});

export const passwordByMail = changeCall({
  id: "C10",
  group: "mail",
  path: "/wps/member/password/email",
  token: "none",
  request: v.object({ username: v.string(), email: v.string() }),
  answer: anyAnswer,
  summary: "Sends a new password by email.",
});

export const passwordBySms = changeCall({
  id: "C11",
  path: "/wps/member/password/verification",
  moduleId: "CHNGPASSVERIF3",
  token: "none",
  encrypted: true,
  group: "login",
  request: renamed(
    v.object({ newPassword: v.string(), mobile: v.string(), verificationCode: v.string() }),
    { mobile: "mobileNum" },
  ),
  answer: anyAnswer,
  summary: "Sets a new password, verified by a code.",
});

export const affiliate = publicCall({
  id: "C14",
  path: "/wps/agent/affiliate",
  moduleId: "AFFMAN3",
  cache: null,
  request: v.object({ code: v.string(), domain: v.string() }),
  answer: v.object({ valid: wireFlag, recommender: wireText }),
  summary: "The agent of an affiliate code.",
});

export const confirmLogin = changeCall({
  id: "CP2",
  path: "/wps/session/login/verification",
  moduleId: "LOGINIPVERF3",
  token: "none",
  encrypted: true,
  group: "login",
  request: v.object({
    challenge: v.string(),
    method: v.picklist(["SMS", "EMAIL", "GOOGLE_CODE", "BANK_ACCOUNT_NAME"]),
    code: v.string(),
  }),
  answer: loginAnswer,
  summary: "Completes the second step of a login with a code.",
});
