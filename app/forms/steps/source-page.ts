import { safeReturnTo } from "~/session/guards/return-to.ts";

/**
 * The page that a form was sent from, as a path of this site; the home page when it does not say.
 * Our own referrer policy sends the whole address to ourselves and to nobody else.
 */
export function sourcePage(request: Request): string {
  const referrer = request.headers.get("referer");
  if (!referrer || !URL.canParse(referrer)) return "/";
  const from = new URL(referrer);
  if (from.host !== new URL(request.url).host) return "/";
  const path = safeReturnTo(from.pathname + from.search);
  return /^\/(play|favorites|upload)\b/.test(path) ? "/" : path;
}
