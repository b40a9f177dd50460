import { redirect } from "@remix-run/cloudflare";
import { type Attempt, settleSignIn } from "~/components/sign-in/sign-in-result.server.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { isRefusedFor, refusedFor } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { SecondFactorMethod } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { withReturnTo } from "~/session/guards/return-to.ts";

const ConfirmLogin = graphql(`
  mutation ConfirmLogin($input: ConfirmLoginInput!) {
    confirmLogin(input: $input) {
      ...SignIn_result
    }
  }
`);

/**
 * Runs the second step (CP2), and returns the refusal, if any.
 * @param method null if the form named an unknown one
 * @throws Response a redirect, as after any login, or back to the login if no login is waiting any more
 */
export async function confirmLogin(
  context: PortalContext,
  { method, code }: { method: SecondFactorMethod | null; code: string },
  { returnTo, stays }: Omit<Attempt, "values">,
): Promise<FormOutcome> {
  if (!method) return { problem: refusedFor("NOT_OFFERED"), values: {} };
  const { data } = await context.gateway.execute(ConfirmLogin, { input: { method, code } });
  const attempt = { values: { method }, returnTo, stays };
  const outcome = await settleSignIn(context, data?.confirmLogin, attempt);
  if (!stays && isRefusedFor("STATE_CHANGED", outcome.problem)) {
    throw redirect(withReturnTo("/login?notice=over", returnTo));
  }
  return outcome;
}
