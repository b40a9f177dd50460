import {
  type CategoryKey,
  categoryKey,
  foreignName,
  type NavVendor,
} from "~/components/shell/navigation/nav-entries.ts";

interface Category {
  type: string;
  name: string;
  path: string;
  vendors: readonly NavVendor[];
}

/** A vendor with the categories that have games of it, each with where they are. */
export interface Provider extends NavVendor {
  places: { key: CategoryKey; name: string | null; href: string }[];
}

/** Every vendor once, in the order in which the categories name them (R41, C25). */
export function providersOf(categories: readonly Category[]): Provider[] {
  const providers = new Map<string, Provider>();
  for (const category of categories) {
    const { path, vendors } = category;
    const key = categoryKey(category.type);
    const name = foreignName(category);
    for (const vendor of vendors) {
      const known = providers.get(vendor.code) ?? { ...vendor, places: [] };
      known.places.push({ key, name, href: `${path}?vendor=${encodeURIComponent(vendor.code)}` });
      providers.set(vendor.code, known);
    }
  }
  return [...providers.values()];
}
