/** GET /search/index.json: the index of a language, for the browser (Q6). `lang` is its tag, `v` its version. */
import type { Configuration } from "~/edge/configuration/configuration.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { pickLanguage } from "../../../brands/index.ts";
import { storedIndex } from "./search-port.ts";

/**
 * Returns the file, which the data center caches by its version, or 503 while there is no index yet. An outdated
 * version gets the current index, uncached.
 */
export async function indexFile(
  { url, brand, world }: RequestContext,
  { search, platformOrigin }: Configuration,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const origin = platformOrigin.replace("{world}", world);
  const language = pickLanguage(brand, url.searchParams.get("lang")).tag;
  const version = url.searchParams.get("v") ?? "";
  const key = `https://search.internal/${encodeURIComponent(JSON.stringify([brand.id, origin, language, version]))}`;
  // The types of browsers lack the data center's own cache.
  const cache = (caches as unknown as { default: Cache }).default;
  const cached = await cache.match(key);
  if (cached) return cached;
  const stored = await storedIndex(search, { brand: brand.id, origin, world }, language);
  if (!stored?.gzip) return new Response(null, { status: 503, headers: { "retry-after": "5" } });
  const isCurrent = version === stored.version;
  // Unpacked, because Cloudflare compresses it for each browser as that accepts.
  const json = new Blob([stored.gzip]).stream().pipeThrough(new DecompressionStream("gzip"));
  const file = new Response(json, {
    headers: {
      "content-type": "application/json",
      "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "no-store",
    },
  });
  if (isCurrent) waitUntil(cache.put(key, file.clone()));
  return file;
}
