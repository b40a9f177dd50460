import type { HomeProvider } from "~/routes/lobby/home/provider-strip.tsx";

interface Category {
  path: string;
  vendors: readonly { code: string; name: string; logo?: string | null }[];
}

/** How many providers the strip shows. */
const shown = 12;

/**
 * The providers of the strip (H2): the first of each category, then the second of each, and so on, each once. So the
 * strip shows more than the providers of the first category.
 */
export function firstProviders(categories: readonly Category[]): HomeProvider[] {
  const found = new Map<string, HomeProvider>();
  const longest = Math.max(0, ...categories.map(({ vendors }) => vendors.length));
  for (let row = 0; row < longest && found.size < shown; row += 1) {
    for (const { path, vendors } of categories) {
      const vendor = vendors[row];
      if (vendor && !found.has(vendor.code)) found.set(vendor.code, { ...vendor, path });
    }
  }
  return [...found.values()].slice(0, shown);
}
