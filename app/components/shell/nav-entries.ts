import type { GameType } from "~/graphql/generated/graphql";

/** A vendor in a drop menu. */
export interface NavVendor {
  code: string;
  name: string;
  logo?: string | null;
}

interface Category {
  type: GameType;
  path: string;
  vendors: readonly NavVendor[];
}

export type CategoryKey = Lowercase<GameType>;

/** An entry of the main navigation; `key` is a key below `nav` in the locale files. */
export interface NavEntry {
  key: "home" | "hot" | "promotions" | CategoryKey;
  path: string;
  /** What its drop menu lists (U15); empty for none: home, hot and promotions never have one. */
  vendors: readonly NavVendor[];
}

/** More vendors than this make a drop menu large (K61). */
export const largeMenu = 10;

const fixed = { home: "/", hot: "/hot", promotions: "/promotions" } as const;

/** The key of a category's name below `nav`. */
export function categoryKey(type: GameType): CategoryKey {
  return type.toLowerCase() as CategoryKey;
}

/**
 * The main navigation (U13) in the brand's order, with the platform's categories in the platform's
 * order where the brand says `categories`. Each place once, even if two categories share a page.
 */
export function mainEntries(
  order: readonly ("home" | "hot" | "promotions" | "categories")[],
  categories: readonly Category[],
): NavEntry[] {
  const seen = new Set<string>();
  return order
    .flatMap((place): NavEntry[] =>
      place === "categories"
        ? categories.map(({ type, path, vendors }) => ({ key: categoryKey(type), path, vendors }))
        : [{ key: place, path: fixed[place], vendors: [] }],
    )
    .filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** Vendors for the footer: once each, those whose code starts with TCG left out (U19). */
export function partnerVendors(categories: readonly Category[]): NavVendor[] {
  const vendors = new Map<string, NavVendor>();
  for (const vendor of categories.flatMap((category) => category.vendors)) {
    if (!vendor.code.startsWith("TCG") && !vendors.has(vendor.code))
      vendors.set(vendor.code, vendor);
  }
  return [...vendors.values()];
}
