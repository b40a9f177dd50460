/**
 * Catalogue rows: profile, avatar, account security, and the account's sessions at the platform. Wire:
 * docs/platform-wire-accounts.md, "Session and member".
 */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { changeCall, readCall } from "../../platform/call.ts";
import {
  anyAnswer,
  wireFlag,
  wireId,
  wireMoment,
  wireText,
  wireUnlessOff,
} from "../../values/wire-values.ts";

export const profile = readCall({
  id: "CA1",
  path: "/wps/member/profile",
  answer: v.object({
    nickname: wireText,
    realName: wireText,
    birthday: wireText,
    address: wireText,
    nationality: wireText,
    occupation: wireText,
    sourceOfIncome: wireText,
    zalo: wireText,
    telegram: wireText,
    email: wireText,
    mobile: wireText,
  }),
  summary: "The account's profile.",
});

const text = v.optional(v.string());

export const updateProfile = changeCall({
  id: "CA2",
  method: "PUT",
  path: "/wps/member/profile",
  encrypted: true,
  group: "personal",
  request: v.object({
    nickname: text,
    realName: text,
    birthday: text,
    address: text,
    nationality: text,
    occupation: text,
    sourceOfIncome: text,
    zalo: text,
    telegram: text,
  }),
  answer: anyAnswer,
  summary: "Changes the profile.",
});

export const security = readCall({
  id: "CA3",
  path: "/wps/member/security",
  answer: v.object({
    // Platforms that don't send it have no accounts without a password.
    passwordSet: wireUnlessOff,
    paymentPasswordSet: wireFlag,
    emailVerified: wireFlag,
    mobileVerified: wireFlag,
    lastPasswordChange: wireMoment,
    lastLogin: v.fallback(
      v.nullish(v.object({ at: wireMoment, address: wireText, place: wireText }), null),
      null,
    ),
  }),
  summary: "Security settings of the account.",
});

export const setPaymentPassword = changeCall({
  id: "CA4",
  method: "PUT",
  path: "/wps/member/paymentPassword",
  encrypted: true,
  // As for passwords: after a lost response the new one may already be valid.
  group: "login",
  request: v.object({ oldPaymentPassword: text, newPaymentPassword: v.string() }),
  answer: anyAnswer,
  summary: "Sets or changes the payment password.",
});

export const accountSessions = readCall({
  id: "CA5",
  path: "/wps/member/sessions",
  answer: listOf(
    v.object({
      id: wireId,
      at: wireMoment,
      address: wireText,
      device: wireText,
      current: wireFlag,
    }),
  ),
  summary: "The account's open sessions.",
});

export const endAccountSession = changeCall({
  id: "CA6",
  method: "DELETE",
  path: "/wps/member/sessions",
  group: "personal",
  request: v.object({ id: v.string() }),
  answer: anyAnswer,
  summary: "Ends one of the account's sessions.",
});

export const avatarChoices = readCall({
  id: "CA90",
  path: "/wps/member/info/icons",
  moduleId: "PROFPIC3",
  answer: listOf(v.object({ id: wireId, url: wireText })),
  summary: "Profile pictures to choose from.",
});

export const chooseAvatar = changeCall({
  id: "CA91",
  method: "PUT",
  path: "/wps/member/info/icon",
  moduleId: "PROFPIC3",
  group: "personal",
  request: v.object({ id: v.string() }),
  answer: anyAnswer,
  summary: "Sets the account's profile picture.",
});

export const memberIcon = readCall({
  id: "C12",
  path: "/wps/member/info/icon",
  moduleId: "PROFPIC3",
  // A87: a string, {url}, or nothing.
  answer: v.pipe(
    v.fallback(v.nullish(v.union([v.string(), v.object({ url: wireText })])), null),
    v.transform((icon) => (typeof icon === "string" ? icon : (icon?.url ?? null))),
  ),
  summary: "The account's profile picture.",
});
