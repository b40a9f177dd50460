import { describe, expect, it } from "vitest";
import { providersOf } from "./providers.ts";

describe("R41 C25 providers", () => {
  it("are named once each, with every category that has games of them", () => {
    const pg = { code: "PG", name: "PG Soft" };
    const dual = { code: "A&B", name: "A & B" };
    const found = providersOf([
      { type: "RNG", name: "RNG", path: "/rng", vendors: [pg, dual] },
      { type: "FISH", name: "FISH", path: "/fish", vendors: [dual] },
    ]);
    expect(found).toEqual([
      { ...pg, places: [{ key: "rng", name: null, href: "/rng?vendor=PG" }] },
      {
        ...dual,
        places: [
          { key: "rng", name: null, href: "/rng?vendor=A%26B" },
          { key: "fish", name: null, href: "/fish?vendor=A%26B" },
        ],
      },
    ]);
    expect(providersOf([])).toEqual([]);
  });
});
