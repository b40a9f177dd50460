import { describe, expect, it } from "vitest";
import { pickBrand } from "../../../../brands/index.ts";
import { largeMenu, mainEntries, partnerVendors } from "./nav-entries.ts";

const categories = [
  { type: "RNG", name: "Reels", path: "/rng", vendors: 2 },
  { type: "LIVE", name: "Tables", path: "/live", vendors: 2 },
  { type: "LOTT", name: "Draws", path: "/lott", vendors: 1 },
  { type: "ELOTT", name: "Fast draws", path: "/elott", vendors: 0 },
  { type: "ARCADE", name: "Arcade hall", path: "/arcade", vendors: 0 },
] as const;

describe("mainEntries", () => {
  it("U13 home, hot, the server's categories in its order, promotions", () => {
    const { navigation } = pickBrand("aurora");
    const keys = mainEntries(navigation.main, categories).map(({ key }) => key);
    expect(keys).toEqual(["home", "hot", "rng", "live", "lott", "elott", "other", "promotions"]);
  });

  it("U13 another brand's order is the brand file's", () => {
    const { navigation } = pickBrand("hanbit");
    const keys = mainEntries(navigation.main, categories).map(({ key }) => key);
    expect(keys).toEqual(["home", "rng", "live", "lott", "elott", "other", "hot", "promotions"]);
  });

  it("U13 R43 a kind that only the platform knows keeps the platform's name", () => {
    const named = mainEntries(["categories"], categories).filter(({ name }) => name !== null);
    expect(named).toMatchObject([{ key: "other", name: "Arcade hall", path: "/arcade" }]);
  });

  it("U15 home, hot and promotions have no drop menu; categories have their vendors", () => {
    const entries = mainEntries(["home", "hot", "categories", "promotions"], categories);
    const withMenu = entries.filter(({ vendors }) => vendors > 0).map(({ key }) => key);
    expect(withMenu).toEqual(["rng", "live", "lott"]);
  });

  it("U13 works without categories if the platform is unavailable", () => {
    expect(mainEntries(["home", "categories", "promotions"], []).map(({ path }) => path)).toEqual([
      "/",
      "/promotions",
    ]);
  });

  it("K61 a menu is large above ten vendors", () => {
    expect(largeMenu).toBe(10);
  });
});

describe("partnerVendors", () => {
  it("U19 leaves TCG vendors out and names each other vendor once", () => {
    const codes = [["PG", "TCG_SEA"], ["EG3", "PG"], ["TCG_LOTTO_VN"], []];
    const categories = codes.map((category) => category.map((code) => ({ code })));
    expect(partnerVendors(categories).map(({ code }) => code)).toEqual(["PG", "EG3"]);
  });
});
