/**
 * The return URL after a login (A20, A106). The value comes from a URL and can be anything. Only a path of this site
 * passes, and only one that browsers and servers read alike.
 */

/** A host without pages. A value that resolves to another host is no path. */
const nowhere = "https://return.invalid";
const longest = 512;
/** Characters that a browser drops, or reads as a slash or a line break. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;
/** The ending of Remix data requests, in every spelling of the dot. */
const dataSuffix = /(\/_root)?((\.|%2e)data)+\/?$/i;
/** Pages that would redirect back to the login. */
const loops = /^\/(login|logout|register)(\/|$)/;

function isPath(text: string): boolean {
  if (!/^\/(?!\/)/.test(text) || control.test(text)) return false;
  if (!URL.canParse(text, nowhere)) return false;
  const url = new URL(text, nowhere);
  return url.origin === nowhere && !url.pathname.startsWith("//") && !url.pathname.includes("/..");
}

/** Decodes a text until it no longer changes; null when it can't be decoded, or is nested too deep. */
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

/** Returns a path of this site with its query, or null. */
function ownPath(value: string | null | undefined): URL | null {
  if (!value || value.length > longest) return null;
  const path = value.split(/[?#]/)[0] ?? "";
  const paths = readings(path);
  return paths?.every(isPath) && isPath(value) ? pageOf(new URL(value, nowhere)) : null;
}

/** Returns the page that a Remix data request belongs to (`/rng.data?_routes=…`), because a person can't read the data. */
function pageOf(url: URL): URL {
  if (!dataSuffix.test(url.pathname)) return url;
  url.pathname = url.pathname.replace(dataSuffix, "") || "/";
  url.searchParams.delete("_routes");
  return url;
}

const written = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** An address with a port, a name or a password has another origin. */
const plainOrigin = /^https?:\/\/[^/?#\\@]+(?=[/?#]|$)/i;

/**
 * Returns the path of an address at the page's own origin, and any other address unchanged. A banner can link to an
 * address of this portal, and a visitor who has to log in for it returns there (A111, A129).
 */
function withoutOwnOrigin(value: string, own: string | undefined): string {
  const origin = plainOrigin.exec(value)?.[0];
  if (!own || !origin || control.test(value) || !URL.canParse(origin)) return value;
  if (new URL(origin).origin !== own) return value;
  const path = value.slice(origin.length);
  return path.startsWith("/") ? path : `/${path}`;
}

/**
 * Returns a path of this site with its query, or the fallback.
 * @param own the origin of the page, such as `https://play.example.com`; its addresses count as paths of this site
 */
export function safeReturnTo(
  value: string | null | undefined,
  fallback = "/",
  own?: string,
): string {
  const url = ownPath(value && withoutOwnOrigin(value, own));
  return !url || loops.test(url.pathname) ? fallback : written(url);
}

/** Returns the `returnTo` of a request's address, checked by `safeReturnTo`. */
export function returnToOf(request: Request, fallback = "/"): string {
  const { searchParams, origin } = new URL(request.url);
  return safeReturnTo(searchParams.get("returnTo"), fallback, origin);
}

/**
 * Returns the page that a form of every page was sent from, such as the language form. Login pages are allowed here,
 * because the form signs nobody in, and a registration must keep its invitation. Their own `returnTo` is checked too.
 * @param value the form's field `returnTo`
 */
export function pageOfForm(value: FormDataEntryValue | null): string {
  const url = ownPath(typeof value === "string" ? value : null);
  if (!url) return "/";
  const next = url.searchParams.get("returnTo");
  if (next !== null && safeReturnTo(next, "") !== next) url.searchParams.delete("returnTo");
  return written(url);
}

/** Returns `/login?returnTo=…` for a page that needs a login; the home page needs no parameter. */
export function loginPath(from: string, login = "/login"): string {
  return withReturnTo(login, safeReturnTo(from));
}

/** Adds the return URL to a page's address; the home page needs no parameter. */
export function withReturnTo(page: string, returnTo: string): string {
  if (returnTo === "/") return page;
  return `${page}${page.includes("?") ? "&" : "?"}returnTo=${encodeURIComponent(returnTo)}`;
}
