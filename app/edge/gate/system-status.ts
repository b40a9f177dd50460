/** Checks the platform's status for this visitor (S1–S3, E15) through the gateway (C18). */

import type { RequestContext } from "~/edge/request/request-context.ts";
import { graphql } from "~/graphql/generated/gql.ts";
import type { GatewayClient } from "~/portal-context.ts";
import { maintenance, regionBlocked, unknownDomain } from "./refusals.ts";

const statusQuery = graphql(`
  query EdgeStatus {
    system {
      status
      knownDomain
      mainOrigin
      analytics {
        gtagId
      }
      maintenance {
        endsAt
      }
      customerService {
        name
        url
      }
    }
  }
`);

/**
 * Returns the refusal for an unknown host, maintenance or a blocked region, or null if the portal is open. While the
 * platform is down, the gateway returns the last known status for 5 minutes; without any, the portal stays open.
 * Sets the main origin (not in development) and the Google tag on the context.
 */
export async function refuseByPlatform(
  context: RequestContext,
  gateway: GatewayClient,
  development: boolean,
): Promise<Response | null> {
  const { data } = await gateway.execute(statusQuery, {});
  if (!data) return null;
  const { mainOrigin, analytics } = data.system;
  context.mainOrigin = development ? null : (mainOrigin ?? null);
  context.gtagId = analytics?.gtagId ?? null;
  const { status, knownDomain, customerService: contacts } = data.system;
  // Checked first, so that a foreign host learns nothing about the portal's status.
  if (!knownDomain) return unknownDomain(context, contacts);
  // The gateway reports maintenance before the region flag (A73).
  if (status === "MAINTENANCE") {
    return maintenance(context, { endsAt: data.system.maintenance?.endsAt ?? null, contacts });
  }
  return status === "REGION_RESTRICTED"
    ? regionBlocked(
        context,
        { by: "platform", version: new Date(context.startedAt).toISOString().slice(0, 10) },
        contacts,
      )
    : null;
}
