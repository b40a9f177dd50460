import { redirect } from "@remix-run/cloudflare";
import { refusedBy } from "~/forms/answer-outcome.server.ts";
import { nextCaptcha } from "~/forms/captcha.server.ts";
import type { LoginOutcome, LoginProblem } from "~/forms/outcome.ts";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";
import { withReturnTo } from "~/session/return-to.ts";

const SignIn_result = graphql(`
  fragment SignIn_result on LoginResult {
    __typename
    ... on LoginSuccess {
      passwordChangeRequired
      viewer {
        role
      }
    }
    ... on InvalidInput {
      fields {
        field
        messageKey
        values {
          name
          value
        }
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
    ... on AccountNotAllowed {
      refusal: reason
    }
    ... on Throttled {
      retryAfterMs
    }
    ... on Refused {
      reason
    }
  }
`);

interface Attempt {
  /** What was typed and may be shown again. */
  values: LoginOutcome["values"];
  returnTo: string;
}

/** Where somebody lands who has just signed in: agents in their center, unless they came for a page (S12). */
export function landingOf(role: string, returnTo: string): string {
  return role === "AGENT" && returnTo === "/" ? "/agentHome" : returnTo;
}

/**
 * What a step of signing in came to (S10–S14).
 * @throws Response a redirect: to M6 (S11), to the second step (S14), or to where the visitor wanted to go.
 */
export async function settleSignIn(
  context: PortalContext,
  masked: FragmentType<typeof SignIn_result> | null | undefined,
  { values, returnTo }: Attempt,
): Promise<LoginOutcome> {
  const result = readFragment(SignIn_result, masked);
  const outcome = async (problem: LoginProblem, captcha = false) =>
    refusedBy(problem, values, captcha ? await nextCaptcha(context) : null);
  switch (result?.__typename) {
    case "LoginSuccess":
      if (result.passwordChangeRequired) throw redirect(withReturnTo("/login/password", returnTo));
      throw redirect(landingOf(result.viewer.role, returnTo));
    case "SecondFactorRequired":
      if (result.methods.length > 0) throw redirect(withReturnTo("/login/confirm", returnTo));
      return outcome({ kind: "secondFactor", methods: result.methods });
    case "InvalidInput":
      return outcome({ kind: "fields", fields: result.fields });
    case "InvalidCredentials":
      return outcome({ kind: "credentials" }, result.captchaRequired);
    case "CaptchaRequired":
      return outcome({ kind: "captcha", wrong: result.wrong }, true);
    case "AccountNotAllowed":
      return outcome({ kind: "notAllowed", reason: result.refusal });
    case "Throttled":
      return outcome({ kind: "throttled", retryAfterMs: result.retryAfterMs });
    case "Refused":
      return outcome({ kind: "refused", reason: result.reason });
    default:
      return outcome({ kind: "failed" });
  }
}
