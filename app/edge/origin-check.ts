/**
 * Whether a change was asked for by a page of ours. Browsers say so in Sec-Fetch-Site, older ones in
 * Origin; a request that says neither is refused, for then nobody can tell.
 */
export function isFromOurPages(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === ownOrigin;
}

const sites = ["same-site", "cross-site", "none"];

/** What the browser said of where a refused request came from, in one of a few words. */
export function saidSite(headers: Headers): string {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return sites.includes(site) ? site : "odd";
  return headers.has("origin") ? "other origin" : "unsaid";
}
