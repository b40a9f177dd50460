import DataLoader from "dataloader";
import type { Platform } from "../../platform/platform.ts";
import { gameMenus } from "./calls.ts";
import type { VendorModel } from "./shape.ts";

/**
 * Loads vendors by code for lists that only contain codes. The navigation (C25), which has every vendor's
 * logo, is read once per request. Unknown codes are null.
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
