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
 * Lets a page stand that the brand offers (A56); while nobody can say what it offers, its page says itself
 * what is wrong.
 * @throws Response 404 for what is switched off
 */
export async function requireOffer(
  offer: Offer,
  { gateway }: Pick<AppLoadContext, "gateway">,
): Promise<void> {
  const { data } = await gateway.execute(offersQuery, {});
  if (data && !data.system.offers.includes(offer)) throw new Response(null, { status: 404 });
}
