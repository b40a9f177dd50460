import { redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";
import { throughCookies } from "./sign-in-result.server.ts";

const FreePlay = graphql(`
  mutation FreePlay($key: String) {
    freePlay(idempotencyKey: $key) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/**
 * Starts a trial session without an account (S6, P6).
 * @param key the form's idempotency key: two submissions give one session
 * @throws Response a redirect to returnTo after success
 */
export async function startFreePlay(
  context: PortalContext,
  { returnTo, key }: { returnTo: string; key: string | null },
): Promise<FormOutcome> {
  const { data } = await context.gateway.execute(FreePlay, { key });
  const result = data?.freePlay;
  if (result?.__typename === "FreePlaySuccess") throw redirect(throughCookies(context, returnTo));
  return { problem: refusalOf(result), values: {} };
}
