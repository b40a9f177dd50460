import { describe, expect, it } from "vitest";
import { pickBrand } from "../../../brands/index.ts";
import { hasPage, helpLinks } from "./load-shell.server.ts";

const brand = pickBrand("aurora");
const section = (anchor: string) => ({ anchor, title: `About ${anchor}` });

describe("what surrounds every page", () => {
  it("U16 V10 A116 links to the sections that the help center has, by its own titles, and to no other", () => {
    const links = helpLinks(brand, ["privacy", "rules", "faq", "deposit"].map(section));
    expect(links).toEqual({
      footer: ["faq", "rules", "privacy"].map(section),
      cashier: [section("deposit")],
      terms: null,
      privacy: section("privacy"),
    });
    expect(helpLinks(brand, []).footer).toEqual([]);
  });

  it("A23 U13 R43 a kind that the brand leaves out has no page, one that only the platform knows has", () => {
    const hanbit = pickBrand("hanbit");
    expect(hasPage(hanbit, { type: "COCKFIGHT", path: "/cockfight" })).toBe(false);
    expect(hasPage(hanbit, { type: "ARCADE", path: "/arcade" })).toBe(true);
    expect(hasPage(hanbit, { type: "LOTT", path: "/lott" })).toBe(true);
  });
});
