/**
 * Whether a page of ours sent this request, by its Sec-Fetch-Site and Origin headers. Older browsers send Origin only.
 * A request without both headers, or with two that contradict each other, is refused.
 */
export function isFromOurPages(headers: Headers, ownOrigin: string): boolean {
  const [site, origin] = [headers.get("sec-fetch-site"), headers.get("origin")];
  if (site !== null && site !== "same-origin") return false;
  return origin === null ? site !== null : origin === ownOrigin;
}

const sites = ["same-site", "cross-site", "none"];

/** Classifies the source of a refused request for the log. */
export function siteOf(headers: Headers): string {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin") return "other origin";
  if (site !== null) return sites.includes(site) ? site : "odd";
  return headers.has("origin") ? "other origin" : "unsaid";
}
