/** A vendor in a drop menu or in the footer. */
export interface NavVendor {
  code: string;
  name: string;
  logo?: string | null;
}

interface Category {
  type: string;
  /** The platform's name. */
  name: string;
  path: string;
  /** Number of its vendors, which are loaded when they are needed (`vendors.ts`). */
  vendors: number;
}

const categoryKeys = [
  "rng",
  "live",
  "fish",
  "pvp",
  "sports",
  "esports",
  "cockfight",
  "lott",
  "elott",
  "bingo",
  "mini",
] as const;

/** `other` is a category that only the platform knows. */
export type CategoryKey = (typeof categoryKeys)[number] | "other";

/** An entry of the main navigation; `key` is a key below `nav` in the locale files. */
export interface NavEntry {
  key: "home" | "hot" | "promotions" | CategoryKey;
  /** The platform's name, if we have no text for it. */
  name: string | null;
  path: string;
  /** Number of vendors in its drop menu (U15); none for home, hot and promotions, which have no menu. */
  vendors: number;
}

/** A drop menu with more vendors is large (K61). */
export const largeMenu = 10;

const fixed = { home: "/", hot: "/hot", promotions: "/promotions" } as const;

/** Returns the key of a category's name below `nav`. */
export function categoryKey(type: string): CategoryKey {
  return categoryKeys.find((key) => key === type.toLowerCase()) ?? "other";
}

/** Returns the platform's name of a category without a text of ours; else null. */
export function foreignName({ type, name }: Pick<Category, "type" | "name">): string | null {
  return categoryKey(type) === "other" ? name : null;
}

/**
 * Returns the main navigation (U13) in the brand's order, with the platform's categories in the position of
 * `categories`. Each destination occurs once, even if two categories share a page.
 */
export function mainEntries(
  order: readonly ("home" | "hot" | "promotions" | "categories")[],
  categories: readonly Category[],
): NavEntry[] {
  const seen = new Set<string>();
  return order
    .flatMap((place): NavEntry[] =>
      place === "categories"
        ? categories.map((category) => ({
            key: categoryKey(category.type),
            name: foreignName(category),
            path: category.path,
            vendors: category.vendors,
          }))
        : [{ key: place, name: null, path: fixed[place], vendors: 0 }],
    )
    .filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** Returns the vendors of the footer without duplicates and without codes that begin with TCG (U19). */
export function partnerVendors<Vendor extends Pick<NavVendor, "code">>(
  categories: readonly (readonly Vendor[])[],
): Vendor[] {
  const vendors = new Map<string, Vendor>();
  for (const vendor of categories.flat()) {
    if (!vendor.code.startsWith("TCG") && !vendors.has(vendor.code))
      vendors.set(vendor.code, vendor);
  }
  return [...vendors.values()];
}
