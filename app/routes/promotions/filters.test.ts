import { describe, expect, it } from "vitest";
import { filteredPath, passes, readFilters } from "./filters.ts";

describe("H5 filters of promotions", () => {
  it("are read from the address and written to it", () => {
    const path = "/promotions?state=claimable&kind=games&days=7";
    const filters = readFilters(new URLSearchParams(path.slice(path.indexOf("?"))));
    expect(filters).toEqual({ kind: "GAMES", state: "CLAIMABLE", days: 7 });
    expect(filteredPath(filters)).toBe(path);
  });

  it("filter nothing where they are unknown", () => {
    const none = { kind: null, state: null, days: null };
    expect(readFilters(new URLSearchParams("state=x&kind=&days=8"))).toEqual(none);
    expect(filteredPath(none)).toBe("/promotions");
    expect(passes({ kind: "VIP", state: null }, none)).toBe(true);
  });

  it("pass what has both the kind and the state", () => {
    const filters = { kind: "VIP", state: "JOINED" } as const;
    expect(passes({ kind: "VIP", state: "JOINED" }, filters)).toBe(true);
    expect(passes({ kind: "VIP", state: null }, filters)).toBe(false);
    expect(passes({ kind: "GAMES", state: "JOINED" }, filters)).toBe(false);
  });
});
