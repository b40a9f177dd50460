/**
 * Development with hot reload: a Vite server renders the pages, and this Worker's edge stays in front of it. The
 * Worker sends it the serializable part of the load context as URI-encoded JSON in one header, and the Vite
 * server's `gateway` queries the Worker's /graphql. `forged-headers.ts` drops this header from visitors' requests.
 */
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { contextFacts } from "~/edge/request/portal-context.server.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";

export const contextHeader = "x-portico-context";

/** Paths of Vite's modules and of the playground's script. They skip the gate, in development only. */
const modulePath =
  /^\/(@|node_modules\/|\.vite\/|__)|^\/(app|brands|gateway|schema|search|playground)\/.*\.\w+$/;

export const isViteModule = (pathname: string): boolean =>
  modulePath.test(pathname) && pathname !== "/__csp-report";

/** Forwards a request to the Vite server. Only a development configuration has a `viteOrigin`. @param now the platform's time */
export function proxyToVite(
  context: RequestContext,
  viteOrigin: string,
  configuration: Configuration,
  now = context.now(),
): Promise<Response> {
  const { request, url } = context;
  const headers = new Headers(request.headers);
  headers.set(
    contextHeader,
    encodeURIComponent(JSON.stringify({ ...contextFacts(context, configuration), now })),
  );
  // Pages build redirects and form targets from the Worker's origin.
  headers.set("x-forwarded-host", url.host);
  headers.set("x-forwarded-proto", url.protocol.replace(":", ""));
  const target = new URL(url.pathname + url.search, viteOrigin);
  const { method, body } = request;
  // Node requires `duplex` for a stream body; workerd ignores it.
  const init = { method, headers, body, redirect: "manual" as const, duplex: "half" };
  return fetch(new Request(target, init));
}
