import { describe, expect, it } from "vitest";
import { pickBrand } from "../../../brands/index.ts";
import { largeMenu, mainEntries, partnerVendors } from "./nav-entries.ts";

const vendor = (code: string) => ({ code, name: `Vendor ${code}`, logo: null });
const categories = [
  { type: "RNG", name: "Reels", path: "/rng", vendors: [vendor("PG"), vendor("TCG_SEA")] },
  { type: "LIVE", name: "Tables", path: "/live", vendors: [vendor("EG3"), vendor("PG")] },
  { type: "LOTT", name: "Draws", path: "/lott", vendors: [vendor("TCG_LOTTO_VN")] },
  { type: "ELOTT", name: "Fast draws", path: "/elott", vendors: [] },
  { type: "ARCADE", name: "Arcade hall", path: "/arcade", vendors: [] },
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
    const withMenu = entries.filter(({ vendors }) => vendors.length > 0).map(({ key }) => key);
    expect(withMenu).toEqual(["rng", "live", "lott"]);
  });

  it("U13 stands without categories when the platform can't name them", () => {
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
    expect(partnerVendors(categories).map(({ code }) => code)).toEqual(["PG", "EG3"]);
  });
});
