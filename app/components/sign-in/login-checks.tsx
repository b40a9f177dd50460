import type { FormOutcome, Problem } from "~/forms/answers/form-outcome.ts";
import { CaptchaField } from "~/forms/codes/captcha-field.tsx";
import { HumanVerificationField } from "~/forms/codes/human-verification-field.tsx";
import type { LoginFacts } from "./load-login.server.ts";

interface Props {
  found: LoginFacts;
  outcome: FormOutcome | undefined;
  /** What stands in the way, found here or by the server. */
  problem: Problem | null | undefined;
  /** Which button is at work, or null. */
  pending: string | null;
}

/** The fields of `LoginChecks` that are on the form now. */
export const checksShown = (
  found: Pick<LoginFacts, "verification">,
  outcome: FormOutcome | undefined,
): readonly string[] => [
  ...(outcome?.captcha ? ["captcha"] : []),
  ...(found.verification ? ["humanVerification"] : []),
];

/** What every form of the login asks beside its own fields: a picture's text when the server wants it (S13), a person (M20). */
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
