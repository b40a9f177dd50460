/**
 * Finished answers of a page's sections, kept while every platform answer in them is fresh: a warm page
 * then neither reads rows nor runs fields. Behind them each row has its own shared copy with its own
 * life (`platform/cache.ts`), so a section that runs out is put together again without a call, and a
 * stale row is refreshed there, once, whichever sections use it.
 */
import type { ExecutionResult } from "graphql";
import { isShared } from "../access/guard-schema.ts";
import { currencyOf, viewerOf } from "../access/viewer.ts";
import type { Operation } from "../graphql/compiled/executor.ts";
import { canonical } from "../platform/cache/canonical-json.ts";
import { freeze } from "../platform/cache/freeze.ts";
import { Lru } from "../platform/cache/lru.ts";
import { observeFreshness } from "../platform/cache/observe-freshness.ts";
import { contextOn, type GatewayContext } from "../request/context.ts";
import { countDroppedItems } from "./dropped-items.ts";

interface Kept {
  data: ExecutionResult["data"];
  dropped: number;
  /** In ms since the epoch. */
  until: number;
}

/** Some hundred sections of at most 30 KB; an isolate has 128 MB for everything. */
const kept = new Lru<Kept>(400);
const numbers = new WeakMap<Operation, number>();
let last = 0;

/** True when each root field's answer is the same for everyone (`shared` in `domain.ts`). */
export function isCacheable({ roots }: Operation): boolean {
  return roots.length > 0 && roots.every(isShared);
}

/**
 * The operation's answer, kept or new. Errors, and anything that was asked for with a token, are never
 * kept. The data is the same object for many requests: whoever gets it must not change it.
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
  const known = kept.get(key);
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
    kept.set(key, { data: development ? freeze(answer.data) : answer.data, dropped, until }, 1);
  }
  return { ...answer, dropped };
}

/**
 * All that a shared field may know of the visitor; whoever differs in it gets another answer. With a
 * token, rows may answer otherwise, or to nobody else: such an answer's `until` says so.
 */
async function audienceOf(context: GatewayContext): Promise<string[]> {
  const viewer = await viewerOf(context);
  const token = await context.scope.session.token();
  // A68, A34: amounts are in the wallet's currency, and some news is for a first login alone.
  const news = viewer ? (viewer.firstLogin ? "first" : "member") : "guest";
  return [token === null ? "guest" : "account", await currencyOf(context), news];
}

function numberOf(operation: Operation): number {
  const known = numbers.get(operation);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(operation, last);
  return last;
}
