/** What a brand offers its members and agents, by the calls that stand behind it (A56). */
import type { Brand } from "../brands/brand.ts";
import { folded } from "./domains.ts";
import type { Offer } from "./generated/resolver-types.ts";
import type { Call } from "./platform/call.ts";

/** Each part of the portal with its calls; one that no domain registered does not compile. */
export const offers: Readonly<Record<Offer, readonly Call[]>> = folded("offers");

/** The offers none of whose calls the brand file switched off. Asks the platform nothing. */
export function offersOf({ calls }: Pick<Brand, "calls">): Offer[] {
  return (Object.keys(offers) as Offer[]).filter((offer) =>
    offers[offer].every(({ id }) => calls[id]?.enabled !== false),
  );
}
