/**
 * The head of a page for search engines and shared links: title, description, addresses, languages, card, structured
 * data. It is built on the server and passed on by a route's `meta`, so browsers load no code for it. A page that
 * doesn't call this is not indexed (`app/edge/headers/caching.ts`).
 */
import { memoize } from "~/i18n/memoize.ts";
import type { PortalContext } from "~/portal-context.ts";
import { addressIn, alternatesOf } from "./addresses.ts";
import { breadcrumbs, type JsonLd, type Place, site } from "./json-ld.server.ts";
import { type CardPicture, cardOf } from "./pictures.ts";

/** One element of the head, as in Remix's `meta`. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string; hrefLang?: string }
  | { "script:ld+json": JsonLd };

export interface PageFacts {
  title: string;
  /** A path of the portal, with the parameters that the page requires. */
  path: string;
  /** One or two sentences for search results. */
  description: string;
  /** The picture of a shared link; the brand's own by default. */
  picture?: CardPicture | null;
  /** The breadcrumb without home. */
  trail?: readonly Place[];
  /** Structured data of what the page is about, in addition to its breadcrumb. */
  about?: JsonLd;
  /** False if this page of the loader must not be indexed. */
  listed?: boolean;
}

/** Returns the head of an indexable page, and allows indexing in the response's headers. */
export function pageHead(context: PortalContext, facts: PageFacts): HeadTag[] {
  const { brand, language, answerHeaders } = context;
  const { title, path, trail = [], listed = true } = facts;
  if (!listed) return [{ title }];
  answerHeaders.set("x-robots-tag", "all");
  const address = addressIn(context, path, language);
  const description = shortened(facts.description);
  const { url, width, height } = facts.picture ?? cardOf(context);
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...alternatesOf(context, path).map(({ language: hrefLang, href }): HeadTag => {
      return { tagName: "link", rel: "alternate", hrefLang, href };
    }),
    property("type", "website"),
    property("site_name", brand.name),
    property("title", title),
    property("description", description),
    property("url", address),
    property("locale", territorial(language)),
    ...brand.languages
      .filter(({ tag }) => tag !== language)
      .map(({ tag }) => property("locale:alternate", territorial(tag))),
    property("image", url),
    ...(width && height
      ? [property("image:width", String(width)), property("image:height", String(height))]
      : []),
    property("image:alt", title),
    // Title, text and picture come from the tags above.
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": path === "/" ? site(context) : breadcrumbs(context, trail) },
    ...(facts.about ? [{ "script:ld+json": facts.about }] : []),
  ];
}

/** Languages in Open Graph format: "ko" is "ko_KR". */
const territorial = memoize((tag = "en") => {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
});

/** Cuts a text to the length of search results, between words if the script has spaces. */
function shortened(text: string, most = 160): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > most / 2 ? space : undefined)}…`;
}
