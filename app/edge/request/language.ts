/**
 * Chooses the language of a page (A66) in this order: the visitor's choice, `?lang=` of the address (decision 0017),
 * Accept-Language, the brand's default.
 */
import { LanguageDetector } from "remix-i18next/server";
import { cookieLine, readCookie } from "~/session/cookies/cookie.ts";
import { languageCookie } from "~/session/cookies/session-cookie.ts";
import type { Brand, BrandLanguage } from "../../../brands/brand.ts";
import { pickLanguage } from "../../../brands/index.ts";

const tagForm = /^[a-z]{1,8}(-[a-z0-9]{1,8}){0,2}$/i;

/**
 * Returns the tags of an Accept-Language header by descending weight. remix-i18next would keep only the first tag that
 * Intl supports, so "fr, ko" would give the default although the brand has Korean.
 */
export function preferredLanguages(header: string | null): string[] {
  const preferences = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part, order) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight), order };
    });
  return preferences
    .filter(({ tag, weight }) => tagForm.test(tag) && weight > 0)
    .sort((one, other) => other.weight - one.weight || one.order - other.order)
    .map(({ tag }) => tag);
}

/** A tag with its fallbacks: zh-Hans-CN, zh-Hans, zh. A browser may send the most specific tag only. */
const withFallbacks = (tag: string) =>
  tag.split("-").map((_part, at, parts) => parts.slice(0, parts.length - at).join("-"));

/** Returns the language that the visitor has chosen (U8), or null. */
function chosenTag(request: Request): string | null {
  const chosen = readCookie(request.headers.get("cookie"), languageCookie);
  return chosen && tagForm.test(chosen) ? chosen : null;
}

/** Returns the page's language. For en-GB it is en, even if another preferred language follows. */
export async function languageOf(brand: Brand, request: Request): Promise<BrandLanguage> {
  const preferred = preferredLanguages(request.headers.get("accept-language"));
  const first = chosenTag(request) ?? addressedTag(brand, request);
  const detector = new LanguageDetector({
    supportedLanguages: brand.languages.map((language) => language.tag),
    fallbackLanguage: brand.defaultLanguage,
    order: ["custom"],
    findLocale: async () => [...(first ? [first] : []), ...preferred].flatMap(withFallbacks),
  });
  return pickLanguage(brand, await detector.detect(request));
}

/** Returns the brand's language that `?lang=` names, or null. Links of search engines have it (decision 0017). */
function addressedTag(brand: Brand, request: Request): string | null {
  // Most addresses have no language, and parsing a URL costs more than this search.
  if (!request.url.includes("lang=")) return null;
  const named = new URL(request.url).searchParams.get("lang");
  return brand.languages.find(({ tag }) => tag === named)?.tag ?? null;
}

/**
 * Returns a Set-Cookie that keeps the language of `?lang=` for the browser session, because links on the page don't
 * carry it. Null if the visitor has chosen a language, or if the request isn't for a page.
 */
export function languageCookieOf(brand: Brand, request: Request): string | null {
  if (chosenTag(request) || !request.headers.get("accept")?.includes("text/html")) return null;
  const tag = addressedTag(brand, request);
  return tag && cookieLine(languageCookie, tag, { readable: true });
}
