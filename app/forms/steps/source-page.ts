import { safeReturnTo } from "~/session/guards/return-to.ts";

/**
 * Returns the page that a form was sent from, as a path of this site; the home page without a referrer. The referrer
 * policy sends the whole address to this site only.
 */
export function sourcePage(request: Request): string {
  const referrer = request.headers.get("referer");
  if (!referrer || !URL.canParse(referrer)) return "/";
  const from = new URL(referrer);
  if (from.host !== new URL(request.url).host) return "/";
  const path = safeReturnTo(from.pathname + from.search);
  return /^\/(play|favorites|upload)\b/.test(path) ? "/" : path;
}
