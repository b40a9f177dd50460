/** Catalogue rows: signing in, free play, signing out. Wire: docs/platform-wire.md, "Session and member". */
import * as v from "valibot";
import { changeCall } from "../../platform/call.ts";
import { anyAnswer } from "../../values/wire-values.ts";

export const wireToken = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));

/** What a login answers, in one step or in two. */
export const loginAnswer = v.object({
  token: wireToken,
  firstTimeLogin: v.nullish(v.boolean(), false),
  passwordExpired: v.nullish(v.boolean(), false),
});

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
    // Assumed: the specification says only that the result is merged in (M20, D-15).
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
  summary: "Signs in and answers a token.",
});

export const freePlay = changeCall({
  id: "C2",
  path: "/wps/session/login/freeplay",
  moduleId: "FREEPLAY3",
  token: "none",
  group: "login",
  constants: { os: "web", platform: "W", gatewayVersion: 3 },
  sealed: { parameter: "encryption", payload: { purpose: "freeplay" } },
  answer: v.object({ token: wireToken }),
  summary: "Makes a trial account and answers its token.",
});

export const logout = changeCall({
  id: "C3",
  path: "/wps/session/logout",
  group: "login",
  answer: anyAnswer,
  summary: "Ends the token.",
});
