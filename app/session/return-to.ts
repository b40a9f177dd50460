/**
 * Where a visitor goes after signing in (A20, A106). The value comes out of a URL, so it may be anything:
 * only a path of this site passes, and only if every reader takes it for one.
 */

/** A host that no page lives on: whatever leaves it while being resolved was no path. */
const nowhere = "https://return.invalid";
const longest = 512;
/** Anything a browser drops, or reads as a slash or a line break. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;
/** Pages that would lead in circles. */
const loops = /^\/(login|logout|register)(\/|$)/;

function isPath(text: string): boolean {
  if (!/^\/(?!\/)/.test(text) || control.test(text)) return false;
  if (!URL.canParse(text, nowhere)) return false;
  const url = new URL(text, nowhere);
  return url.origin === nowhere && !url.pathname.startsWith("//") && !url.pathname.includes("/..");
}

/** Decoded as often as a careless reader might; null when it is not decodable or nested too deep. */
function readings(text: string): string[] | null {
  const all = [text];
  for (let last = text; all.length < 5; all.push(last)) {
    let next: string;
    try {
      next = decodeURIComponent(last);
    } catch {
      return null;
    }
    if (next === last) return all;
    last = next;
  }
  return null;
}

/** A path of this site with its query, or the fallback. */
export function safeReturnTo(value: string | null | undefined, fallback = "/"): string {
  if (!value || value.length > longest) return fallback;
  const path = value.split(/[?#]/)[0] ?? "";
  const paths = readings(path);
  if (!paths?.every(isPath) || !isPath(value)) return fallback;
  const url = new URL(value, nowhere);
  return loops.test(url.pathname) ? fallback : url.pathname + url.search + url.hash;
}

/** `/login?returnTo=…` for a page that needs a login; without the parameter when it is the home page. */
export function loginPath(from: string, login = "/login"): string {
  return withReturnTo(login, safeReturnTo(from));
}

/** A page with the way back beside it; the parameter is left out for the home page. */
export function withReturnTo(page: string, returnTo: string): string {
  if (returnTo === "/") return page;
  return `${page}${page.includes("?") ? "&" : "?"}returnTo=${encodeURIComponent(returnTo)}`;
}
