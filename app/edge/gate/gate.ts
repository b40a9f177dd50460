/** The checks that need no platform call, in the order of docs/reliability.md. */

import type { Configuration } from "~/edge/configuration/configuration.ts";
import { saveDevSwitches } from "~/edge/development/dev-switches.ts";
import { reportPath } from "~/edge/headers/csp.ts";
import { collectReport } from "~/edge/headers/csp-report.ts";
import { capBody, capOf } from "~/edge/limits/body-cap.ts";
import { checkRequestLimit } from "~/edge/limits/request-limits.ts";
import { writeLog } from "~/edge/log/log.ts";
import { loggedPath } from "~/edge/log/logged-path.ts";
import type { PageMatch } from "~/edge/page-cache/page-match.ts";
import { isDenied } from "~/edge/request/addresses.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { logSecurityEvent } from "../../../gateway/access/security-events.ts";
import { refuseUnreadableForm } from "./form-check.ts";
import { health } from "./health.ts";
import { ownMaintenance } from "./maintenance.ts";
import { allowHeader, isAllowedMethod, isReadMethod, readsOnlyHeader } from "./methods.ts";
import { isFromOurPages, siteOf } from "./origin-check.ts";
import { isPlainPath } from "./plain-path.ts";
import {
  addressDenied,
  maintenance,
  offlinePage,
  plainRefusal,
  regionBlocked,
} from "./refusals.ts";
import { blockingRule, isClosedWithoutCountry } from "./region.ts";

/**
 * Returns the edge's own response, or null if the request may go on. Replaces `context.request` with one whose body is
 * limited, and sets `context.page`.
 * @param accountOf the id of the signed-in account
 */
export async function passGate(
  context: RequestContext,
  configuration: Configuration,
  matchPage: MatchPath,
  accountOf: () => Promise<string | null> = async () => null,
): Promise<Response | null> {
  const { url, brand, country, region } = context;
  const { method } = context.request;
  const { deniedAddresses, maintenance: window } = brand.edge;

  const malformed = await checkRequest(context, configuration, accountOf);
  if (malformed) return malformed;
  // Switches are read before the checks below, so that developers can undo a block of their own.
  const switched = saveDevSwitches(context.request, configuration.development);
  if (switched) return switched;
  if (isDenied(context.address, deniedAddresses)) return addressDenied(context);
  const closed = blockingRule(country, region, brand.edge);
  if (closed) return regionBlocked(context, closed);
  // Answered before maintenance and page matching, because both leave the Worker itself healthy.
  if (url.pathname === "/healthz" && isReadMethod(method)) return health(configuration);
  if (url.pathname === "/offline" && isReadMethod(method)) return offlinePage(context);
  const page = await matchPage(url.pathname, url.search);
  context.page = page;
  if (isClosedWithoutCountry(country, method, page.requiresCountry))
    return regionBlocked(context, { by: "unknown" });
  const own = ownMaintenance(window, context.startedAt);
  if (own) return maintenance(context, own);
  return isReadMethod(method) ? null : checkPost(context, configuration, page, matchPage);
}

type MatchPath = (pathname: string, search: string) => PageMatch | Promise<PageMatch>;

/** Checks method, rate limit, size of the body and path. */
async function checkRequest(
  context: RequestContext,
  configuration: Configuration,
  accountOf: () => Promise<string | null>,
): Promise<Response | null> {
  const { request, url } = context;
  if (!isAllowedMethod(request.method)) return wrongMethod(context, allowHeader);
  const tooMany = await checkRequestLimit(context, configuration.rateLimit, accountOf);
  if (tooMany) return tooMany;
  const cap = capOf(url.pathname, request.headers.get("content-type"));
  const capped = await capBody(request, cap);
  if (!capped) return plainRefusal(context, 413, "BODY_TOO_BIG", "The request is too big");
  context.request = capped;
  return isPlainPath(capped.url) ? null : plainRefusal(context, 400, "BAD_PATH", "Bad request");
}

/** Checks where a POST comes from and where it goes, and answers CSP reports. */
async function checkPost(
  context: RequestContext,
  configuration: Configuration,
  page: PageMatch,
  matchPage: MatchPath,
): Promise<Response | null> {
  const { request, url } = context;
  const { headers, method } = request;
  // Browsers often send CSP reports without an origin, so these skip the check below.
  if (url.pathname === reportPath) {
    return collectReport(request, { ...context, log: writeLog }, context.startedAt, {
      own: url.origin,
      pathOf: async (path) => loggedPath(path, await matchPage(path, "")),
    });
  }
  if (!isFromOurPages(headers, url.origin)) {
    const site = siteOf(headers);
    logSecurityEvent({ ...context, log: writeLog }, "origin.refused", { site, method });
    return plainRefusal(context, 403, "CROSS_ORIGIN", "This must be sent by a page of this site");
  }
  // GraphQL takes JSON and refuses everything else itself; a developer's button sends nothing.
  if (jsonEndpoints.includes(url.pathname)) return null;
  if (isDeveloperEndpoint(url.pathname, configuration)) return null;
  const unreadable = await refuseUnreadableForm(context);
  if (unreadable) return unreadable;
  // A browser gets the router's 405 instead, a page with a title and a language.
  const wantsPage = headers.get("accept")?.includes("text/html");
  const takesForms = page.takesForms || url.pathname.startsWith("/operator/");
  return takesForms || wantsPage ? null : wrongMethod(context, readsOnlyHeader);
}

const jsonEndpoints = ["/graphql"];

const isDeveloperEndpoint = (pathname: string, { development }: Configuration) =>
  process.env.PORTICO_BUNDLE !== "production" && development && pathname.startsWith("/dev/");

function wrongMethod(context: RequestContext, allow: string): Response {
  const answer = plainRefusal(context, 405, "METHOD_NOT_ALLOWED", "Method not allowed");
  answer.headers.set("allow", allow);
  return answer;
}
