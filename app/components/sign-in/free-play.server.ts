import { redirect } from "@remix-run/cloudflare";
import { refusedBy } from "~/forms/answer-outcome.server.ts";
import type { LoginOutcome } from "~/forms/outcome.ts";
import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";

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
  switch (result?.__typename) {
    case "FreePlaySuccess":
      throw redirect(returnTo);
    case "Throttled":
      return refusedBy({ kind: "throttled", retryAfterMs: result.retryAfterMs }, {});
    case "Refused":
      return refusedBy({ kind: "refused", reason: result.reason }, {});
    default:
      return refusedBy({ kind: "failed" }, {});
  }
}
