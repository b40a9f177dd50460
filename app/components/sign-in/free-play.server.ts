import { redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/form-outcome.ts";
import { refusalOf } from "~/forms/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";

const FreePlay = graphql(`
  mutation FreePlay {
    freePlay {
      __typename
      ...Refusal_refusal
    }
  }
`);

/**
 * Starts a trial session without an account (S6, P6).
 * @throws Response a redirect to returnTo when it worked.
 */
export async function startFreePlay(
  { gateway }: PortalContext,
  returnTo: string,
): Promise<FormOutcome> {
  const { data } = await gateway.execute(FreePlay, {});
  const result = data?.freePlay;
  if (result?.__typename === "FreePlaySuccess") throw redirect(returnTo);
  return { problem: refusalOf(result), values: {} };
}
