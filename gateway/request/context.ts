/** The context of resolvers: request scope, platform client, and data loaders. */
import type DataLoader from "dataloader";
import {
  createFactsLoader,
  createSeatsLoader,
  type FactsModel,
  type SeatsModel,
} from "../domains/games/facts/fact-loaders.ts";
import type { VendorModel } from "../domains/games/shape.ts";
import { createVendorLoader } from "../domains/games/vendor-loader.ts";
import { observeFreshness } from "../platform/cache/observe-freshness.ts";
import { createPlatform } from "../platform/client.ts";
import type { Platform } from "../platform/platform.ts";
import type { RequestScope } from "./request-scope.ts";

export interface GatewayContext {
  scope: RequestScope;
  platform: Platform;
  /** Name and logo by vendor code, loaded once for a whole list. */
  vendors: DataLoader<string, VendorModel | null>;
  /** What the platform reports about games, by id, read for a whole list at once. */
  facts: DataLoader<string, FactsModel | null>;
  seats: DataLoader<string, SeatsModel | null>;
}

/**
 * One context per request, shared by all operations of a page, so that a platform call is made once. Keyed by
 * the request's scope, so it ends with the request.
 */
const contexts = new WeakMap<RequestScope, GatewayContext>();

export function createContext(scope: RequestScope): GatewayContext {
  const known = contexts.get(scope);
  if (known) return known;
  const platform = createPlatform(scope);
  const { guestRender } = scope;
  const context = contextOn(
    guestRender ? observeFreshness(platform, guestRender.onFreshUntil) : platform,
    scope,
  );
  contexts.set(scope, context);
  return context;
}

/** A context for the same request with another platform client, such as one that observes calls. */
export function contextOn(platform: Platform, scope: RequestScope): GatewayContext {
  return {
    scope,
    platform,
    vendors: createVendorLoader(platform),
    facts: createFactsLoader(platform, scope),
    seats: createSeatsLoader(platform),
  };
}
