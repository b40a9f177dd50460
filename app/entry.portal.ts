/**
 * What is behind the edge: the gateway, and the pages that ask it. A module of its own, so that whatever the
 * edge answers by itself waits for nothing of this to be evaluated (decision 0021).
 */
import * as pages from "../build/server/index.js";
import { createGateway } from "../gateway/gateway.ts";
import { createInProcess, type InProcess } from "../gateway/graphql/in-process.ts";
import { takeByAddress } from "../gateway/limits/address-limits.ts";
import type { RequestScope } from "../gateway/request/request-scope.ts";
import type { Configuration } from "./edge/configuration/configuration.ts";
import { proxyToVite } from "./edge/development/dev-proxy.ts";
import { isLobby } from "./edge/gate/lobby-allow-list.ts";
import { refuseByPlatform } from "./edge/gate/system-status.ts";
import { unbuffered } from "./edge/headers/streaming.ts";
import { servePage } from "./edge/page-cache/cached-pages.ts";
import {
  cacheKeyOf,
  contextFromKey,
  isCacheable,
  type PageKey,
  pageKeyOf,
} from "./edge/page-cache/page-key.ts";
import { createPageMatch } from "./edge/page-cache/page-match.ts";
import { languageCookieOf } from "./edge/request/language.ts";
import { portalContext } from "./edge/request/portal-context.server.ts";
import type { RequestContext } from "./edge/request/request-context.ts";
import { createScope } from "./edge/request/request-scope.ts";
import { admitUpload } from "./edge/uploads/admit-upload.ts";
import persistedDocuments from "./graphql/generated/persisted-documents.json";

const gateway = createGateway({ persisted: persistedDocuments });
const { createRequestHandler, fetchMessages, isbot, matchRoutes } = pages.entry.module;
const renderPage = createRequestHandler(pages, "production");

export const matchPage = createPageMatch(pages.routes, matchRoutes);

/** How long an address that has sent enough pictures has to wait, in ms; null when it may go on. */
const uploadWait = (scope: RequestScope) => async () => {
  const taken = await takeByAddress("upload", scope);
  return "retryAfterMs" in taken ? taken.retryAfterMs : null;
};

async function route(context: RequestContext, scope: RequestScope, configuration: Configuration) {
  const { request, url } = context;
  const { viteOrigin } = configuration;
  // Ahead of the platform's say: who looks for what is wrong with a platform must not be refused by it.
  // The bundle that is deployed has none of this in it.
  if (process.env.PORTICO_BUNDLE !== "production" && scope.development) {
    const { developerPage } = await import("../gateway/developer/developer-pages.ts");
    const developers = await developerPage(request, scope, context.nonce);
    if (developers) return developers;
  }
  const client = createInProcess(gateway, scope, configuration.executor);
  const refusal = await refuseByPlatform(context, client, configuration.development);
  if (refusal) return refusal;
  if (url.pathname === "/graphql") return gateway.handle(request, scope);
  // Opening a page keeps the session alive, whether or not the page asks who is signed in.
  scope.waitUntil(scope.session.read());
  context.isPage = true;
  const languageCookie = languageCookieOf(context.brand, request);
  if (languageCookie) scope.answerHeaders.append("set-cookie", languageCookie);
  const { development } = configuration;
  if (viteOrigin)
    return unbuffered(await proxyToVite(context, viteOrigin, configuration), development);
  await fetchMessages(context.language.tag, configuration.files);
  const key = await pageKeyFor(context, client);
  const { answerHeaders } = scope;
  if (key)
    return withThrottledStatus(
      await cacheablePage(key, context, scope, configuration),
      answerHeaders,
    );
  const loadContext = portalContext(context, configuration, client, answerHeaders);
  return withThrottledStatus(
    unbuffered(await renderPage(request, loadContext), development),
    answerHeaders,
  );
}

/** A page of which a part was refused for its address's many reads (A148) says so by its status, with Retry-After. */
function withThrottledStatus(answer: Response, carried: Headers): Response {
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html");
  if (answer.status !== 200 || !isHtml || !carried.has("retry-after")) return answer;
  return new Response(answer.body, { status: 429, headers: answer.headers });
}

/** The key of a page that every guest gets alike, or null. */
async function pageKeyFor(context: RequestContext, client: InProcess): Promise<PageKey | null> {
  const { page, url, brand } = context;
  if (!page || !isCacheable(context)) return null;
  const { pattern } = page;
  const exists =
    pattern === ":lobby" ? await isLobby(url.pathname, brand, client) : pattern !== "*";
  return exists === null ? null : pageKeyOf(context, page, exists);
}

/** The page from the cache, or rendered from its key alone. */
function cacheablePage(
  key: PageKey,
  context: RequestContext,
  scope: RequestScope,
  configuration: Configuration,
) {
  return servePage({
    name: `${pages.assets.version} ${scope.platform.origin} ${cacheKeyOf(key)}`,
    tokens: context,
    scope,
    async render(tokens, revalidate, previous) {
      const whole = revalidate || isbot(context.request.headers.get("user-agent"));
      const nobody = contextFromKey(key, tokens, { whole, now: scope.now() });
      const paidBy = revalidate ? null : scope.addressClass;
      let until = Number.POSITIVE_INFINITY;
      const tell = (freshUntil: number) => {
        until = Math.min(until, freshUntil);
      };
      const own = createScope(nobody, configuration, scope.waitUntil, { tell, revalidate, paidBy });
      const client = createInProcess(gateway, own, configuration.executor);
      const { answerHeaders } = own;
      const reuse = { previous, current: null, patch: null };
      const loadContext = portalContext(nobody, configuration, client, answerHeaders, reuse);
      const rendered = await renderPage(nobody.request, loadContext);
      const answer = unbuffered(rendered, configuration.development);
      return { answer, answerHeaders, reuse, freshUntil: () => until };
    },
  });
}

/** Answers what the edge let through. */
export function answerByPortal(
  context: RequestContext,
  scope: RequestScope,
  configuration: Configuration,
): Promise<Response> {
  return admitUpload(context, uploadWait(scope), () => route(context, scope, configuration));
}
