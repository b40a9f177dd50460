import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated/gql.ts";
import type { Offer } from "~/graphql/generated/graphql.ts";

const offersQuery = graphql(`
  query StandingOffers {
    system {
      offers
    }
  }
`);

/**
 * Admits requests for a page that the brand offers (A56). When the offers can't be read, the page loads and shows its
 * own error.
 * @throws Response 404 for an offer that is switched off
 */
export async function requireOffer(
  offer: Offer,
  { gateway }: Pick<AppLoadContext, "gateway">,
): Promise<void> {
  const { data } = await gateway.execute(offersQuery, {});
  if (data && !data.system.offers.includes(offer)) throw new Response(null, { status: 404 });
}
