import DataLoader from "dataloader";
import type { Platform } from "../../platform/platform.ts";
import { gameMenus } from "./calls.ts";
import type { VendorModel } from "./shape.ts";

/**
 * Vendors by code, for lists whose items only name theirs: however many games a page shows, the
 * navigation (C25), which knows every vendor's logo, is read once. Unknown codes are null.
 */
export function createVendorLoader(platform: Platform): DataLoader<string, VendorModel | null> {
  return new DataLoader(async (codes: readonly string[]) => {
    const menus = await platform.call(gameMenus, {});
    const known = new Map<string, VendorModel>();
    for (const vendor of menus.flatMap(({ vendors }) => vendors)) {
      if (!known.has(vendor.code)) known.set(vendor.code, vendor);
    }
    return codes.map((code) => known.get(code) ?? null);
  });
}
