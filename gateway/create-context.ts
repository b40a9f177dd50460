/** Makes the context of resolvers, with what the domains give to it. */
import { rowsByName } from "./catalogue/catalogue.ts";
import { checkRunning } from "./domains/breaks/running-session.ts";
import { createFactsLoader, createSeatsLoader } from "./domains/games/facts/fact-loaders.ts";
import { createVendorLoader } from "./domains/games/vendor-loader.ts";
import { syncAccount } from "./domains/session/account/sync-account.ts";
import { observeFreshness } from "./platform/cache/observe-freshness.ts";
import { createPlatform } from "./platform/client.ts";
import type { Platform } from "./platform/platform.ts";
import type { GatewayContext } from "./request/context.ts";
import type { RequestScope } from "./request/request-scope.ts";

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
  const context: GatewayContext = {
    scope,
    platform,
    rows: rowsByName,
    syncAccount: () => syncAccount(context),
    checkPerson: () => checkRunning(context),
    vendors: createVendorLoader(platform),
    facts: createFactsLoader(platform, scope),
    seats: createSeatsLoader(platform),
  };
  return context;
}
