import { describe, expect, it } from "vitest";
import { memberPages } from "~/routes/member/pages.ts";
import { aurora } from "../../../brands/aurora.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import { brandFiles } from "../../../brands/index.ts";
import { offers } from "../../../gateway/catalogue/offers.ts";
import { marketOf } from "../../../markets/index.ts";
import { bonusPages } from "../../../search/rules.ts";
import { brandInMarket } from "./brand-in-market.ts";

describe("G30 pages show a brand as its market allows", () => {
  it("a class of games that is not allowed has no page, and a region may allow it", () => {
    const paths = (region: string | null) =>
      brandInMarket(aurora, marketOf("DE", region)).lobbyRoutes.map(({ path }) => path);
    expect(paths(null)).not.toContain("/live");
    expect(paths(null)).toContain("/rng");
    expect(paths("SH")).toContain("/live");
  });

  it("nothing leads to promotions where bonuses may not be shown, and the phone's bar keeps five entries", () => {
    for (const brand of brandFiles) {
      const { navigation, claims } = brandInMarket(brand, marketOf("DE", null));
      expect([...navigation.main, ...navigation.bottom]).not.toContain("promotions");
      expect(new Set(navigation.bottom).size).toBe(5);
      expect(claims.some(({ path }) => path === "/promotions")).toBe(false);
    }
  });

  it("the search leaves out the pages whose calls the market forbids", () => {
    const forbidden = memberPages.filter((page) =>
      page.offers.some((offer) => offers[offer].some(({ bonus }) => bonus)),
    );
    const others = ["/promotions", "/pointMall"];
    expect([...others, ...forbidden.map(({ path }) => path)].sort()).toEqual(
      [...bonusPages].sort(),
    );
  });

  it("a market that allows everything changes nothing", () => {
    expect(brandInMarket(hanbit, marketOf("KR", null))).toEqual(hanbit);
  });
});
