import { useEffect, useState } from "react";
import type { NavVendor } from "~/components/shell/navigation/nav-entries.ts";

/** The vendors of each category, by its path, in the platform's order. */
export type Vendors = Readonly<Record<string, readonly NavVendor[]>>;

let asked: Promise<Vendors | null> | null = null;

/**
 * Asks `/vendors`, once for as long as the page lives: what is behind menus and at the end of the page is
 * not carried by each page (U15, U19). Null when it can't be had, and then the next asks again. Browser only.
 */
export function askVendors(): Promise<Vendors | null> {
  asked ??= fetch("/vendors")
    .then(async (answer) => (answer.ok ? ((await answer.json()) as Vendors) : null))
    .catch(() => null)
    .then((vendors) => {
      if (!vendors) asked = null;
      return vendors;
    });
  return asked;
}

/** Those vendors as soon as they are wanted and there; null until then, and `false` when they can't be had. */
export function useVendors(wanted: boolean): Vendors | null | false {
  const [vendors, setVendors] = useState<Vendors | null | false>(null);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    askVendors().then((found) => here && setVendors(found ?? false));
    return () => {
      here = false;
    };
  }, [wanted]);
  return vendors;
}
