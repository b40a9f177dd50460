/** S1–S3: whether the platform lets this visitor in, asked of the gateway like any page would (C18). */
import { graphql } from "../graphql/generated/gql.ts";
import type { GatewayClient } from "../portal-context.ts";
import { maintenance, regionBlocked } from "./refusals.ts";
import type { Visit } from "./visit.ts";

const statusQuery = graphql(`
  query EdgeStatus {
    system {
      status
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
 * The maintenance or block page, or null when the portal is open. While the platform is down the gateway
 * answers the last known state for 5 minutes; when nothing is known at all, the portal stays open and
 * each block of a page says for itself what it could not get.
 */
export async function refuseByPlatform(
  visit: Visit,
  gateway: GatewayClient,
): Promise<Response | null> {
  const { data } = await gateway.execute(statusQuery, {});
  if (!data) return null;
  const { status, customerService: contacts } = data.system;
  // A73: the gateway puts maintenance before the region flag.
  if (status === "MAINTENANCE") {
    return maintenance(visit, { endsAt: data.system.maintenance?.endsAt ?? null, contacts });
  }
  return status === "REGION_RESTRICTED" ? regionBlocked(visit, contacts) : null;
}
