import { type CategoryKey, categoryKey, type NavVendor } from "~/components/shell/nav-entries.ts";
import type { GameType } from "~/graphql/generated/graphql";

interface Category {
  type: GameType;
  path: string;
  vendors: readonly NavVendor[];
}

/** A vendor with the categories that have games of it, each with where they are. */
export interface Provider extends NavVendor {
  places: { key: CategoryKey; href: string }[];
}

/** Every vendor once, in the order in which the categories name them (R41, C25). */
export function providersOf(categories: readonly Category[]): Provider[] {
  const providers = new Map<string, Provider>();
  for (const { type, path, vendors } of categories) {
    const key = categoryKey(type);
    for (const vendor of vendors) {
      const known = providers.get(vendor.code) ?? { ...vendor, places: [] };
      known.places.push({ key, href: `${path}?vendor=${encodeURIComponent(vendor.code)}` });
      providers.set(vendor.code, known);
    }
  }
  return [...providers.values()];
}
