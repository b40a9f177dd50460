/** The one place where a picture's path becomes an address (A70). */

import type { RequestScope } from "../scope.ts";
import { isSandbox, safeUrl } from "./safe-url.ts";

export type MediaScope = Pick<RequestScope, "brand" | "development" | "platform">;

/**
 * Joins a path of the image CDN to one of the brand's hosts: the same path always to the same host,
 * so that servers, browsers and caches agree. An https address passes; anything else is null.
 */
export function mediaUrl(raw: string | null | undefined, scope: MediaScope): string | null {
  if (!raw) return null;
  if (raw.startsWith("/")) {
    const path = safeUrl(raw);
    if (path === null || (path.includes("..") && path.split(/[?#]/)[0]?.includes("..")))
      return null;
    const base = imageHost(path, scope);
    return base === null ? null : base + path;
  }
  if (scope.development && raw.startsWith("http://")) {
    try {
      const url = new URL(raw);
      return isSandbox(url, scope) ? url.href : null;
    } catch {
      return null;
    }
  }
  return safeUrl(raw);
}

function imageHost(path: string, scope: MediaScope): string | null {
  const { images } = scope.brand.hosts;
  if (images.length === 0) return scope.development ? scope.platform.sandboxOrigin : null;
  return images[stableHash(path) % images.length] ?? null;
}

/** FNV-1a, 32 bits: small, spreads well, the same everywhere. */
function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
