/** S1–S3, E15: whether the platform lets this visitor in, asked of the gateway like any page would (C18). */

import type { Visit } from "~/edge/request/request-context.ts";
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
 * The page about a foreign address, maintenance or a block, or null when the portal is open. While the platform is down the gateway
 * returns the last known state for 5 minutes; when nothing is known at all, the portal stays open and
 * each block of a page says for itself what it could not get. Notes on the visit what pages go by: the main
 * address (in development every page is at home where it is) and the tag that counts visits.
 */
export async function refuseByPlatform(
  visit: Visit,
  gateway: GatewayClient,
  development: boolean,
): Promise<Response | null> {
  const { data } = await gateway.execute(statusQuery, {});
  if (!data) return null;
  const { mainOrigin, analytics } = data.system;
  visit.mainOrigin = development ? null : (mainOrigin ?? null);
  visit.gtagId = analytics?.gtagId ?? null;
  const { status, knownDomain, customerService: contacts } = data.system;
  // Ahead of the rest: whoever is in between has no business with our state.
  if (!knownDomain) return unknownDomain(visit, contacts);
  // A73: the gateway puts maintenance before the region flag.
  if (status === "MAINTENANCE") {
    return maintenance(visit, { endsAt: data.system.maintenance?.endsAt ?? null, contacts });
  }
  return status === "REGION_RESTRICTED" ? regionBlocked(visit, contacts) : null;
}
