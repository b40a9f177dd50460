import { addressIn, alternatesOf, type Home } from "~/components/outside/addresses.ts";

/** A page for the sitemap; when it last changed, in ms since the epoch, where somebody knows. */
export interface Entry {
  path: string;
  changedAt?: number | null;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** The sitemap's XML: each page once in each language, and each of these names all of them. */
export function sitemapXml(home: Home, entries: readonly Entry[]): string {
  const urls = entries.flatMap((entry) =>
    home.brand.languages.map(({ tag }) => urlOf(home, entry, tag)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function urlOf(home: Home, { path, changedAt }: Entry, language: string): string {
  const links = alternatesOf(home, path).map(
    ({ language: tag, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escaped(tag)}" href="${escaped(href)}"/>`,
  );
  const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : "";
  return `<url><loc>${escaped(addressIn(home, path, language))}</loc>${changed}${links.join("")}</url>`;
}
