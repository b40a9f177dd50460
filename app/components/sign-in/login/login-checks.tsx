import type { FormOutcome, Problem } from "~/forms/answers/form-outcome.ts";
import { CaptchaField } from "~/forms/codes/captcha-field.tsx";
import { HumanVerificationField } from "~/forms/codes/human-verification-field.tsx";
import type { LoginFacts } from "./load-login.server.ts";

interface Props {
  found: LoginFacts;
  outcome: FormOutcome | undefined;
  /** Errors found by the browser or by the server. */
  problem: Problem | null | undefined;
  /** The button whose submission is pending, or null. */
  pending: string | null;
}

/** The fields of `LoginChecks` that are in the form now. */
export const checksShown = (
  found: Pick<LoginFacts, "verification">,
  outcome: FormOutcome | undefined,
): readonly string[] => [
  ...(outcome?.captcha ? ["captcha"] : []),
  ...(found.verification ? ["humanVerification"] : []),
];

/**
 * Additional fields of every login form: a captcha if the server requires one (S13), and human verification (M20).
 */
export function LoginChecks({ found, outcome, problem, pending }: Props) {
  return (
    <>
      {outcome?.captcha ? (
        <CaptchaField of="login" captcha={outcome.captcha} problem={problem} pending={pending} />
      ) : null}
      {found.verification ? (
        <HumanVerificationField of="login" widget={found.verification} outcome={outcome} />
      ) : null}
    </>
  );
}
