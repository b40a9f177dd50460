/**
 * Where a visitor goes after signing in (A20, A106). The value comes out of a URL, so it may be anything:
 * only a path of this site passes, and only if every reader takes it for one.
 */

/** A host that no page lives on: whatever leaves it while being resolved was no path. */
const nowhere = "https://return.invalid";
const longest = 512;
/** Anything a browser drops, or reads as a slash or a line break. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;
/** How addresses of data requests end, however the dot is written. */
const dataSuffix = /(\/_root)?((\.|%2e)data)+\/?$/i;
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

/** A path of this site with its query, or null. */
function ownPath(value: string | null | undefined): URL | null {
  if (!value || value.length > longest) return null;
  const path = value.split(/[?#]/)[0] ?? "";
  const paths = readings(path);
  return paths?.every(isPath) && isPath(value) ? pageOf(new URL(value, nowhere)) : null;
}

/** The page behind an address of Remix's data requests, which shows a person nothing (`/rng.data?_routes=…`). */
function pageOf(url: URL): URL {
  if (!dataSuffix.test(url.pathname)) return url;
  url.pathname = url.pathname.replace(dataSuffix, "") || "/";
  url.searchParams.delete("_routes");
  return url;
}

const written = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** A port, a name and a password are parts of an origin that is another one. */
const plainOrigin = /^https?:\/\/[^/?#\\@]+(?=[/?#]|$)/i;

/**
 * An address of the origin that the page itself is at, as its path; anything else as it is. A banner may be an address
 * of this portal, and whoever had to log in for it comes back to it (A111, A129).
 */
function withoutOwnOrigin(value: string, own: string | undefined): string {
  const origin = plainOrigin.exec(value)?.[0];
  if (!own || !origin || control.test(value) || !URL.canParse(origin)) return value;
  if (new URL(origin).origin !== own) return value;
  const path = value.slice(origin.length);
  return path.startsWith("/") ? path : `/${path}`;
}

/**
 * A path of this site with its query, or the fallback.
 * @param own the origin of the page, such as `https://play.example.com`: its addresses are paths of this site
 */
export function safeReturnTo(
  value: string | null | undefined,
  fallback = "/",
  own?: string,
): string {
  const url = ownPath(value && withoutOwnOrigin(value, own));
  return !url || loops.test(url.pathname) ? fallback : written(url);
}

/** `returnTo` of a page's address, by the same rules. */
export function returnToOf(request: Request, fallback = "/"): string {
  const { searchParams, origin } = new URL(request.url);
  return safeReturnTo(searchParams.get("returnTo"), fallback, origin);
}

/**
 * The page that a form came from which stands on every page, such as that of the languages: the login's pages, too,
 * for it signs nobody in, and a registration must not lose who invited. A way back from there passes by the same rules.
 * @param value the form's field `returnTo`
 */
export function pageOfForm(value: FormDataEntryValue | null): string {
  const url = ownPath(typeof value === "string" ? value : null);
  if (!url) return "/";
  const next = url.searchParams.get("returnTo");
  if (next !== null && safeReturnTo(next, "") !== next) url.searchParams.delete("returnTo");
  return written(url);
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
