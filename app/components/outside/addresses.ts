/** Public addresses of a page: one for each language, each linking to the others (decision 0017). */
import type { PublicBrand } from "~/portal-context.ts";

/** The origin, and the languages. */
export interface Home {
  mainOrigin: string;
  brand: Pick<PublicBrand, "languages" | "defaultLanguage">;
}

/**
 * Returns the absolute address of a page in a language. The default language's has no parameter, because crawlers
 * without Accept-Language get that language.
 * @param path of the portal, with the parameters that the page requires
 */
export function addressIn({ mainOrigin, brand }: Home, path: string, language: string): string {
  const url = new URL(path, mainOrigin);
  if (language !== brand.defaultLanguage) url.searchParams.set("lang", language);
  return url.href;
}

/** Returns a page's addresses by hreflang; `x-default` is for all other languages. */
export function alternatesOf(home: Home, path: string): { language: string; href: string }[] {
  const { languages, defaultLanguage } = home.brand;
  if (languages.length < 2) return [];
  return [
    ...languages.map(({ tag }) => ({ language: tag as string, href: addressIn(home, path, tag) })),
    { language: "x-default", href: addressIn(home, path, defaultLanguage) },
  ];
}
