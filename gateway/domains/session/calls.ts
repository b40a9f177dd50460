/** Catalogue rows: signing in, free play, signing out. Wire: docs/platform-wire.md, "Session and member". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { anyAnswer, noInput } from "../../values/wire-values.ts";

export const wireToken = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));

/** What a login answers, in one step or in two. */
export const loginAnswer = v.object({
  token: wireToken,
  firstTimeLogin: v.nullish(v.boolean(), false),
  passwordExpired: v.nullish(v.boolean(), false),
});

export const login = defineCall({
  id: "C1",
  method: "POST",
  path: "/wps/session/login",
  moduleId: "COMM3",
  token: "none",
  encrypted: true,
  envelope: true,
  group: "login",
  read: false,
  cache: null,
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
  source: "spec",
  summary: "Signs in and answers a token.",
});

export const freePlay = defineCall({
  id: "C2",
  method: "POST",
  path: "/wps/session/login/freeplay",
  moduleId: "FREEPLAY3",
  token: "none",
  encrypted: false,
  envelope: true,
  group: "registration",
  read: false,
  cache: null,
  constants: { os: "web", platform: "W", gatewayVersion: 3 },
  sealed: { parameter: "encryption", payload: { purpose: "freeplay" } },
  request: noInput,
  answer: v.object({ token: wireToken }),
  source: "spec",
  summary: "Makes a trial account and answers its token.",
});

export const logout = defineCall({
  id: "C3",
  method: "POST",
  path: "/wps/session/logout",
  moduleId: "COMM3",
  token: "required",
  encrypted: false,
  envelope: true,
  group: "login",
  read: false,
  cache: null,
  request: noInput,
  answer: anyAnswer,
  source: "spec",
  summary: "Ends the token.",
});
