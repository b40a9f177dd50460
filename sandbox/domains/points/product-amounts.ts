import type { Product } from "./products.ts";

// The values of vouchers that pay nothing into the wallet.
const worth: Readonly<Record<string, number>> = { airtime: 20 };

/** Which numbers of a product's texts are money, in units of the tables' currency (A137). */
export function productAmounts({ id, pays }: Product): readonly number[] {
  const value = pays > 0 ? pays : worth[id];
  return value === undefined ? [] : [value];
}
