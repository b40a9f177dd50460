import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { cacheableFile } from "~/routes/outside/cacheable-file.server.ts";

/** Paths without content for search engines: pages behind a login, form targets, and data. */
const closed = ["/agentHome", "/cookies", "/graphql", "/language", "/logout", "/member", "/play"];

/** Returns which paths robots may read. In development, and on a preview host of the deployment, that is none. */
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
