/** Builds what the gateway is given for one request out of what the edge knows. */

import type { Configuration } from "~/edge/configuration/configuration.ts";
import { regionClassOf } from "~/edge/gate/region.ts";
import { writeLog } from "~/edge/log/log.ts";
import { requireAnonymous } from "~/edge/page-cache/page-key.ts";
import { identitySettings } from "~/edge/sign-in/social-sign-in.ts";
import { verificationSettings } from "~/edge/sign-in/verification.ts";
import { createLimitsPort } from "~/session/limits-port.ts";
import { noSession } from "~/session/no-session.ts";
import { createSessionPort } from "~/session/session-port.ts";
import type { ForEveryGuest, RequestScope } from "../../../gateway/request/request-scope.ts";
import { shownValues } from "../../../gateway/request/session-port.ts";
import { addressClassOf } from "./addresses.ts";
import type { RequestContext } from "./request-context.ts";

/** Of a browser's own name; longer ones tell nobody more. */
const longestAgent = 300;

const prefetch = /prefetch|prerender/i;

/**
 * Whether the request is a sign of life: a page that somebody opened or a form that somebody sent.
 * A widget's polling at /graphql and a browser's guess at the next page are none.
 */
function isSignOfLife(request: Request, pathname: string): boolean {
  if (pathname === "/graphql") return false;
  const purpose = request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? "";
  return !prefetch.test(purpose);
}

/**
 * The scope; `answerHeaders` is what the gateway wants the answer to carry.
 * @param everyGuest for a page that is rendered for nobody in particular: it has no session (decision 0030)
 * @throws Error where such a page's request is somebody's
 */
export function createScope(
  context: RequestContext,
  configuration: Configuration,
  waitUntil: (work: Promise<unknown>) => void,
  everyGuest: ForEveryGuest | null = null,
): RequestScope {
  const { request, url, brand, country, region } = context;
  const { platform } = configuration;
  if (everyGuest) requireAnonymous(context);
  const answerHeaders = new Headers();
  const now = () => Date.now();
  const platformOrigin = configuration.platformOrigin.replace("{world}", context.world);
  const addressClass = addressClassOf(context.address);
  return {
    requestId: context.requestId,
    sessionMark: context.sessionMark,
    brand,
    language: context.language,
    country,
    regionClass: regionClassOf(country, region, brand.edge.blockedRegions),
    address: context.address,
    userAgent: request.headers.get("user-agent")?.slice(0, longestAgent) || null,
    addressClass,
    origin: url.origin,
    session: everyGuest
      ? noSession
      : createSessionPort({
          stores: configuration.sessions,
          cookies: request.headers.get("cookie"),
          keys: configuration.sessionKeys,
          limits: configuration.limits,
          shown: shownValues,
          answerHeaders,
          sender: JSON.stringify([brand.id, platformOrigin, addressClass]),
          active: isSignOfLife(request, url.pathname),
          now,
        }),
    limits: createLimitsPort(configuration.limits, now),
    platform: {
      fetch: (asked) => (platform ? platform.fetch(asked) : fetch(asked)),
      origin: platformOrigin,
      timeoutFactor: configuration.platformPatience,
      jwks: configuration.platformJwks,
      defaultPassword: configuration.defaultPassword,
      ownHosts: configuration.ownHosts,
      sandboxOrigin: configuration.sandboxOrigin,
    },
    everyGuest,
    humanVerification: verificationSettings(context, configuration),
    identity: identitySettings(brand, configuration),
    development: configuration.development,
    waitUntil,
    log: writeLog,
    now,
    answerHeaders,
  };
}
