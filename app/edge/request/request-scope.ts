/** Builds the gateway's scope of one request from the request context and the configuration. */

import { createAuditPort } from "~/edge/audit/audit-port.ts";
import { trailName } from "~/edge/audit/audit-store.ts";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { createFilesPort } from "~/edge/files/files-port.ts";
import { regionClassOf } from "~/edge/gate/region.ts";
import { writeLog } from "~/edge/log/log.ts";
import { tally } from "~/edge/metrics/isolate-tally.ts";
import { requireAnonymous } from "~/edge/page-cache/page-key.ts";
import { createPopularityPort } from "~/edge/popularity/popularity-port.ts";
import { createPreferencesPort } from "~/edge/preferences/preferences-port.ts";
import { createAccountPort } from "~/edge/protection/account-port.ts";
import { createRegisterPort } from "~/edge/protection/register-port.ts";
import { createReportAccessPort } from "~/edge/report-access/access-port.ts";
import { createSearchPort } from "~/edge/search/search-port.ts";
import { identitySettings } from "~/edge/sign-in/social-sign-in.ts";
import { verificationSettings } from "~/edge/sign-in/verification.ts";
import { passiveHeader } from "~/graphql/passive-requests.ts";
import { hasVisitorCookie, visitorOf } from "~/session/cookies/visitor-cookie.ts";
import { createLimitsPort } from "~/session/limits/limits-port.ts";
import { noSession } from "~/session/port/no-session.ts";
import { createSessionPort } from "~/session/port/session-port.ts";
import type { GuestRender, RequestScope } from "../../../gateway/request/request-scope.ts";
import { homeValues, preloadedValues } from "../../../gateway/request/session-port.ts";
import { marketOf, marketRegions } from "../../../markets/index.ts";
import { addressClassOf } from "./addresses.ts";
import type { RequestContext } from "./request-context.ts";

/** Characters of User-Agent that are passed on. */
const longestAgent = 300;

const prefetch = /prefetch|prerender/i;

/**
 * Whether the request extends the session: the visitor has opened a page or sent a form. Polling at /graphql, a page that
 * refreshes by itself (H8) and the browser's prefetches don't extend it.
 */
export function extendsSession(request: Request, pathname: string): boolean {
  if (pathname === "/graphql" || request.headers.has(passiveHeader)) return false;
  const purpose = request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? "";
  return !prefetch.test(purpose);
}

/**
 * Returns the scope. The gateway writes headers for the response into its `answerHeaders`.
 * @param guestRender set for a page that is rendered for the page cache, which has no session (decision 0030)
 * @throws Error if such a page's request context isn't anonymous
 */
export function createScope(
  context: RequestContext,
  configuration: Configuration,
  waitUntil: (work: Promise<unknown>) => void,
  guestRender: GuestRender | null = null,
): RequestScope {
  const { request, url, brand, country, region } = context;
  const { platform } = configuration;
  if (guestRender) requireAnonymous(context);
  const answerHeaders = new Headers();
  const { now } = context;
  const platformOrigin = configuration.platformOrigin.replace("{world}", context.world);
  const addressClass = addressClassOf(context.address);
  return {
    requestId: context.requestId,
    sessionMark: context.sessionMark,
    brand,
    language: context.language,
    country,
    market: marketOf(country, region),
    regionClass: regionClassOf(country, region, [...brand.edge.blockedRegions, ...marketRegions]),
    address: context.address,
    userAgent: request.headers.get("user-agent")?.slice(0, longestAgent) || null,
    addressClass,
    visitor: async () => {
      const cookies = request.headers.get("cookie");
      context.countsUnmarked ||= !hasVisitorCookie(cookies);
      return visitorOf(cookies, configuration.sessionKeys, now());
    },
    origin: url.origin,
    session: guestRender
      ? noSession
      : createSessionPort({
          stores: configuration.sessions,
          cookies: request.headers.get("cookie"),
          keys: configuration.sessionKeys,
          limits: configuration.limits,
          shown: url.pathname === "/" ? homeValues : preloadedValues,
          answerHeaders,
          sender: JSON.stringify([brand.id, platformOrigin, addressClass]),
          active: extendsSession(request, url.pathname),
          now,
        }),
    // The gate reads it from a form after this.
    get pageOwner() {
      return context.pageOwner;
    },
    limits: createLimitsPort(configuration.limits, now),
    protection: createAccountPort(configuration.protection, {
      brand: brand.id,
      origin: platformOrigin,
      world: context.world,
      sessionKey: configuration.sessionKeys.current,
    }),
    popularity: createPopularityPort(configuration.popularity, {
      brand: brand.id,
      origin: platformOrigin,
      visitor: addressClass,
      waitUntil,
      now,
    }),
    register: createRegisterPort(configuration.register, {
      exclusionKey: configuration.exclusionKey,
      brand: brand.id,
      origin: platformOrigin,
    }),
    place: [context.city, country].filter(Boolean).join(", ") || null,
    audit: createAuditPort(configuration.audit.stores, {
      trail: trailName(brand.id, platformOrigin),
      requestId: context.requestId,
      waitUntil,
      log: writeLog,
      count: (name) => tally.count(name),
      now,
    }),
    files: guestRender ? null : createFilesPort(configuration, context, platformOrigin),
    reportAccess: guestRender
      ? null
      : createReportAccessPort(configuration, context, platformOrigin),
    preferences: createPreferencesPort(configuration.preferences, {
      brand: brand.id,
      origin: platformOrigin,
    }),
    search: createSearchPort(configuration.search, {
      brand: brand.id,
      origin: platformOrigin,
      world: context.world,
      now,
    }),
    platform: {
      fetch: (call) => (platform ? platform.fetch(call) : fetch(call)),
      origin: platformOrigin,
      timeoutFactor: configuration.timeoutFactor,
      jwks: configuration.platformJwks,
      defaultPassword: configuration.defaultPassword,
      ownHosts: configuration.ownHosts,
      sandboxOrigin: configuration.sandboxOrigin,
    },
    guestRender,
    humanVerification: verificationSettings(context, configuration),
    identity: identitySettings(brand, configuration),
    development: configuration.development,
    waitUntil,
    log: writeLog,
    count: (name, ms) => tally.count(name, ms),
    now,
    answerHeaders,
  };
}
