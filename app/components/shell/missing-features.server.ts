import type { Offer } from "~/graphql/generated/graphql";
import { allOffers } from "~/graphql/generated/offers.ts";

/**
 * Returns the features that a brand does not offer (A56), because this list is much shorter than the offered ones.
 */
export function withheldOf(offers: readonly Offer[]): Offer[] {
  return allOffers.filter((offer) => !offers.includes(offer));
}
