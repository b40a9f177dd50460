import { describe, expect, it } from "vitest";
import { pickBrand } from "../../../brands/index.ts";
import { hasPage, helpLinks, shellBrand } from "./load-shell.server.ts";

const brand = pickBrand("aurora");
const section = (anchor: string) => ({ anchor, title: `About ${anchor}` });

describe("the shell's data", () => {
  it("U16 V10 A116 links only to existing sections of the help center, with their titles", () => {
    const links = helpLinks(brand, ["privacy", "rules", "faq", "deposit"].map(section));
    expect(links).toEqual({
      footer: ["faq", "rules", "privacy"].map(section),
      cashier: [section("deposit")],
      terms: null,
      privacy: section("privacy"),
    });
    expect(helpLinks(brand, []).footer).toEqual([]);
  });

  it("A23 U13 R43 a category that the brand leaves out has no page, one that only the platform knows has one", () => {
    const hanbit = pickBrand("hanbit");
    expect(hasPage(hanbit, { type: "COCKFIGHT", path: "/cockfight" })).toBe(false);
    expect(hasPage(hanbit, { type: "ARCADE", path: "/arcade" })).toBe(true);
    expect(hasPage(hanbit, { type: "LOTT", path: "/lott" })).toBe(true);
  });

  it("U3 A116 K34 K36 A99 A137 tiles, filter steps and claims are the brand's, in the page's language", () => {
    const own = {
      ...brand,
      customerService: [],
      minimumAge: 18,
      helpOrganisations: [],
      filterSteps: { stakes: [2], lines: [] },
      claims: [{ path: "/rng", text: { en: "From 2 yuan", ko: "2위안부터" } }],
      tiles: [
        { art: "fish", path: "/fish", text: { en: "Reef", ko: "산호초" } },
        { art: "live", path: "/nowhere", text: { en: "Gone", ko: "없음" } },
      ] as typeof brand.tiles,
    };
    const shown = shellBrand(own, "ko");
    expect(shown.tiles).toEqual([{ art: "fish", path: "/fish", text: "산호초" }]);
    expect(shown.filterSteps).toEqual({ stakes: [2], lines: [] });
    expect(shown.claims).toEqual([{ path: "/rng", text: "2위안부터", currency: null }]);
    // A claim is left out in a language without its text (A137).
    expect(shellBrand(own, "th").claims).toEqual([]);
  });
});
