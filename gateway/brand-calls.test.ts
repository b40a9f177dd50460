import { expect, it } from "vitest";
import { brandIds, pickBrand } from "../brands/index.ts";
import { catalogue } from "./catalogue.ts";

it.each(brandIds)("A56 %s changes calls that exist, to what can be sent", (id) => {
  const brand = pickBrand(id);
  const rows = new Map(catalogue.map((row) => [row.id, row]));
  for (const [call, { method, enabled }] of Object.entries(brand.calls)) {
    const row = rows.get(call);
    expect(row, call).toBeDefined();
    // A sealed body needs a method that has one.
    if (row?.encrypted && enabled !== false) expect([undefined, "POST", "PUT"]).toContain(method);
  }
});
