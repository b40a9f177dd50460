/** Converts a picture's path to a URL (A70). */

import { logSecurityEvent, type SecurityLogger } from "../../access/security-events.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { Lru } from "../lru.ts";
import { isSandbox, safeUrl } from "./safe-url.ts";

export type MediaScope = Pick<RequestScope, "brand" | "development" | "platform" | "origin"> &
  Partial<SecurityLogger>;

/**
 * The URL of a path on one of the brand's image hosts; a path always gets the same host, so that caches are
 * used. An https URL on such a host or on the portal is unchanged. Anything else is null, because the policy
 * (`img-src`) blocks it; the page then shows a placeholder.
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
  logOnce(host, scope);
  return null;
}

/** Hosts that are missing in the brand file; each is logged once per isolate. */
const loggedHosts = new Lru<true>(100);

function logOnce(host: string, scope: MediaScope): void {
  const { brand, requestId, sessionMark = null, address = null, log } = scope;
  const name = `${brand.id} ${host}`;
  if (!requestId || !log || loggedHosts.get(name)) return;
  loggedHosts.set(name, true, 1);
  logSecurityEvent({ requestId, sessionMark, address, log }, "host.refused", {
    what: "picture",
    host,
  });
}

function imageHost(path: string, scope: MediaScope): string | null {
  const { images } = scope.brand.hosts;
  if (images.length === 0) return scope.development ? scope.platform.sandboxOrigin : null;
  return images[stableHash(path) % images.length] ?? null;
}

/** FNV-1a, 32 bits: fast and evenly distributed. */
function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
