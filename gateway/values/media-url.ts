/** The one place where a picture's path becomes an address (A70). */

import { logSecurityEvent, type SecurityLogger } from "../access/security-events.ts";
import { Lru } from "../platform/cache/lru.ts";
import type { RequestScope } from "../request/request-scope.ts";
import { isSandbox, safeUrl } from "./safe-url.ts";

export type MediaScope = Pick<RequestScope, "brand" | "development" | "platform" | "origin"> &
  Partial<SecurityLogger>;

/**
 * Joins a path of the image CDN to one of the brand's hosts: the same path always to the same host,
 * so that servers, browsers and caches agree. An https address of one of them, or of the portal's own host, passes;
 * anything else is null, for the page's policy (`img-src`) would keep it out: the page draws its own in its place.
 */
export function mediaUrl(given: string | null | undefined, scope: MediaScope): string | null {
  const raw = given?.trim();
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
  const address = safeUrl(raw);
  if (address === null) return null;
  const { origin, host } = new URL(address);
  if (scope.brand.hosts.images.includes(origin) || origin === scope.origin) return address;
  tellOnce(host, scope);
  return null;
}

/** Hosts that an operator forgot to list; each is logged once in an isolate. */
const told = new Lru<true>(100);

function tellOnce(host: string, { brand, requestId, sessionMark = null, log }: MediaScope): void {
  const name = `${brand.id} ${host}`;
  if (!requestId || !log || told.get(name)) return;
  told.set(name, true, 1);
  logSecurityEvent({ requestId, sessionMark, log }, "host.refused", { what: "picture", host });
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
