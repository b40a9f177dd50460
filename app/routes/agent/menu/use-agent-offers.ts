import { useRouteLoaderData } from "@remix-run/react";
import type { Offer } from "~/graphql/generated/graphql";
import type { loader } from "~/routes/agent/layout.tsx";

/** Whether the brand offers something: what it does not has no form (A56). */
export function useAgentOffers(): (offer: Offer) => boolean {
  const offers = useRouteLoaderData<typeof loader>("routes/agent/layout")?.offers ?? [];
  return (offer) => offers.includes(offer);
}
