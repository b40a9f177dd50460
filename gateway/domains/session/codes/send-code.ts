/** Sends codes by SMS (C4, C5, CP4, V55, S15, A53), within limits that hold across cookies. */
import { checkField } from "../../../../brands/field-rule.ts";
import { isNational, nationalNumber } from "../../../../brands/typed/phone-number.ts";
import { unbounded } from "../../../../brands/unbounded.ts";
import { type ChangeFailure, fieldError, invalidInput } from "../../../failures/change-failure.ts";
import { whereOffered } from "../../../failures/not-offered.ts";
import { refused } from "../../../failures/refusal.ts";
import type {
  CodePurpose,
  Features,
  FieldError,
  ResolversTypes,
  SendCodeInput,
} from "../../../generated/resolver-types.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { plainText } from "../../../values/text/plain-text.ts";
import { featuresOf } from "../../system/features.ts";
import { rulesOf } from "../../system/rules.ts";
import { accountFailure } from "../account/account-failure.ts";
import { smsForLogin, smsForPassword, smsForRegistration } from "../account-calls.ts";
import { clearCodeTries } from "./code-attempts.ts";
import { countedNumber, offeredDialingCode } from "./mobile-number.ts";
import { type SendingTo, takeSending } from "./sms-limits.ts";

type SendCodeResult = Awaited<ResolversTypes["SendCodeResult"]>;

/** The feature switches that each purpose needs (P18, W2, W5–W7). */
const switchesOf: Record<CodePurpose, Exclude<keyof Features, "__typename">[]> = {
  LOGIN: ["smsLogin"],
  REGISTER_BY_USERNAME: ["directRegistration", "usernameRegistration"],
  REGISTER_BY_MOBILE: ["directRegistration", "mobileRegistration"],
  PASSWORD_RESET: ["phonePasswordReset"],
};

/** Sends one code. A failure at the platform does not start the countdown. */
export async function sendCode(
  input: SendCodeInput,
  context: GatewayContext,
): Promise<SendCodeResult> {
  const { scope } = context;
  const features = await featuresOf(context);
  if (!switchesOf[input.purpose].every((name) => features[name])) return refused("NOT_OFFERED");
  const dialingCode = offeredDialingCode(input.dialingCode, scope.brand);
  const mobile = nationalNumber(input.mobile, dialingCode === null ? [] : [dialingCode]);
  const to = { mobile, dialingCode: dialingCode ?? "" };
  const fields = await checkNumber(to, context);
  if (fields.length > 0) return invalidInput(fields);
  // Checked before a session is created, because clients without cookies would get a new one each time.
  const sending = await takeSending(scope, to);
  if ("retryAfterMs" in sending) {
    return { __typename: "Throttled", retryAfterMs: sending.retryAfterMs };
  }
  const waitMs = await scope.session.throttle("sms");
  if (waitMs !== null) {
    await sending.failed();
    return { __typename: "Throttled", retryAfterMs: waitMs };
  }
  try {
    const { countdownMs } = await senders[input.purpose](to, context.platform);
    await sending.sent(countdownMs);
    await clearCodeTries(scope, triesOf(input.purpose), countedNumber(to.mobile));
    return { __typename: "CodeSent", countdownMs };
  } catch (error) {
    const lost = error instanceof PlatformError && error.failure === "UNKNOWN_OUTCOME";
    // After a lost response the SMS may have been sent, and another one would cost the operator again.
    if (!lost) await sending.failed();
    return withPlatformMessage(accountFailure(error), error);
  }
}

const longestMessage = 300;

/** Adds the platform's explanation why no SMS was sent (E3, M16, A117), if there is one. */
function withPlatformMessage(failure: ChangeFailure, error: unknown): ChangeFailure {
  if (failure.__typename !== "Refused" || !(error instanceof PlatformError)) return failure;
  if (error.failure !== "UPSTREAM_REFUSED") return failure;
  const message = plainText(error.detail.message);
  return {
    ...failure,
    platformMessage: message && Array.from(message).slice(0, longestMessage).join(""),
  };
}

/** Attempts at a code are counted by its purpose, whichever tab requested it. */
function triesOf(purpose: CodePurpose): string {
  return purpose.startsWith("REGISTER") ? "REGISTER" : purpose;
}

async function checkNumber(to: SendingTo, context: GatewayContext): Promise<FieldError[]> {
  const rule = (await rulesOf(context))?.get("mobile");
  // Limits come only from C15 (A47); without them only text that can't be a number is refused.
  const bounds = { ...unbounded, ...rule };
  const { patternMessages } = context.scope.brand;
  const problem = checkField(to.mobile, { ...bounds, required: true }, patternMessages, "mobile");
  const mobile = problem ?? (isNational(to.mobile, to.dialingCode) ? null : notANumber);
  return [
    ...(mobile ? [{ field: "mobile", ...mobile }] : []),
    ...(to.dialingCode === "" ? [fieldError("dialingCode", "validation.dialingCode")] : []),
  ];
}

const notANumber = { messageKey: "validation.mobile", values: [] };

type Sender = (to: SendingTo, platform: Platform) => Promise<{ countdownMs: number }>;

const registering =
  (moduleId: string): Sender =>
  (to, platform) =>
    platform.call(smsForRegistration, to, { moduleId });

const senders: Record<CodePurpose, Sender> = {
  LOGIN: (to, platform) => platform.call(smsForLogin, to),
  REGISTER_BY_USERNAME: registering("REGMOBVERF3"),
  REGISTER_BY_MOBILE: registering("MOBILENUMREG3"),
  // A53: a platform without the reset module sends the login code instead.
  PASSWORD_RESET: async (to, platform) =>
    (await whereOffered(() => platform.call(smsForPassword, to))) ?? platform.call(smsForLogin, to),
};
