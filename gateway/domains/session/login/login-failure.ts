/** What a refused login comes to (E6, E7, E18–E21, S13, S14). */
import * as v from "valibot";
import { codeOf, logSecurityEvent, type SecurityLogger } from "../../../access/security-events.ts";
import type { ResolversTypes, SecondFactorMethod } from "../../../generated/resolver-types.ts";
import { notHuman } from "../../../human/require-human.ts";
import type { PlatformError } from "../../../platform/errors.ts";
import type { SessionPort } from "../../../request/session-port.ts";
import { orElse, wireFlag, wireLabel, wireText } from "../../../values/wire-values.ts";
import { accountFailure } from "../account/account-failure.ts";
import { isAccountBlocked } from "./blocked-account.ts";
import { keepChallenge } from "./challenge.ts";
import type { LoginOptions } from "./start-session.ts";

const captchaFlag = v.object({ captcha: wireFlag });

/** E38: the platform itself does not take the proof (#1066 → M20). */
const humanRefusals = ["geetest_captcha_err", "#1066"];

/** Method names as platforms write them, without case and dividers. */
const methodOf: Record<string, SecondFactorMethod> = {
  sms: "SMS",
  mobile: "SMS",
  email: "EMAIL",
  mail: "EMAIL",
  google: "GOOGLE_CODE",
  googlecode: "GOOGLE_CODE",
  googleauth: "GOOGLE_CODE",
  bankaccountname: "BANK_ACCOUNT_NAME",
  bankname: "BANK_ACCOUNT_NAME",
};

const challengeValue = v.object({
  methods: v.pipe(
    orElse(v.array(wireLabel), []),
    v.transform((names) => [...new Set(names.flatMap(readMethod))]),
  ),
  challenge: wireText,
});

/** Whether the platform wants a captcha with the next try, in whatever spelling (A113). */
function requiresCaptcha(value: unknown): boolean {
  const read = v.safeParse(captchaFlag, value);
  return read.success && read.output.captcha;
}

function readMethod(name: string): SecondFactorMethod[] {
  const method = methodOf[name.toLowerCase().replace(/[^a-z]/g, "")];
  return method ? [method] : [];
}

interface Circumstances {
  captchaSent: boolean;
  captchaNext: boolean;
  /** A proof of a human went along (A16). */
  humanSent: boolean;
  session: SessionPort;
  /** What the second step will have to know. */
  entry: LoginOptions;
  now: number;
}

/** The line about a login that the platform refused, whatever its visitor is told. */
export function logRefusedLogin(error: PlatformError, scope: SecurityLogger): void {
  // The first of two steps went well; whether the second does is still to come.
  if (error.detail.errorCode === "login_verify_required") return;
  const locked = error.detail.errorCode === "account.locked";
  logSecurityEvent(scope, locked ? "login.locked" : "login.failed", { reason: codeOf(error) });
}

export async function loginFailure(
  error: PlatformError,
  { captchaSent, captchaNext, humanSent, session, entry, now }: Circumstances,
): Promise<Awaited<ResolversTypes["LoginResult"]>> {
  const { errorCode, value } = error.detail;
  // The platform says so to a right password only (A144): a wrong one is answered as anywhere.
  if (isAccountBlocked(error)) return { __typename: "AccountNotAllowed", reason: "LOCKED" };
  if (errorCode === "login.password.error") {
    const captchaRequired = captchaNext || requiresCaptcha(value);
    return { __typename: "InvalidCredentials", captchaRequired };
  }
  if (errorCode === "login.captcha.error") {
    return { __typename: "CaptchaRequired", wrong: captchaSent };
  }
  // Without a widget on the page there is no field to show this under.
  if (humanSent && humanRefusals.includes(errorCode ?? "")) return notHuman("failed");
  if (errorCode === "login_verify_required") {
    const read = v.safeParse(challengeValue, value);
    const methods = read.success ? read.output.methods : [];
    const challenge = read.success ? read.output.challenge : null;
    await keepChallenge(
      session,
      challenge === null ? null : { challenge, methods, entry, at: now },
    );
    // Without a challenge there is nothing that a second step could be about.
    return { __typename: "SecondFactorRequired", methods: challenge === null ? [] : methods };
  }
  // A code by SMS is typed where the password is (A15).
  return accountFailure(error, { verificationCode: "password", account: "username" });
}
