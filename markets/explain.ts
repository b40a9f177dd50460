/** What a visitor from a place would see, and why: which rule of which file, or which switch of the brand (G30). */
import type { Brand } from "../brands/brand.ts";
import { brandCurrencies } from "../brands/brand-currency.ts";
import { gameTypes } from "../brands/game-types.ts";
import { fileFor, marketOf } from "./index.ts";
import { type Market, type MarketRule, marketRules } from "./market.ts";

/** One rule, as text for people. */
export interface Explained {
  rule: MarketRule;
  value: string;
  /** The file and the place in it that the value comes from, such as `DE 2026-11-24, places.SH`. */
  from: string;
  /** What the brand's own settings take away on top; empty if nothing. */
  brand: string;
}

/** A rule's value on one line. */
export function valueText(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(itemText).join(", ") || "none";
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([name, each]) => `${name}: ${valueText(each)}`)
      .join("; ");
  return String(value);
}

const itemText = (item: unknown): string =>
  typeof item === "object" && item !== null && "name" in item
    ? Object.entries(item)
        .filter(([name]) => name === "name" || name === "phone" || name === "url")
        .map(([, each]) => String(each))
        .join(" ")
    : String(item);

/**
 * Explains each rule for a visitor.
 * @param country ISO 3166-1 in capitals; null for an unknown one
 * @param region such as "SH"
 */
export function explain(
  { country, region }: { country: string | null; region: string | null },
  brand: Brand,
): Explained[] {
  const { file, place } = fileFor(country, region);
  const market = marketOf(country, region);
  const replaced: object = place === null ? {} : (file.places[place]?.rules ?? {});
  return marketRules.map((rule) => ({
    rule,
    value: valueText(market[rule]),
    from: `${file.country} ${file.version}, ${Object.hasOwn(replaced, rule) ? `places.${place}` : "rules"}.${rule}`,
    brand: onTop[rule]?.({ brand, market, country, region }) ?? "",
  }));
}

interface Visitor {
  brand: Brand;
  market: Market;
  country: string | null;
  region: string | null;
}

/** What the brand's settings take away of a rule, as one sentence. */
const onTop: Partial<Record<MarketRule, (visitor: Visitor) => string>> = {
  open: ({ brand, country, region }) => {
    const places = [country, `${country}-${region}`];
    const listed = brand.edge.blockedRegions.find((place) => places.includes(place));
    return listed ? `closed by edge.blockedRegions: ${listed}` : "";
  },
  products: ({ brand, market }) => {
    const types = new Set<string | undefined>(brand.lobbyRoutes.map(({ type }) => type));
    const allowed: readonly string[] = market.products === "ALL" ? gameTypes : market.products;
    const missing = allowed.filter((type) => !types.has(type));
    return missing.length > 0 ? `lobbyRoutes has no page of ${missing.join(", ")}` : "";
  },
  currencies: ({ brand, market: { currencies } }) => {
    const offered = brandCurrencies(brand);
    const closed = currencies === "ALL" ? [] : offered.filter((each) => !currencies.includes(each));
    if (closed.length === 0) return "";
    if (closed.length === offered.length) return "no currency of the brand: no account is opened";
    return `no deposits in ${closed.join(", ")}; accounts in these withdraw`;
  },
  legalLanguages: ({ brand, market }) => {
    const missing = market.legalLanguages.filter(
      (tag) => !brand.languages.some((language) => language.tag === tag),
    );
    return missing.length > 0 ? `languages lacks ${missing.join(", ")}` : "";
  },
  bonusesShown: ({ brand, market }) =>
    market.bonusesShown && !brand.navigation.main.includes("promotions")
      ? "navigation.main has no promotions"
      : "",
};
