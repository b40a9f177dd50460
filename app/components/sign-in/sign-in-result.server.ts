import { redirect } from "@remix-run/cloudflare";
import type { FormOutcome, FurtherStepName, Problem } from "~/forms/answers/form-outcome.ts";
import { nextCaptcha } from "~/forms/codes/captcha.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import type { KeyIn } from "~/i18n/i18n.tsx";
import type { PortalContext } from "~/portal-context.ts";
import { withReturnTo } from "~/session/guards/return-to.ts";

const SignIn_result = graphql(`
  fragment SignIn_result on LoginResult {
    __typename
    ... on LoginSuccess {
      passwordChangeRequired
      viewer {
        role
        reviewDue
      }
    }
    ... on InvalidCredentials {
      captchaRequired
    }
    ... on CaptchaRequired {
      wrong
    }
    ... on SecondFactorRequired {
      methods
    }
    ... on RegistrationRequired {
      __typename
    }
    ... on OnBreak {
      __typename
    }
    ... on AccountNotAllowed {
      refusal: reason
    }
    ...Refusal_refusal
  }
`);

export interface Attempt {
  /** The values that the form shows again. */
  values: FormOutcome["values"];
  returnTo: string;
  /** Whether the page behind the login stays with its form fields; a further step is then returned as data. */
  stays?: boolean;
}

/** Returns the address after a login: the agent center for agents, unless a return URL is set (S12). */
export function landingOf(role: string, returnTo: string): string {
  return role === "AGENT" && returnTo === "/" ? "/agentHome" : returnTo;
}

/** Returns the review of limits where it is due (G8), which leads on; nothing is put before a withdrawal. */
export function afterReview({ reviewDue }: { reviewDue: boolean }, landing: string): string {
  if (!reviewDue || landing.startsWith("/member/withdraw")) return landing;
  return withReturnTo("/member/limits/review", landing);
}

/**
 * Returns where a new session leads. A request without a cookie leads through the login, which goes on when the
 * browser has stored the session's cookie, and otherwise explains that it stores none (A205).
 */
export const throughCookies = (
  { storesCookies }: Pick<PortalContext, "storesCookies">,
  path: string,
): string => (storesCookies ? path : withReturnTo("/login?notice=cookies", path));

/**
 * Handles the result of a login step (S10–S14).
 * @throws Response a redirect: to M6 (S11), to the second step (S14), to the registration of a social account (A55),
 *   or to the return URL
 */
export async function settleSignIn(
  context: PortalContext,
  masked: FragmentType<typeof SignIn_result> | null | undefined,
  { values, returnTo, stays }: Attempt,
): Promise<FormOutcome> {
  const result = readFragment(SignIn_result, masked);
  const outcome = async (problem: Problem, captcha = false) => ({
    problem,
    values,
    captcha: captcha ? await nextCaptcha(context) : null,
  });
  const further = (next: FurtherStepName) => {
    if (stays) return { problem: null, values, next };
    throw redirect(withReturnTo(`/login/${next}`, returnTo));
  };
  switch (result?.__typename) {
    case "LoginSuccess":
      if (result.passwordChangeRequired) return further("password");
      throw redirect(
        throughCookies(
          context,
          afterReview(result.viewer, landingOf(result.viewer.role, returnTo)),
        ),
      );
    case "SecondFactorRequired":
      if (result.methods.length > 0) return further("confirm");
      return outcome(reported("session.secondFactor", true));
    case "RegistrationRequired":
      throw redirect(withReturnTo("/register?with=social", returnTo));
    case "InvalidCredentials":
      return outcome(reported("session.invalid"), result.captchaRequired);
    case "CaptchaRequired":
      return outcome(
        reported(result.wrong ? "session.captchaWrong" : "session.captchaNeeded"),
        true,
      );
    case "OnBreak":
      throw redirect("/break");
    case "AccountNotAllowed":
      return outcome(reported(refusals[result.refusal], true));
    default:
      return outcome(refusalOf(result));
  }
}

const refusals = {
  AGENTS_ONLY: "session.agentsOnly",
  NOT_A_MEMBER: "session.notMember",
  LOCKED: "session.locked",
} as const;

const reported = (messageKey: KeyIn<"session">, needsPerson = false) =>
  ({ kind: "message", messageKey, needsPerson }) as const;
