/**
 * Catalogue rows: login, free play, logout, account, captchas. Wire: docs/platform-wire.md, "Session and
 * member".
 */
import * as v from "valibot";
import { changeCall, publicCall, readCall } from "../../platform/call.ts";
import { wireCurrency } from "../../values/money.ts";
import {
  anyAnswer,
  orElse,
  wireFlag,
  wireId,
  wireInteger,
  wireMoment,
  wireNumber,
  wireText,
} from "../../values/wire-values.ts";
import { firebaseChannel, loginAnswer, wireToken } from "./wire.ts";

export const login = changeCall({
  id: "C1",
  path: "/wps/session/login",
  token: "none",
  encrypted: true,
  group: "login",
  request: v.object({
    username: v.string(),
    password: v.string(),
    captcha: v.optional(v.string()),
    type: v.picklist(["username", "sms"]),
    // Assumed: the specification only says that the result is added (M20, D-15).
    humanVerification: v.optional(
      v.object({
        provider: v.literal("turnstile"),
        success: v.literal(true),
        hostname: v.string(),
        action: v.string(),
        challengeTs: v.nullable(v.string()),
      }),
    ),
  }),
  answer: loginAnswer,
  summary: "Signs in and returns a token.",
});

export const socialLogin = changeCall({
  id: "CA92",
  path: "/wps/session/login/social",
  token: "none",
  encrypted: true,
  group: "login",
  request: v.object({ firebaseChannel, firebaseIdToken: v.string() }),
  answer: loginAnswer,
  summary: "Signs in with a linked social account and returns a token.",
});

export const freePlay = changeCall({
  id: "C2",
  path: "/wps/session/login/freeplay",
  moduleId: "FREEPLAY3",
  token: "none",
  group: "registration",
  constants: { os: "web", platform: "W", gatewayVersion: 3 },
  sealed: { parameter: "encryption", payload: { purpose: "freeplay" } },
  answer: v.object({ token: wireToken }),
  summary: "Creates a trial account and returns its token.",
});

export const logout = changeCall({
  id: "C3",
  path: "/wps/session/logout",
  group: "login",
  answer: anyAnswer,
  summary: "Signs out: ends the token.",
});

export const memberInfo = readCall({
  id: "C6",
  path: "/wps/member/info",
  answer: v.object({
    id: wireId,
    account: wireId,
    nickname: wireText,
    type: wireInteger,
    currency: orElse(wireCurrency, null),
    vip: orElse(wireNumber, null),
    lastLogin: wireMoment,
    /** Assumed: the platform's own exclusion holds (G40). */
    excluded: wireFlag,
  }),
  summary: "Id, name and type of the account.",
});

export const captcha = publicCall({
  id: "C17",
  path: "/wps/captcha",
  moduleId: "CAPTCHA3",
  cache: null,
  answer: v.pipe(v.string(), v.maxLength(200_000), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  summary: "A captcha picture and its cookie.",
});
