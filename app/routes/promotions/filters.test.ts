import { describe, expect, it } from "vitest";
import { filteredPath, inSections, passes, readFilters, sectionOf } from "./filters.ts";

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

describe("H14 groups of promotions", () => {
  it("are a member's state, else what is open, coming or closed", () => {
    expect(sectionOf({ state: "CLAIMABLE", period: "running" })).toBe("CLAIMABLE");
    expect(sectionOf({ state: "JOINED", period: "running" })).toBe("JOINED");
    expect(sectionOf({ state: "NOT_JOINED", period: "running" })).toBe("OPEN");
    expect(sectionOf({ state: null, period: "upcoming" })).toBe("UPCOMING");
    expect(sectionOf({ state: "ENDED", period: "running" })).toBe("CLOSED");
    expect(sectionOf({ state: null, period: "over" })).toBe("CLOSED");
  });

  it("come in one order, those that are joined by their end, the others as the operator has them", () => {
    const list = [
      { id: "open 2", section: "OPEN", endsAt: 1 },
      { id: "late", section: "JOINED", endsAt: 9 },
      { id: "closed", section: "CLOSED", endsAt: 1 },
      { id: "open 1", section: "OPEN", endsAt: null },
      { id: "soon", section: "JOINED", endsAt: 3 },
      { id: "claim", section: "CLAIMABLE", endsAt: null },
    ] as const;
    expect(inSections(list).map(({ id }) => id)).toEqual([
      "claim",
      "soon",
      "late",
      "open 2",
      "open 1",
      "closed",
    ]);
  });
});
