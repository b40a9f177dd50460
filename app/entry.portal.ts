/**
 * The part behind the edge: the gateway and the pages. It is a module of its own, so that responses of the edge don't
 * wait until it is loaded (decision 0021).
 */

import { guestCookie, readSessionId } from "~/session/cookies/session-cookie.ts";
import * as pages from "../build/pages/server/index.js";
import { mayAdvertise } from "../gateway/domains/breaks/may-advertise.ts";
import { createGateway } from "../gateway/gateway.ts";
import { createInProcess } from "../gateway/graphql/in-process.ts";
import { takeByAddress } from "../gateway/limits/address-limits.ts";
import { platformNow } from "../gateway/platform/platform-clock.ts";
import type { RequestScope } from "../gateway/request/request-scope.ts";
import { createWorkerSteps } from "./background/worker-steps.ts";
import type { Configuration } from "./edge/configuration/configuration.ts";
import { proxyToVite } from "./edge/development/dev-proxy.ts";
import { edgeRouteAt } from "./edge/edge-routes.ts";
import { isGame } from "./edge/gate/known-paths.ts";
import { throttled } from "./edge/gate/refusals.ts";
import { refuseByPlatform } from "./edge/gate/system-status.ts";
import { unbuffered } from "./edge/headers/streaming.ts";
import { giveMark } from "./edge/limits/give-mark.ts";
import { guestPage, pageKeyFor } from "./edge/page-cache/guest-page.ts";
import { createPageMatch } from "./edge/page-cache/page-match.ts";
import { languageCookieOf } from "./edge/request/language.ts";
import { portalContext } from "./edge/request/portal-context.server.ts";
import type { RequestContext } from "./edge/request/request-context.ts";
import { admitUpload } from "./edge/uploads/admit-upload.ts";
import persistedDocuments from "./graphql/generated/persisted-documents.json";

const gateway = createGateway({ persisted: persistedDocuments });
const { createRequestHandler, fetchMessages, isbot, matchRoutes } = pages.entry.module;
const render = createRequestHandler(pages, "production");
const builtPages = { version: pages.assets.version, render, isbot };

export const matchPage = createPageMatch(pages.routes, matchRoutes);
/** For the Durable Objects of the search and of agents' files. */
export const { readIndexes, readFileRows } = createWorkerSteps(gateway, pages.entry.module);

/** Counts an upload of the address. Returns the time to wait in ms, or null if the upload is admitted. */
const uploadWait = (scope: RequestScope) => async () => {
  const taken = await takeByAddress("upload", scope);
  return "retryAfterMs" in taken ? taken.retryAfterMs : null;
};

async function route(context: RequestContext, scope: RequestScope, configuration: Configuration) {
  const { request, url } = context;
  const own = edgeRouteAt(url.pathname);
  const edgeRequest = { context, scope, configuration, gateway };
  const early = await own?.beforeStatus?.(edgeRequest);
  if (early) return early;
  const client = createInProcess(gateway, scope);
  // The console is for when the platform fails or is closed.
  const isOperator = context.operator !== null;
  const refusal = isOperator
    ? null
    : await refuseByPlatform(context, client, configuration.development);
  if (refusal) return refusal;
  const late = await own?.whenOpen?.(edgeRequest);
  if (late) return late;
  // Opening a page extends the session, even if the page doesn't query the viewer.
  if (!isOperator) scope.waitUntil(scope.session.read());
  context.isPage = true;
  // Only a guest's session remembers a break.
  if (readSessionId(request.headers.get("cookie"), guestCookie) !== null) {
    context.mayAdvertise = await mayAdvertise(scope);
  }
  const languageCookie = languageCookieOf(context.brand, request);
  if (languageCookie) scope.answerHeaders.append("set-cookie", languageCookie);
  const { development, viteOrigin } = configuration;
  if (viteOrigin)
    return unbuffered(
      await proxyToVite(context, viteOrigin, configuration, platformNow({ scope })),
      development,
    );
  await fetchMessages(context.language.tag, configuration.files);
  if (context.page?.pattern === "game/:id" && (await isGame(url.pathname, scope.search)))
    scope.readsAreFree = true;
  const key = await pageKeyFor(context, client, scope);
  const answer = key
    ? await guestPage(key, context, scope, configuration, gateway, builtPages)
    : unbuffered(
        await render(request, portalContext(context, configuration, client, scope)),
        development,
      );
  const shown = orThrottled(answer, context, scope.answerHeaders);
  const isRefused = shown.status === 429;
  // A page of the cache sets no cookie.
  if (!key || isRefused) await giveMark(context, scope, configuration, isRefused);
  return shown;
}

/**
 * A page of which a part was throttled (A148), as Retry-After shows, is replaced by one that says when to try again: its
 * block could only say that it failed.
 */
function orThrottled(answer: Response, context: RequestContext, gatewayHeaders: Headers): Response {
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html");
  const seconds = Number(gatewayHeaders.get("retry-after"));
  if (answer.status !== 200 || !isHtml || !seconds) return answer;
  answer.body?.cancel().catch(() => undefined);
  gatewayHeaders.delete("retry-after");
  return throttled(context, seconds * 1000);
}

/** Answers a request that has passed the gate. */
export function answerByPortal(
  context: RequestContext,
  scope: RequestScope,
  configuration: Configuration,
): Promise<Response> {
  return admitUpload(context, uploadWait(scope), () => route(context, scope, configuration));
}
