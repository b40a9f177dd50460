/** Finalizes every response: adds the gateway's and the edge's headers, and writes one log line. */

import type { Configuration } from "~/edge/configuration/configuration.ts";
import { unexpected } from "~/edge/gate/refusals.ts";
import { writeLog } from "~/edge/log/log.ts";
import { loggedPath } from "~/edge/log/logged-path.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { noSources, socialSources } from "~/edge/sign-in/social-sign-in.ts";
import { browserOrigin } from "~/edge/sign-in/verification.ts";
import { holdsSession } from "~/session/cookies/session-cookie.ts";
import { setCaching } from "./caching.ts";
import { setSecurityHeaders } from "./security-headers.ts";

/** Returns the final response. `gatewayHeaders` are headers such as Set-Cookie that the gateway adds. */
export function finalizeResponse(
  context: RequestContext,
  answer: Response,
  gatewayHeaders: Headers,
  configuration: Configuration,
): Response {
  const { request, url, brand, nonce, requestId } = context;
  const headers = new Headers(answer.headers);
  for (const [name, value] of gatewayHeaders) headers.append(name, value);
  headers.set("x-request-id", requestId);
  setCaching(headers, answer.status, holdsSession(request.headers.get("cookie")));
  const { development, sandboxOrigin, viteOrigin, editorOrigin } = configuration;
  const widgetOrigin = context.isPage ? browserOrigin(configuration) : null;
  const social = context.isPage ? socialSources(brand, configuration) : noSources;
  const analytics = context.isPage && context.gtagId !== null && context.counting === "yes";
  const facts = {
    brand,
    nonce,
    development,
    sandboxOrigin,
    viteOrigin,
    isFramed: editorOrigin !== null,
    widgetOrigin,
    social,
    analytics,
    hsts: configuration.hsts,
  };
  setSecurityHeaders(headers, facts);
  writeLog({
    level: answer.status >= 500 && answer.status !== 503 ? "error" : "info",
    event: "request",
    requestId,
    method: request.method,
    // The query is left out, because it may hold personal input.
    path: loggedPath(url.pathname, context.page),
    status: answer.status,
    ms: context.now() - context.startedAt,
    brand: brand.id,
    country: context.country,
  });
  const { status, statusText } = answer;
  return new Response(request.method === "HEAD" ? null : answer.body, {
    status,
    statusText,
    headers,
  });
}

/** Returns a static 500 with the request id, and logs the error. */
export function errorResponse(
  context: RequestContext,
  error: unknown,
  gatewayHeaders: Headers,
  configuration: Configuration,
): Response {
  const { requestId } = context;
  const [message, stack] = error instanceof Error ? [error.message, error.stack] : [String(error)];
  writeLog({ level: "error", event: "unexpected", requestId, message, stack });
  return finalizeResponse(context, unexpected(context), gatewayHeaders, configuration);
}
