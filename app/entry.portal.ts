/**
 * What is behind the edge: the gateway, and the pages that ask it. A module of its own, so that whatever the
 * edge answers by itself waits for nothing of this to be evaluated (decision 0021).
 */
import * as pages from "../build/server/index.js";
import { createGateway } from "../gateway/gateway.ts";
import { createInProcess, type InProcess } from "../gateway/in-process.ts";
import { takeByAddress } from "../gateway/limits/by-address.ts";
import type { RequestScope } from "../gateway/scope.ts";
import type { Configuration } from "./edge/configuration/configuration.ts";
import { proxyToVite } from "./edge/development/dev-proxy.ts";
import { isLobby } from "./edge/gate/lobby-allow-list.ts";
import { refuseByPlatform } from "./edge/gate/system-status.ts";
import { unbuffered } from "./edge/headers/streaming.ts";
import { guestPage } from "./edge/page-cache/cached-pages.ts";
import {
  isForEveryGuest,
  nameOf,
  type PageKey,
  pageKeyOf,
  visitOfNobody,
} from "./edge/page-cache/page-key.ts";
import { createPageMatch } from "./edge/page-cache/page-match.ts";
import { languageOfVisit } from "./edge/request/language.ts";
import { portalContext } from "./edge/request/portal-context.server.ts";
import type { Visit } from "./edge/request/request-context.ts";
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

async function route(visit: Visit, scope: RequestScope, configuration: Configuration) {
  const { request, url } = visit;
  const { viteOrigin } = configuration;
  // Ahead of the platform's say: who looks for what is wrong with a platform must not be refused by it.
  // The bundle that is deployed has none of this in it.
  if (process.env.PORTICO_BUNDLE !== "production" && scope.development) {
    const { developerPage } = await import("../gateway/developer-pages.ts");
    const developers = await developerPage(request, scope, visit.nonce);
    if (developers) return developers;
  }
  const client = createInProcess(gateway, scope, configuration.executor);
  const refusal = await refuseByPlatform(visit, client, configuration.development);
  if (refusal) return refusal;
  if (url.pathname === "/graphql") return gateway.handle(request, scope);
  // Opening a page keeps the session alive, whether or not the page asks who is signed in.
  scope.waitUntil(scope.session.read());
  visit.isPage = true;
  const spoken = languageOfVisit(visit.brand, request);
  if (spoken) scope.answerHeaders.append("set-cookie", spoken);
  const { development } = configuration;
  if (viteOrigin)
    return unbuffered(await proxyToVite(visit, viteOrigin, configuration), development);
  await fetchMessages(visit.language.tag, configuration.files);
  const key = await keyOf(visit, client);
  const { answerHeaders } = scope;
  if (key) return told429(await sharedPage(key, visit, scope, configuration), answerHeaders);
  const context = portalContext(visit, configuration, client, answerHeaders);
  return told429(unbuffered(await renderPage(request, context), development), answerHeaders);
}

/** A page of which a part was refused for its address's many reads (A148) says so by its status, with Retry-After. */
function told429(answer: Response, carried: Headers): Response {
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html");
  if (answer.status !== 200 || !isHtml || !carried.has("retry-after")) return answer;
  return new Response(answer.body, { status: 429, headers: answer.headers });
}

/** The key of a page that every guest gets alike, or null. */
async function keyOf(visit: Visit, client: InProcess): Promise<PageKey | null> {
  const { page, url, brand } = visit;
  if (!page || !isForEveryGuest(visit)) return null;
  const { pattern } = page;
  const exists =
    pattern === ":lobby" ? await isLobby(url.pathname, brand, client) : pattern !== "*";
  return exists === null ? null : pageKeyOf(visit, page, exists);
}

/** Such a page: kept, or rendered out of its key alone. */
function sharedPage(key: PageKey, visit: Visit, scope: RequestScope, configuration: Configuration) {
  return guestPage({
    name: `${pages.assets.version} ${scope.platform.origin} ${nameOf(key)}`,
    marks: visit,
    scope,
    async make(marks, anew, last) {
      const whole = anew || isbot(visit.request.headers.get("user-agent"));
      const nobody = visitOfNobody(key, marks, { whole, now: scope.now() });
      const paidBy = anew ? null : scope.addressClass;
      let until = Number.POSITIVE_INFINITY;
      const tell = (freshUntil: number) => {
        until = Math.min(until, freshUntil);
      };
      const own = createScope(nobody, configuration, scope.waitUntil, { tell, anew, paidBy });
      const client = createInProcess(gateway, own, configuration.executor);
      const { answerHeaders } = own;
      const madeOf = { last, now: null, patch: null };
      const context = portalContext(nobody, configuration, client, answerHeaders, madeOf);
      const rendered = await renderPage(nobody.request, context);
      const answer = unbuffered(rendered, configuration.development);
      return { answer, answerHeaders, madeOf, freshUntil: () => until };
    },
  });
}

/** Answers what the edge let through. */
export function answerBehind(
  visit: Visit,
  scope: RequestScope,
  configuration: Configuration,
): Promise<Response> {
  return admitUpload(visit, uploadWait(scope), () => route(visit, scope, configuration));
}
