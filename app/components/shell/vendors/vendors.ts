import { useEffect, useState } from "react";
import type { NavVendor } from "~/components/shell/navigation/nav-entries.ts";

/** The vendors of each category by its path, in the platform's order. */
export type Vendors = Readonly<Record<string, readonly NavVendor[]>>;

let requested: Promise<Vendors | null> | null = null;

/**
 * Loads `/vendors` once per document, so that pages don't carry the content of menus and footer (U15, U19). Null if
 * it fails; the next call tries again. Browser only.
 */
export function fetchVendors(): Promise<Vendors | null> {
  requested ??= fetch("/vendors")
    .then(async (answer) => (answer.ok ? ((await answer.json()) as Vendors) : null))
    .catch(() => null)
    .then((vendors) => {
      if (!vendors) requested = null;
      return vendors;
    });
  return requested;
}

/** Returns the vendors once they are needed and loaded; null until then, and `false` if they failed to load. */
export function useVendors(wanted: boolean): Vendors | null | false {
  const [vendors, setVendors] = useState<Vendors | null | false>(null);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    fetchVendors().then((found) => here && setVendors(found ?? false));
    return () => {
      here = false;
    };
  }, [wanted]);
  return vendors;
}
