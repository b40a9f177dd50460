/**
 * What a page says of itself to those who list or share it: title, description, address, languages, card,
 * structured data. Made on the server alone: a route's `meta` hands it on, and the browser carries no code
 * for it. A page that does not call this is not listed anywhere (`app/edge/headers/caching.ts`).
 */
import { memoize } from "~/i18n/memoize.ts";
import type { PortalContext } from "~/portal-context.ts";
import { addressIn, alternatesOf } from "./addresses.ts";
import { breadcrumbs, type JsonLd, type Place, site } from "./json-ld.server.ts";
import { type CardPicture, cardOf } from "./pictures.ts";

/** One element of the head, as Remix's `meta` takes it. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string; hrefLang?: string }
  | { "script:ld+json": JsonLd };

export interface PageFacts {
  title: string;
  /** Of the portal, with the query that the page can't do without. */
  path: string;
  /** A sentence or two for a list of results. */
  description: string;
  /** What a shared link shows; the brand's own where the page has none. */
  picture?: CardPicture | null;
  /** The way from home to this page, home left out. */
  trail?: readonly Place[];
  /** False where the same loader serves a page that is not to be listed. */
  listed?: boolean;
}

/** The head of a page that may be found; says so on the answer, too. */
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
    // Title, text and picture it takes from the lines above.
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": path === "/" ? site(context) : breadcrumbs(context, trail) },
  ];
}

/** Languages as sharing sites write them: "ko" is "ko_KR". */
const territorial = memoize((tag = "en") => {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
});

/** As much as a list of results shows, cut at a word where the script has spaces. */
function shortened(text: string, most = 160): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > most / 2 ? space : undefined)}…`;
}
