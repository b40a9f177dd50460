import { redirect } from "@remix-run/cloudflare";
import { settleSignIn } from "~/components/sign-in/sign-in-result.server.ts";
import { refusedBy } from "~/forms/answer-outcome.server.ts";
import type { LoginOutcome } from "~/forms/outcome.ts";
import { graphql } from "~/graphql/generated";
import type { SecondFactorMethod } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { withReturnTo } from "~/session/return-to.ts";

const ConfirmLogin = graphql(`
  mutation ConfirmLogin($input: ConfirmLoginInput!) {
    confirmLogin(input: $input) {
      ...SignIn_result
    }
  }
`);

/**
 * Takes the second step (CP2) and answers what stood in the way.
 * @param method null when the form named none that exists
 * @throws Response a redirect: as after any login, or back to it when nothing waits any more
 */
export async function confirmLogin(
  context: PortalContext,
  { method, code }: { method: SecondFactorMethod | null; code: string },
  returnTo: string,
): Promise<LoginOutcome> {
  if (!method) return refusedBy({ kind: "refused", reason: "NOT_OFFERED" }, {});
  const { data } = await context.gateway.execute(ConfirmLogin, { input: { method, code } });
  const attempt = { values: { method }, returnTo };
  const outcome = await settleSignIn(context, data?.confirmLogin, attempt);
  const { problem } = outcome;
  const over = problem.kind === "refused" && problem.reason === "STATE_CHANGED";
  if (over) throw redirect(withReturnTo("/login?notice=over", returnTo));
  return outcome;
}
