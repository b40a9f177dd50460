/**
 * Caches the results of a page's sections while every platform response in them is fresh, so that a cached
 * page decodes nothing and runs no resolvers. Each row also has its own shared cache
 * (`platform/cache/shared-cache.ts`): an expired section is built again from cached rows, and a stale row is
 * revalidated once for all sections.
 */
import type { ExecutionResult } from "graphql";
import { currencyOf, viewerOf } from "../access/viewer.ts";
import { contextOn } from "../create-context.ts";
import { mayAdvertise } from "../domains/breaks/may-advertise.ts";
import { isShared } from "../fields.ts";
import type { Operation } from "../graphql/operation.ts";
import { canonical } from "../platform/cache/canonical-json.ts";
import { freeze } from "../platform/cache/freeze.ts";
import { observeFreshness } from "../platform/cache/observe-freshness.ts";
import type { GatewayContext } from "../request/context.ts";
import { Lru } from "../values/lru.ts";
import { countDroppedItems } from "./dropped-items.ts";

interface CachedSection {
  data: ExecutionResult["data"];
  dropped: number;
  /** In ms since the epoch. */
  until: number;
}

/** A few hundred sections of at most 30 KB; an isolate has 128 MB. */
const cachedSections = new Lru<CachedSection>(400);
const operationNumbers = new WeakMap<Operation, number>();
let last = 0;

/** True when every root field returns the same for everyone (`shared` in `registry/domain.ts`). */
export function isCacheable({ roots }: Operation): boolean {
  return roots.length > 0 && roots.every(isShared);
}

/**
 * The operation's result, cached or new. Results with errors or from calls with a token are not cached. Many
 * requests share the data object, so callers must not change it.
 */
export async function cachedSection(
  operation: Operation,
  context: GatewayContext,
  variables: object,
): Promise<ExecutionResult & { dropped: number }> {
  const { scope, platform } = context;
  const { brand, language, regionClass, now, development } = scope;
  const place = [brand.id, scope.platform.origin, language.tag, regionClass];
  place.push(...(await audienceOf(context)));
  const key = `${numberOf(operation)} ${canonical(variables)} ${JSON.stringify(place)}`;
  const known = cachedSections.get(key);
  if (known && now() < known.until) {
    scope.guestRender?.onFreshUntil(known.until);
    return { data: known.data, dropped: known.dropped };
  }
  let until = Number.POSITIVE_INFINITY;
  const observed = observeFreshness(platform, (freshUntil) => {
    until = Math.min(until, freshUntil);
  });
  const counting = countDroppedItems(contextOn(observed, scope));
  const answer = await operation(counting.context, variables);
  const dropped = counting.dropped();
  if (!answer.errors && now() < until && Number.isFinite(until)) {
    cachedSections.set(
      key,
      { data: development ? freeze(answer.data) : answer.data, dropped, until },
      1,
    );
  }
  return { ...answer, dropped };
}

/**
 * Everything that a shared field may know of the visitor; it is part of the cache key. Responses to calls
 * with a token are not shared, which their `until` of 0 shows.
 */
async function audienceOf(context: GatewayContext): Promise<string[]> {
  const viewer = await viewerOf(context);
  const token = await context.scope.session.token();
  // A68, A34: amounts are in the wallet's currency, and some news is only for a first login.
  const news = viewer ? (viewer.firstLogin ? "first" : "member") : "guest";
  const offers = (await mayAdvertise(context.scope)) ? "offers" : "no offers";
  return [token === null ? "guest" : "account", await currencyOf(context), news, offers];
}

function numberOf(operation: Operation): number {
  const known = operationNumbers.get(operation);
  if (known !== undefined) return known;
  last += 1;
  operationNumbers.set(operation, last);
  return last;
}
