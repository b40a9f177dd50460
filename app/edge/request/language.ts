/**
 * Which of the brand's languages a page is in (A66): the visitor's choice, the address's `?lang=` (decision
 * 0017), the browser's wish, the brand's default.
 */
import { LanguageDetector } from "remix-i18next/server";
import { languageCookie, readOwnCookie } from "~/session/session-cookie.ts";
import type { Brand, BrandLanguage } from "../../../brands/brand.ts";
import { pickLanguage } from "../../../brands/index.ts";

const tagForm = /^[a-z]{1,8}(-[a-z0-9]{1,8}){0,2}$/i;

/**
 * Tags of an Accept-Language header, the most wanted first. The detector's own reading keeps only the
 * first tag that the runtime's Intl knows, which sends a visitor who wants "fr, ko" to the default.
 */
export function wantedLanguages(header: string | null): string[] {
  const wishes = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part, order) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight), order };
    });
  return wishes
    .filter(({ tag, weight }) => tagForm.test(tag) && weight > 0)
    .sort((one, other) => other.weight - one.weight || one.order - other.order)
    .map(({ tag }) => tag);
}

/** A tag, then what it is a kind of: zh-Hans-CN, zh-Hans, zh. A browser may name only the first of them. */
const withWider = (tag: string) =>
  tag.split("-").map((_part, at, parts) => parts.slice(0, parts.length - at).join("-"));

/** What the visitor chose (U8), or null. */
function chosenTag(request: Request): string | null {
  const chosen = readOwnCookie(request.headers.get("cookie"), languageCookie);
  return chosen && tagForm.test(chosen) ? chosen : null;
}

/** The page's language. A wish for en-GB is served by en, before any wish after it. */
export async function languageOf(brand: Brand, request: Request): Promise<BrandLanguage> {
  const wishes = wantedLanguages(request.headers.get("accept-language"));
  const first = chosenTag(request) ?? addressedTag(brand, request);
  const detector = new LanguageDetector({
    supportedLanguages: brand.languages.map((language) => language.tag),
    fallbackLanguage: brand.defaultLanguage,
    order: ["custom"],
    findLocale: async () => [...(first ? [first] : []), ...wishes].flatMap(withWider),
  });
  return pickLanguage(brand, await detector.detect(request));
}

/** A language of the brand that the address names, or null: links of search engines do (decision 0017). */
function addressedTag(brand: Brand, request: Request): string | null {
  // Most addresses name none, and reading one costs more than looking.
  if (!request.url.includes("lang=")) return null;
  const named = new URL(request.url).searchParams.get("lang");
  return brand.languages.find(({ tag }) => tag === named)?.tag ?? null;
}

/**
 * Set-Cookie of a page whose address named the language, or null: the links on it don't, so that the next page
 * would be in another. Gone with the browser; what the visitor chose himself stands.
 */
export function languageOfVisit(brand: Brand, request: Request): string | null {
  if (chosenTag(request) || !request.headers.get("accept")?.includes("text/html")) return null;
  const tag = addressedTag(brand, request);
  return tag && `${languageCookie}=${tag}; Path=/; Secure; SameSite=Lax`;
}
