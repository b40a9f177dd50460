/**
 * Whether a change was asked for by a page of ours. Browsers say so in Sec-Fetch-Site and Origin, older ones in
 * Origin alone; one that says neither, or says two different things, is refused, for then nobody can tell.
 */
export function isFromOurPages(headers: Headers, ownOrigin: string): boolean {
  const [site, origin] = [headers.get("sec-fetch-site"), headers.get("origin")];
  if (site !== null && site !== "same-origin") return false;
  return origin === null ? site !== null : origin === ownOrigin;
}

const sites = ["same-site", "cross-site", "none"];

/** What the browser said of where a refused request came from, in one of a few words. */
export function saidSite(headers: Headers): string {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin") return "other origin";
  if (site !== null) return sites.includes(site) ? site : "odd";
  return headers.has("origin") ? "other origin" : "unsaid";
}
