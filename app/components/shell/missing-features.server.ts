import type { Offer } from "~/graphql/generated/graphql";
import { allOffers } from "~/graphql/generated/offers.ts";

/** What a brand does not offer (A56): few or none, where what it does offer is sixty words on each page. */
export function withheldOf(offers: readonly Offer[]): Offer[] {
  return allOffers.filter((offer) => !offers.includes(offer));
}
