import { addressIn, alternatesOf, type Home } from "~/components/outside/addresses.ts";

/** A page of the sitemap. `changedAt` is in ms since the epoch, if known. */
export interface Entry {
  path: string;
  changedAt?: number | null;
}

const header = '<?xml version="1.0" encoding="UTF-8"?>';

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/**
 * The most addresses in one file. The format allows 50,000; with their languages these would take some 40 MB of a
 * Worker's memory.
 */
export const mostAddresses = 12_000;

/** How many pages one file has, each in every language. */
export const pagesPerFile = ({ brand }: Home) =>
  Math.max(1, Math.floor(mostAddresses / brand.languages.length));

/** The sitemap's XML: each page once in each language, and each of these names all of them. */
export function sitemapXml(home: Home, entries: readonly Entry[]): string {
  const urls = entries.flatMap((entry) => urlsOf(home, entry));
  return [
    header,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** The sitemap index's XML: the addresses of all files of the sitemap. */
export function sitemapIndexXml({ mainOrigin }: Home, files: number): string {
  const parts = Array.from({ length: files }, (_, at) => {
    const address = new URL(`/sitemap.xml?part=${at + 1}`, mainOrigin).href;
    return `<sitemap><loc>${escaped(address)}</loc></sitemap>`;
  });
  return [
    header,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts,
    "</sitemapindex>",
    "",
  ].join("\n");
}

/** A page's elements, one for each language. The links are the same in all of them. */
function urlsOf(home: Home, { path, changedAt }: Entry): string[] {
  const alternates = alternatesOf(home, path);
  const links = alternates.map(
    ({ language: tag, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escaped(tag)}" href="${escaped(href)}"/>`,
  );
  const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : "";
  const rest = `${changed}${links.join("")}</url>`;
  return home.brand.languages.map(({ tag }) => {
    const own = alternates.find(({ language }) => language === tag)?.href;
    return `<url><loc>${escaped(own ?? addressIn(home, path, tag))}</loc>${rest}`;
  });
}
