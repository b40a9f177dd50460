import { useRouteLoaderData } from "@remix-run/react";
import type { Offer } from "~/graphql/generated/graphql";
import type { loader } from "./layout.tsx";

/** Whether the brand offers something: a button whose call is switched off is absent (A56). */
export function useOffers(): (offer: Offer) => boolean {
  const menu = useRouteLoaderData<typeof loader>("routes/member/layout");
  return (offer) => menu?.offers.includes(offer) ?? false;
}
