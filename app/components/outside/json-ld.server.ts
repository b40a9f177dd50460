/**
 * Structured data of a page with schema.org types. Promotions have no type, because they are neither Event nor Offer
 * there (decision 0017).
 */
import type { PortalContext } from "~/portal-context.ts";
import { addressIn } from "./addresses.ts";
import { iconPath } from "./pictures.ts";

export type JsonLd = { [key: string]: string | number | JsonLd | JsonLd[] };

/** An entry of a breadcrumb. */
export interface Place {
  name: string;
  path: string;
}

type Context = Pick<PortalContext, "brand" | "language" | "mainOrigin">;

/** Structured data of the home page: the site and its name. */
export function site(context: Context): JsonLd {
  const { brand, language, mainOrigin } = context;
  const home = new URL("/", mainOrigin).href;
  const organization: JsonLd = {
    "@type": "Organization",
    "@id": `${home}#organization`,
    name: brand.name,
    url: home,
    logo: new URL(iconPath(brand.id, "icon-512"), mainOrigin).href,
  };
  const website: JsonLd = {
    "@type": "WebSite",
    "@id": `${home}#website`,
    name: brand.name,
    url: addressIn(context, "/", language),
    inLanguage: language,
    publisher: { "@id": `${home}#organization` },
  };
  return { "@context": "https://schema.org", "@graph": [organization, website] };
}

interface GameFacts {
  name: string;
  /** Absolute address of its page. */
  url: string;
  vendor: string;
  category: string | null;
  picture: string | null;
}

/**
 * Structured data of a game's page. It is a Game, because VideoGame is wrong for tables and draws; the platform says
 * neither price nor rating, so there is none.
 */
export function gameData({ brand, language }: Context, facts: GameFacts): JsonLd {
  const { name, url, vendor, category, picture } = facts;
  return {
    "@context": "https://schema.org",
    "@type": "Game",
    name,
    url,
    inLanguage: language,
    publisher: { "@type": "Organization", name: vendor },
    audience: { "@type": "PeopleAudience", requiredMinAge: brand.minimumAge },
    ...(category ? { genre: category } : {}),
    ...(picture ? { image: picture } : {}),
  };
}

/** Structured data of any other page: its breadcrumb. */
export function breadcrumbs(context: Context, trail: readonly Place[]): JsonLd {
  const places = [{ name: context.brand.name, path: "/" }, ...trail];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: places.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: addressIn(context, path, context.language),
    })),
  };
}
