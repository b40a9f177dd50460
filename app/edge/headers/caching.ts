/**
 * Who may keep an answer, and who may list it. Nothing that a session, a cookie or a nonce had part in is shared;
 * search engines list the pages that say so (`app/components/outside/page-head.server.ts`) and nothing else.
 */

const personal = "private, no-store";
/** A guest's page: the browser may go back to it, nobody else may keep it. */
const guestPage = "private, no-cache";

/** Sets Cache-Control. `withSession` is true when the request carried a session cookie. */
export function setCaching(headers: Headers, status: number, withSession: boolean): void {
  const refused = status >= 400;
  const givesCookie = headers.getSetCookie().length > 0;
  if (refused || withSession || givesCookie) {
    headers.set("cache-control", personal);
  } else if (headers.get("content-type")?.startsWith("text/html")) {
    headers.set("cache-control", guestPage);
  } else if (!headers.has("cache-control")) {
    headers.set("cache-control", "no-store");
  }
  headers.append("vary", "Cookie, Accept-Language");
  if (refused || !headers.has("x-robots-tag")) headers.set("x-robots-tag", "noindex");
}
