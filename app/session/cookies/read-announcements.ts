/**
 * The announcements that this browser has read (H7, decision 0036). The platform keeps no such state, so a cookie keeps
 * it for a year, for guests too. It has a short hash for each announcement and nothing about the person.
 */
import { cookieLine, oneYear, readCookie } from "./cookie.ts";

const cookie = "__Host-read-news";

/** Most announcements that are remembered; the oldest are removed first. */
export const mostRead = 100;

/** FNV-1a, 32 bits, in base 36: ids of any length and script fit into a cookie. */
function markOf(id: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

const marksIn = (value: string | null): string[] =>
  (value ?? "").split(".").filter((mark) => /^[a-z0-9]{1,7}$/.test(mark));

/** The value that an answer is about to set, or the request's. */
function cookieValue(request: Request, answerHeaders?: Headers): string | null {
  const lines = answerHeaders?.getSetCookie() ?? [];
  const own = lines.filter((line) => line.startsWith(`${cookie}=`)).at(-1);
  return own ? readCookie(own, cookie) : readCookie(request.headers.get("cookie"), cookie);
}

/**
 * Returns whether this browser has read an announcement.
 * @param answerHeaders the answer's headers: without JavaScript the page is rendered in the request that marks it
 */
export function readAnnouncements(
  request: Request,
  answerHeaders?: Headers,
): (id: string) => boolean {
  const marks = new Set(marksIn(cookieValue(request, answerHeaders)));
  return (id) => marks.has(markOf(id));
}

/** Adds the Set-Cookie that marks announcements as read. */
export function markAnnouncementsRead(
  request: Request,
  answerHeaders: Headers,
  ids: readonly string[],
): void {
  const now = ids.map(markOf);
  const before = marksIn(cookieValue(request, answerHeaders)).filter((mark) => !now.includes(mark));
  const marks = [...before, ...new Set(now)].slice(-mostRead).join(".");
  answerHeaders.append("Set-Cookie", cookieLine(cookie, marks, { age: oneYear }));
}
