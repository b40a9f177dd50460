/** A page that all guests share: its key, and its rendering from that key alone (decision 0030). */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { isbot } from "isbot";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { isGame, isLobby } from "~/edge/gate/known-paths.ts";
import { unbuffered } from "~/edge/headers/streaming.ts";
import { portalContext } from "~/edge/request/portal-context.server.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { createScope } from "~/edge/request/request-scope.ts";
import type { Gateway } from "../../../gateway/gateway.ts";
import { createInProcess, type InProcess } from "../../../gateway/graphql/in-process.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";
import { servePage } from "./cached-pages.ts";
import { cacheKeyOf, contextFromKey, isCacheable, type PageKey, pageKeyOf } from "./page-key.ts";

/** The built pages, as far as they are used here. */
interface Pages {
  version: string;
  render(request: Request, context: AppLoadContext): Promise<Response>;
  isbot: typeof isbot;
}

/** Returns the key of a cacheable page, or null if the page isn't cacheable. */
export async function pageKeyFor(
  context: RequestContext,
  client: InProcess,
  { search }: RequestScope,
): Promise<PageKey | null> {
  const { page, url, brand } = context;
  if (!page || !isCacheable(context)) return null;
  const { pattern } = page;
  const exists =
    pattern === ":lobby"
      ? await isLobby(url.pathname, brand, client)
      : pattern === "game/:id"
        ? await isGame(url.pathname, search)
        : pattern !== "*";
  return exists === null ? null : pageKeyOf(context, page, exists);
}

/** Returns the page from the cache, or renders it from its key alone. */
export function guestPage(
  key: PageKey,
  context: RequestContext,
  scope: RequestScope,
  configuration: Configuration,
  gateway: Gateway,
  { version, render, isbot }: Pages,
) {
  return servePage({
    name: `${version} ${scope.platform.origin} ${cacheKeyOf(key)}`,
    tokens: context,
    scope,
    async render(tokens, revalidate, previous) {
      const whole = revalidate || isbot(context.request.headers.get("user-agent"));
      const anonymous = contextFromKey(key, tokens, { whole, now: scope.now });
      // A game that the index has is no invention of the visitor, so its page counts for nobody.
      const isFree = revalidate || context.page?.pattern === "game/:id";
      const countedAddress = isFree ? null : scope.addressClass;
      let until = Number.POSITIVE_INFINITY;
      const onFreshUntil = (freshUntil: number) => {
        until = Math.min(until, freshUntil);
      };
      const own = createScope(anonymous, configuration, scope.waitUntil, {
        onFreshUntil,
        revalidate,
        countedAddress,
        countedVisitor: scope.visitor,
      });
      const client = createInProcess(gateway, own);
      const { answerHeaders } = own;
      const reuse = { previous, current: null, patch: null };
      const loadContext = portalContext(anonymous, configuration, client, own, reuse);
      const rendered = await render(anonymous.request, loadContext);
      const answer = unbuffered(rendered, configuration.development);
      return { answer, answerHeaders, reuse, freshUntil: () => until };
    },
  });
}
