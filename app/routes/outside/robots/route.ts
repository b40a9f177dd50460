import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { cacheableFile } from "~/routes/outside/cacheable-file.server.ts";

/** Where there is nothing to find: what needs a login, what only takes forms, and what pages ask for. */
const closed = ["/agentHome", "/cookies", "/graphql", "/language", "/logout", "/member", "/play"];

/**
 * What robots may read. A portal in development, or one that is tried out on a host of the deployment's own, is
 * for nobody to find.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const { isIndexable, mainOrigin } = context;
  const lines = isIndexable
    ? [
        "User-agent: *",
        ...closed.map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${new URL("/sitemap.xml", mainOrigin).href}`,
      ]
    : ["User-agent: *", "Disallow: /"];
  return cacheableFile(`${lines.join("\n")}\n`, "text/plain; charset=utf-8");
}
