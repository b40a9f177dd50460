/**
 * Development with hot reload: pages are rendered by a Vite server beside the Worker, behind the same
 * edge. It gets the load context's plain part as URI-encoded JSON in one header; its own `gateway` asks
 * this Worker's /graphql. The header can't come from outside: `forged-headers.ts` drops it.
 */
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { contextFacts } from "~/edge/request/portal-context.server.ts";
import type { Visit } from "~/edge/request/request-context.ts";

export const contextHeader = "x-portico-context";

/** Vite's own modules: not pages, so no gate, but only ever in development. */
const modulePath = /^\/(@|node_modules\/|\.vite\/|__)|^\/(app|brands|gateway|schema)\/.*\.\w+$/;

export const isViteModule = (pathname: string): boolean =>
  modulePath.test(pathname) && pathname !== "/__csp-report";

/** Hands a request on to the Vite server. `viteOrigin` comes from a development configuration only. */
export function proxyToVite(
  visit: Visit,
  viteOrigin: string,
  configuration: Configuration,
): Promise<Response> {
  const { request, url } = visit;
  const headers = new Headers(request.headers);
  headers.set(
    contextHeader,
    encodeURIComponent(JSON.stringify(contextFacts(visit, configuration))),
  );
  // The pages' origin stays ours: actions and redirects are built from it.
  headers.set("x-forwarded-host", url.host);
  headers.set("x-forwarded-proto", url.protocol.replace(":", ""));
  const target = new URL(url.pathname + url.search, viteOrigin);
  const { method, body } = request;
  // A stream as a body needs `duplex` in Node; workerd takes it either way.
  const init = { method, headers, body, redirect: "manual" as const, duplex: "half" };
  return fetch(new Request(target, init));
}
