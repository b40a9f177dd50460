/** Which of the brand's languages a page is in: the visitor's choice, the browser's wish, the brand's default (A66). */
import type { Brand, BrandLanguage } from "../../brands/brand.ts";
import { pickLanguage } from "../../brands/index.ts";
import { readCookie } from "../session/session-cookie.ts";

/** Tags of an Accept-Language header, the most wanted first. */
export function wantedLanguages(header: string | null): string[] {
  const wishes = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part, order) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight), order };
    });
  return wishes
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .sort((one, other) => other.weight - one.weight || one.order - other.order)
    .map(({ tag }) => tag);
}

/** The page's language. A wish for en-GB is served by en. */
export function languageOf(brand: Brand, headers: Headers): BrandLanguage {
  const chosen = readCookie(headers.get("cookie"), "lang");
  const known = new Map(
    brand.languages.map((language) => [language.tag.toLowerCase(), language.tag]),
  );
  const wishes = [
    ...(chosen ? [chosen.toLowerCase()] : []),
    ...wantedLanguages(headers.get("accept-language")),
  ];
  for (const wish of wishes) {
    const tag = known.get(wish) ?? known.get(wish.split("-")[0] ?? "");
    if (tag !== undefined) return pickLanguage(brand, tag);
  }
  return pickLanguage(brand, null);
}
