/** What resolvers are given: who is asking, the platform, and the loaders of this request. */
import type DataLoader from "dataloader";
import type { VendorModel } from "../domains/games/shape.ts";
import { createVendorLoader } from "../domains/games/vendor-loader.ts";
import { observeFreshness } from "../platform/cache/observe-freshness.ts";
import { createPlatform } from "../platform/client.ts";
import type { Platform } from "../platform/platform.ts";
import type { RequestScope } from "./request-scope.ts";

export interface GatewayContext {
  scope: RequestScope;
  platform: Platform;
  /** Name and logo by vendor code, asked for once for a whole list. */
  vendors: DataLoader<string, VendorModel | null>;
}

/**
 * One context per request, however many operations a page runs: that is what keeps a page from
 * making the same platform call twice. Keyed by the request's scope, so it dies with the request.
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

/** The same request on a platform that sees what an operation asks for. */
export function contextOn(platform: Platform, scope: RequestScope): GatewayContext {
  return { scope, platform, vendors: createVendorLoader(platform) };
}
