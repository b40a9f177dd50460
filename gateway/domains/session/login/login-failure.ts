/** Converts a refused login to data (E6, E7, E18–E21, S13, S14). */
import * as v from "valibot";
import { recordFailedLogin } from "../../../access/record-logins.ts";
import { codeOf, logSecurityEvent, type SecurityLogger } from "../../../access/security-events.ts";
import type { ResolversTypes, SecondFactorMethod } from "../../../generated/resolver-types.ts";
import { humanError } from "../../../human/require-human.ts";
import type { PlatformError } from "../../../platform/errors.ts";
import type { RequestScope } from "../../../request/request-scope.ts";
import type { SessionPort } from "../../../request/session-port.ts";
import { orElse, wireFlag, wireLabel, wireText } from "../../../values/wire-values.ts";
import { accountFailure } from "../account/account-failure.ts";
import { isAccountBlocked } from "./blocked-account.ts";
import { keepChallenge } from "./challenge.ts";
import type { LoginOptions } from "./start-session.ts";

const captchaFlag = v.object({ captcha: wireFlag });

/** E38: the platform itself refuses the human verification (#1066 → M20). */
const humanRefusals = ["geetest_captcha_err", "#1066"];

/** The platform's method names, in lower case without separators. */
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

/** True when the platform requires a captcha with the next attempt, in any spelling (A113). */
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
  /** True when a human-verification result was sent (A16). */
  humanSent: boolean;
  session: SessionPort;
  /** The options that the second step needs. */
  entry: LoginOptions;
  now: number;
}

/**
 * Logs a login that the platform refused, whatever the visitor is shown.
 * @param account the name that was entered; null for none, and for a number
 */
export function logRefusedLogin(
  error: PlatformError,
  scope: SecurityLogger & Pick<RequestScope, "audit">,
  account: string | null = null,
): void {
  // The first of two steps succeeded; the second is still open.
  if (error.detail.errorCode === "login_verify_required") return;
  const locked = error.detail.errorCode === "account.locked";
  logSecurityEvent(scope, locked ? "login.locked" : "login.failed", { reason: codeOf(error) });
  if (account !== null) recordFailedLogin(scope, account, codeOf(error));
}

export async function loginFailure(
  error: PlatformError,
  { captchaSent, captchaNext, humanSent, session, entry, now }: Circumstances,
): Promise<Awaited<ResolversTypes["LoginResult"]>> {
  const { errorCode, value } = error.detail;
  // The platform reports this for a correct password only (A144); a wrong one has the usual result.
  if (isAccountBlocked(error)) return { __typename: "AccountNotAllowed", reason: "LOCKED" };
  if (errorCode === "login.password.error") {
    const captchaRequired = captchaNext || requiresCaptcha(value);
    return { __typename: "InvalidCredentials", captchaRequired };
  }
  if (errorCode === "login.captcha.error") {
    return { __typename: "CaptchaRequired", wrong: captchaSent };
  }
  // Without a widget on the page there is no field for the error.
  if (humanSent && humanRefusals.includes(errorCode ?? "")) return humanError("failed");
  if (errorCode === "login_verify_required") {
    const read = v.safeParse(challengeValue, value);
    const methods = read.success ? read.output.methods : [];
    const challenge = read.success ? read.output.challenge : null;
    await keepChallenge(
      session,
      challenge === null ? null : { challenge, methods, entry, at: now },
    );
    // Without a challenge there can be no second step.
    return { __typename: "SecondFactorRequired", methods: challenge === null ? [] : methods };
  }
  // The code of an SMS login is in the password field (A15).
  return accountFailure(error, { verificationCode: "password", account: "username" });
}
