/** What a brand offers its members and agents, derived from the calls that each offer needs (A56). */
import type { Brand } from "../../brands/brand.ts";
import { featuresOf } from "../domains/system/features.ts";
import { mergeTable } from "../domains.ts";
import type { Features, Offer } from "../generated/resolver-types.ts";
import type { Call } from "../platform/call.ts";
import type { GatewayContext } from "../request/context.ts";
import { memoize } from "../values/memoize.ts";

/** The calls that each offer needs. An offer that no domain registered is a type error. */
export const offers: Readonly<Record<Offer, readonly Call[]>> = mergeTable("offers");

/** The offers whose calls are all enabled in the brand file. Sends no platform call. */
export const offersOf = memoize(({ calls }: Pick<Brand, "calls">): Offer[] =>
  (Object.keys(offers) as Offer[]).filter((offer) =>
    offers[offer].every(({ id }) => calls[id]?.enabled !== false),
  ),
);

/** Offers that also depend on a feature switch of the platform (W1, W4). */
const offerSwitches: Partial<Record<Offer, Exclude<keyof Features, "__typename">>> = {
  AGENT_POLICY: "agentPolicy",
  CHAT: "chat",
  REBATE: "manualRebate",
  CLAIM_REBATE: "manualRebate",
};

/**
 * The brand's offers without those that the platform's switches turn off (U27n, W4, A56, A92), and without bonuses where
 * the visitor's market forbids to show them (G30).
 */
export async function offersNow(context: GatewayContext): Promise<Offer[]> {
  const features = await featuresOf(context);
  const { brand, market } = context.scope;
  return offersOf(brand).filter((offer) => {
    if (!market.bonusesShown && offers[offer].some(({ bonus }) => bonus)) return false;
    const name = offerSwitches[offer];
    return name === undefined || features[name];
  });
}
