import { redirect } from "@remix-run/cloudflare";

/**
 * Removes empty parameters from an address, because a search form sends its empty fields too.
 * @throws Response a redirect to the same address without its empty parameters
 */
export function redirectWithoutEmptyParameters(request: Request): void {
  const { pathname, searchParams } = new URL(request.url);
  const said = [...searchParams].filter(([, value]) => value.trim() !== "");
  if (said.length === searchParams.size) return;
  const rest = new URLSearchParams(said).toString();
  throw redirect(rest ? `${pathname}?${rest}` : pathname);
}
