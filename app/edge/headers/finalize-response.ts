/** The way out that every answer takes: headers of the gateway and of the edge, then one log line. */

import type { Configuration } from "~/edge/configuration/configuration.ts";
import { unexpected } from "~/edge/gate/refusals.ts";
import { writeLog } from "~/edge/log/log.ts";
import type { Visit } from "~/edge/request/request-context.ts";
import { noSources, socialSources } from "~/edge/sign-in/social-sign-in.ts";
import { browserOrigin } from "~/edge/sign-in/verification.ts";
import { holdsSession } from "~/session/session-cookie.ts";
import { setCaching } from "./caching.ts";
import { setSecurityHeaders } from "./security-headers.ts";

/** The answer as it goes out. `carried` are headers such as Set-Cookie that the gateway asked for. */
export function leave(
  visit: Visit,
  answer: Response,
  carried: Headers,
  configuration: Configuration,
): Response {
  const { request, url, brand, nonce, requestId } = visit;
  const headers = new Headers(answer.headers);
  for (const [name, value] of carried) headers.append(name, value);
  headers.set("x-request-id", requestId);
  setCaching(headers, answer.status, holdsSession(request.headers.get("cookie")));
  const { development, sandboxOrigin, viteOrigin } = configuration;
  const widgetOrigin = visit.isPage ? browserOrigin(configuration) : null;
  const social = visit.isPage ? socialSources(brand, configuration) : noSources;
  const counted = visit.isPage && visit.gtagId !== null && visit.counting === "yes";
  const facts = {
    brand,
    nonce,
    development,
    sandboxOrigin,
    viteOrigin,
    widgetOrigin,
    social,
    counted,
    hsts: configuration.hsts,
  };
  setSecurityHeaders(headers, facts);
  writeLog({
    level: answer.status >= 500 && answer.status !== 503 ? "error" : "info",
    event: "request",
    requestId,
    method: request.method,
    // Without the query: it may hold what somebody typed.
    path: url.pathname,
    status: answer.status,
    ms: Date.now() - visit.startedAt,
    brand: brand.id,
    country: visit.country,
  });
  const { status, statusText } = answer;
  return new Response(request.method === "HEAD" ? null : answer.body, {
    status,
    statusText,
    headers,
  });
}

/** The last resort: a static 500 with the request id; what went wrong is for the log alone. */
export function failed(
  visit: Visit,
  error: unknown,
  carried: Headers,
  configuration: Configuration,
): Response {
  const { requestId } = visit;
  const [message, stack] = error instanceof Error ? [error.message, error.stack] : [String(error)];
  writeLog({ level: "error", event: "unexpected", requestId, message, stack });
  return leave(visit, unexpected(visit), carried, configuration);
}
