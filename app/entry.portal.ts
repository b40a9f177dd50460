/**
 * The part behind the edge: the gateway and the pages. It is a module of its own, so that responses of the edge don't
 * wait until it is loaded (decision 0021).
 */

import { guestCookie, readSessionId } from "~/session/cookies/session-cookie.ts";
import { pickLanguage } from "../brands/index.ts";
import * as pages from "../build/server/index.js";
import { mayAdvertise } from "../gateway/domains/breaks/may-advertise.ts";
import { createGateway } from "../gateway/gateway.ts";
import { createInProcess, type InProcess } from "../gateway/graphql/in-process.ts";
import { takeByAddress } from "../gateway/limits/address-limits.ts";
import type { RequestScope } from "../gateway/request/request-scope.ts";
import type { ReadingNotes } from "../search/reading-step.ts";
import type { Configuration } from "./edge/configuration/configuration.ts";
import { proxyToVite } from "./edge/development/dev-proxy.ts";
import type { FileRows, FileStep } from "./edge/files/files-store.ts";
import { JobSession } from "./edge/files/job-session.ts";
import { ownFile } from "./edge/files/own-file.ts";
import { isGame, isLobby } from "./edge/gate/known-paths.ts";
import { refuseByPlatform } from "./edge/gate/system-status.ts";
import { unbuffered } from "./edge/headers/streaming.ts";
import { ownDataFile } from "./edge/operator/account-data.ts";
import { servePage } from "./edge/page-cache/cached-pages.ts";
import {
  cacheKeyOf,
  contextFromKey,
  isCacheable,
  type PageKey,
  pageKeyOf,
} from "./edge/page-cache/page-key.ts";
import { createPageMatch } from "./edge/page-cache/page-match.ts";
import { newTokens } from "./edge/page-cache/response-tokens.ts";
import { languageCookieOf } from "./edge/request/language.ts";
import { portalContext } from "./edge/request/portal-context.server.ts";
import type { RequestContext } from "./edge/request/request-context.ts";
import { createScope } from "./edge/request/request-scope.ts";
import { indexFile } from "./edge/search/index-file.ts";
import { admitUpload } from "./edge/uploads/admit-upload.ts";
import persistedDocuments from "./graphql/generated/persisted-documents.json";

const gateway = createGateway({ persisted: persistedDocuments });
const {
  createRequestHandler,
  fetchMessages,
  isbot,
  matchRoutes,
  readIndexes: readStep,
  readReportRows,
} = pages.entry.module;
const renderPage = createRequestHandler(pages, "production");

export const matchPage = createPageMatch(pages.routes, matchRoutes);

/**
 * Does the next step of a reading for the search indexes of all languages (Q7), for the Durable Object of the search.
 * @param world the sandbox's world in development
 * @param notes what earlier steps have stored
 */
export async function readIndexes(
  configuration: Configuration,
  world: string,
  notes: ReadingNotes,
  waitUntil: (work: Promise<unknown>) => void,
) {
  const { brand } = configuration;
  const fresh = { onFreshUntil() {}, revalidate: true, countedAddress: null };
  const scopeIn = (tag: string) => {
    const language = pickLanguage(brand, tag);
    const place = { country: null, region: null, mainOrigin: null, gtagId: null };
    const key = {
      address: "https://search.internal/",
      brand,
      language,
      ...place,
      counting: "barred" as const,
      savesData: true,
      world,
    };
    const anonymous = contextFromKey(key, newTokens(), { whole: true, now: Date.now });
    return createScope(anonymous, configuration, waitUntil, fresh);
  };
  // Without the ranking the games are in the platform's order.
  const { popularity } = scopeIn(brand.defaultLanguage);
  const ranking = await popularity.dailyRanking().catch(() => []);
  const clientFor = (tag: string) => createInProcess(gateway, scopeIn(tag));
  return readStep(brand, configuration.files, clientFor, ranking, notes);
}

/**
 * Reads one page of rows of a file, as its agent, for the Durable Object of the files (N12). One call of the platform is
 * under way at a time.
 */
export async function readFileRows(
  configuration: Configuration,
  step: FileStep,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<FileRows> {
  const { brand, files } = configuration;
  const { country, region, world } = step;
  const language = pickLanguage(brand, step.language);
  const place = { country, region, world, mainOrigin: null, gtagId: null };
  const key = { address: "https://files.internal/", brand, language, savesData: true, ...place };
  const anonymous = contextFromKey({ ...key, counting: "barred" }, newTokens(), {
    whole: true,
    now: Date.now,
  });
  const session = new JobSession(step);
  const scope = { ...createScope(anonymous, configuration, waitUntil), session: session.port };
  const client = createInProcess(gateway, scope);
  const context = portalContext(anonymous, configuration, client, scope.answerHeaders);
  const found = await readReportRows(context, step, files);
  return session.isOver ? { outcome: "ended" } : found;
}

/** Counts an upload of the address. Returns the time to wait in ms, or null if the upload is admitted. */
const uploadWait = (scope: RequestScope) => async () => {
  const taken = await takeByAddress("upload", scope);
  return "retryAfterMs" in taken ? taken.retryAfterMs : null;
};

async function route(context: RequestContext, scope: RequestScope, configuration: Configuration) {
  const { request, url } = context;
  const { viteOrigin } = configuration;
  // Checked before the platform's status, because developers need these pages when the platform fails. The deployed
  // bundle leaves them out.
  if (process.env.PORTICO_BUNDLE !== "production" && scope.development) {
    const { developerPage } = await import("../gateway/developer/developer-pages.ts");
    const answer = await developerPage(request, scope, context.nonce);
    if (answer) return answer;
  }
  if (url.pathname.startsWith("/operator/")) {
    const { operatorPage } = await import("./edge/operator/operator-pages.ts");
    const answer = await operatorPage(request, scope, configuration, context.nonce);
    if (answer) return answer;
  }
  const client = createInProcess(gateway, scope);
  const refusal = await refuseByPlatform(context, client, configuration.development);
  if (refusal) return refusal;
  if (url.pathname === "/graphql") return gateway.handle(request, scope);
  if (url.pathname === "/search/index.json")
    return indexFile(context, configuration, scope.waitUntil);
  if (url.pathname === "/member/account-data.json") {
    const file = await ownDataFile(scope);
    if (file) return file;
  }
  if (url.pathname === "/agentHome/files/file") {
    const file = await ownFile(scope, url.searchParams.get("id"), configuration);
    if (file) return file;
  }
  // Opening a page extends the session, even if the page doesn't query the viewer.
  scope.waitUntil(scope.session.read());
  context.isPage = true;
  // Only a guest's session remembers a break.
  if (readSessionId(request.headers.get("cookie"), guestCookie) !== null) {
    context.mayAdvertise = await mayAdvertise(scope);
  }
  const languageCookie = languageCookieOf(context.brand, request);
  if (languageCookie) scope.answerHeaders.append("set-cookie", languageCookie);
  const { development } = configuration;
  if (viteOrigin)
    return unbuffered(await proxyToVite(context, viteOrigin, configuration), development);
  await fetchMessages(context.language.tag, configuration.files);
  const key = await pageKeyFor(context, client, scope);
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

/** Sets the status 429 on a page if a part of it was throttled (A148), which Retry-After shows. */
function withThrottledStatus(answer: Response, gatewayHeaders: Headers): Response {
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html");
  if (answer.status !== 200 || !isHtml || !gatewayHeaders.has("retry-after")) return answer;
  return new Response(answer.body, { status: 429, headers: answer.headers });
}

/** Returns the key of a cacheable page, or null if the page isn't cacheable. */
async function pageKeyFor(
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
      const anonymous = contextFromKey(key, tokens, { whole, now: scope.now });
      const countedAddress = revalidate ? null : scope.addressClass;
      let until = Number.POSITIVE_INFINITY;
      const onFreshUntil = (freshUntil: number) => {
        until = Math.min(until, freshUntil);
      };
      const own = createScope(anonymous, configuration, scope.waitUntil, {
        onFreshUntil,
        revalidate,
        countedAddress,
      });
      const client = createInProcess(gateway, own);
      const { answerHeaders } = own;
      const reuse = { previous, current: null, patch: null };
      const loadContext = portalContext(anonymous, configuration, client, answerHeaders, reuse);
      const rendered = await renderPage(anonymous.request, loadContext);
      const answer = unbuffered(rendered, configuration.development);
      return { answer, answerHeaders, reuse, freshUntil: () => until };
    },
  });
}

/** Answers a request that has passed the gate. */
export function answerByPortal(
  context: RequestContext,
  scope: RequestScope,
  configuration: Configuration,
): Promise<Response> {
  return admitUpload(context, uploadWait(scope), () => route(context, scope, configuration));
}
