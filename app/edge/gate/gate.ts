/** The edge, in the order of docs/reliability.md, up to the point where the platform has to be asked. */

import type { Configuration } from "~/edge/configuration/configuration.ts";
import { keepDevSwitches } from "~/edge/development/dev-switches.ts";
import { reportPath } from "~/edge/headers/csp.ts";
import { collectReport } from "~/edge/headers/csp-report.ts";
import { capBody, capOf } from "~/edge/limits/body-cap.ts";
import { checkRequestLimit } from "~/edge/limits/request-limits.ts";
import { writeLog } from "~/edge/log/log.ts";
import type { PageMatch } from "~/edge/page-cache/page-match.ts";
import { isDenied } from "~/edge/request/addresses.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { logSecurityEvent } from "../../../gateway/access/security-events.ts";
import { refuseNoForm } from "./form-check.ts";
import { health } from "./health.ts";
import { ownMaintenance } from "./maintenance.ts";
import { allowHeader, isAllowedMethod, isReadMethod, readsOnlyHeader } from "./methods.ts";
import { isFromOurPages, siteOf } from "./origin-check.ts";
import { isPlainPath } from "./plain-path.ts";
import { addressDenied, maintenance, plainRefusal, regionBlocked } from "./refusals.ts";
import { isBlockedRegion, isClosedWithoutCountry } from "./region.ts";

/** The edge's own answer, or null when the request may go on. Caps `context.request`'s body on the way. */
export async function passGate(
  context: RequestContext,
  configuration: Configuration,
  matchPage: (pathname: string, search: string) => PageMatch | Promise<PageMatch>,
): Promise<Response | null> {
  const { url, brand, country, region } = context;
  const { method } = context.request;
  const { blockedRegions, deniedAddresses, maintenance: window } = brand.edge;

  if (!isAllowedMethod(method)) {
    return wrongMethod(context, allowHeader);
  }
  const flooding = await checkRequestLimit(context, configuration.rateLimit);
  if (flooding) return flooding;
  const cap = capOf(url.pathname, context.request.headers.get("content-type"));
  const capped = await capBody(context.request, cap);
  if (!capped) return plainRefusal(context, 413, "BODY_TOO_BIG", "The request is too big");
  context.request = capped;
  if (!isPlainPath(capped.url)) return plainRefusal(context, 400, "BAD_PATH", "Bad request");

  // Ahead of the gates, or a developer who blocked himself could not come back.
  const switched = keepDevSwitches(capped, configuration.development);
  if (switched) return switched;
  if (isDenied(context.address, deniedAddresses)) return addressDenied(context);
  if (isBlockedRegion(country, region, blockedRegions)) return regionBlocked(context);
  // A portal under maintenance is still a healthy Worker, and one that has no page ready yet.
  if (url.pathname === "/healthz" && isReadMethod(method)) return health(configuration);
  const page = await matchPage(url.pathname, url.search);
  context.page = page;
  if (isClosedWithoutCountry(country, method, page.needsPlace)) return regionBlocked(context);
  const own = ownMaintenance(window, context.startedAt);
  if (own) return maintenance(context, own);

  if (url.pathname === reportPath && method === "POST") {
    // Browsers send reports on their own account, often without saying from where.
    return collectReport(capped, { ...context, log: writeLog }, context.startedAt);
  }
  if (!isReadMethod(method) && !isFromOurPages(capped.headers, url.origin)) {
    const site = siteOf(capped.headers);
    logSecurityEvent({ ...context, log: writeLog }, "origin.refused", { site, method });
    return plainRefusal(
      context,
      403,
      "CROSS_ORIGIN",
      "This has to be asked for by a page of this site",
    );
  }
  if (method !== "POST") return null;
  if (page.takesForms) return refuseNoForm(context);
  // A browser that follows a form gets the router's 405: a page with a title and a language.
  const wantsPage = context.request.headers.get("accept")?.includes("text/html");
  const isOpen = postDoors.includes(url.pathname) || isDeveloperDoor(url.pathname, configuration);
  return isOpen || wantsPage ? null : wrongMethod(context, readsOnlyHeader);
}

/** What takes posts and is no page. */
const postDoors = ["/graphql"];

const isDeveloperDoor = (pathname: string, { development }: Configuration) =>
  process.env.PORTICO_BUNDLE !== "production" && development && pathname.startsWith("/dev/");

function wrongMethod(context: RequestContext, allow: string): Response {
  const answer = plainRefusal(context, 405, "METHOD_NOT_ALLOWED", "Method not allowed");
  answer.headers.set("allow", allow);
  return answer;
}
