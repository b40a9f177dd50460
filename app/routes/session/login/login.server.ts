import { redirect } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import type { LoginInput } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import type { CaptchaState, LoginOutcome, LoginProblem } from "./outcome.ts";
import { rememberLine } from "./remembered.ts";

const Login = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
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
  }
`);

const FreePlay = graphql(`
  mutation FreePlay {
    freePlay {
      __typename
      ... on Throttled {
        retryAfterMs
      }
      ... on Refused {
        reason
      }
    }
  }
`);

const Captcha = graphql(`
  query Captcha {
    captcha {
      __typename
      ... on Captcha {
        image
      }
      ... on Throttled {
        retryAfterMs
      }
    }
  }
`);

/** A picture to type, throttled to one a second (V56). */
export async function askCaptcha({ gateway }: PortalContext): Promise<CaptchaState> {
  const { data } = await gateway.execute(Captcha, {});
  switch (data?.captcha.__typename) {
    case "Captcha":
      return { image: data.captcha.image };
    case "Throttled":
      return { retryAfterMs: data.captcha.retryAfterMs };
    default:
      return "missing";
  }
}

/**
 * Signs in (C1) and answers what stood in the way.
 * @throws Response a redirect when it worked: S11 first, then returnTo, agents to their center (S12).
 */
export async function signIn(
  context: PortalContext,
  input: LoginInput,
  returnTo: string,
): Promise<LoginOutcome> {
  const { data } = await context.gateway.execute(Login, { input });
  const result = data?.login;
  const outcome = async (problem: LoginProblem, captcha = false): Promise<LoginOutcome> => ({
    problem,
    captcha: captcha ? await askCaptcha(context) : null,
    username: input.username,
  });
  switch (result?.__typename) {
    case "LoginSuccess": {
      const name = input.remember ? input.username : null;
      context.answerHeaders.append("Set-Cookie", rememberLine(name));
      if (result.passwordChangeRequired) {
        throw redirect(`/login?step=password&returnTo=${encodeURIComponent(returnTo)}`);
      }
      const agentHome = result.viewer.role === "AGENT" && returnTo === "/";
      throw redirect(agentHome ? "/agentHome" : returnTo);
    }
    case "InvalidInput":
      return outcome({ kind: "fields", fields: result.fields });
    case "InvalidCredentials":
      return outcome({ kind: "credentials" }, result.captchaRequired);
    case "CaptchaRequired":
      return outcome({ kind: "captcha", wrong: result.wrong }, true);
    case "SecondFactorRequired":
      return outcome({ kind: "secondFactor", methods: result.methods });
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

/**
 * Starts a trial session without an account (S6, P6).
 * @throws Response a redirect to returnTo when it worked.
 */
export async function startFreePlay(
  { gateway }: PortalContext,
  returnTo: string,
): Promise<LoginOutcome> {
  const { data } = await gateway.execute(FreePlay, {});
  const result = data?.freePlay;
  const outcome = (problem: LoginProblem): LoginOutcome => ({
    problem,
    captcha: null,
    username: "",
  });
  switch (result?.__typename) {
    case "FreePlaySuccess":
      throw redirect(returnTo);
    case "Throttled":
      return outcome({ kind: "throttled", retryAfterMs: result.retryAfterMs });
    case "Refused":
      return outcome({ kind: "refused", reason: result.reason });
    default:
      return outcome({ kind: "failed" });
  }
}
