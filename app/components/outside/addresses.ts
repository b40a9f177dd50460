/** How a page is called from outside: one address a language, each naming the others (decision 0017). */
import type { PublicBrand } from "~/portal-context.ts";

/** Whose address, and which languages it has. */
export interface Home {
  mainOrigin: string;
  brand: Pick<PublicBrand, "languages" | "defaultLanguage">;
}

/**
 * The whole address of a page in a language. The default language's is the plain one, which is also what a
 * robot without wishes is answered in; the others name theirs.
 * @param path of the portal, with the query that the page can't do without
 */
export function addressIn({ mainOrigin, brand }: Home, path: string, language: string): string {
  const url = new URL(path, mainOrigin);
  if (language !== brand.defaultLanguage) url.searchParams.set("lang", language);
  return url.href;
}

/** A page's addresses by hreflang; `x-default` is for all who speak none of them. */
export function alternatesOf(home: Home, path: string): { language: string; href: string }[] {
  const { languages, defaultLanguage } = home.brand;
  if (languages.length < 2) return [];
  return [
    ...languages.map(({ tag }) => ({ language: tag as string, href: addressIn(home, path, tag) })),
    { language: "x-default", href: addressIn(home, path, defaultLanguage) },
  ];
}
