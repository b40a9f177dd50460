/**
 * Sets Cache-Control, Vary and X-Robots-Tag. No response that depends on a session, a cookie or a nonce may be stored by
 * shared caches. Search engines may index only pages that allow it (`app/components/outside/page-head.server.ts`).
 */

const personal = "private, no-store";
/** A guest's page: the browser may store it for its back button, shared caches may not. */
const guestPage = "private, no-cache";

/** @param withSession true if the request had a session cookie */
export function setCaching(headers: Headers, status: number, withSession: boolean): void {
  const refused = status >= 400;
  const setsCookie = headers.getSetCookie().length > 0;
  // What never changes under its address is the same for all, such as the search index of a version.
  const isVersioned = headers.get("cache-control")?.endsWith("immutable") ?? false;
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  // A page may forbid storing by itself, such as an operator's (G35).
  const forbidden = ["no-store", personal].includes(headers.get("cache-control") ?? "");
  if (refused || setsCookie || (withSession && !isVersioned)) {
    headers.set("cache-control", personal);
  } else if (isPage && !forbidden) {
    headers.set("cache-control", guestPage);
  } else if (!headers.has("cache-control")) {
    headers.set("cache-control", "no-store");
  }
  headers.append("vary", "Cookie, Accept-Language");
  if (refused || !headers.has("x-robots-tag")) headers.set("x-robots-tag", "noindex");
}
