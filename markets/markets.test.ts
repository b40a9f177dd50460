import { describe, expect, it } from "vitest";
import { marketProblems } from "./check-markets.ts";
import { elsewhere } from "./elsewhere.ts";
import { marketFiles, marketOf, marketRegions } from "./index.ts";
import type { MarketFile } from "./market.ts";

describe("G30 the market of a visitor", () => {
  it("has the rules of the visitor's country, and its version", () => {
    expect(marketOf("DE", null)).toMatchObject({
      country: "DE",
      place: null,
      version: "2026-11-24",
      products: ["RNG", "SPORTS"],
      bonusesShown: false,
      withdrawalCancelling: false,
    });
    expect(marketOf("KR", "11")).toMatchObject({ country: "KR", place: null, minimumAge: 19 });
  });

  it("lets a region replace single rules of its country and keeps the others", () => {
    const whole = marketOf("DE", "BY");
    const region = marketOf("DE", "SH");
    expect(region.products).toEqual(["RNG", "SPORTS", "LIVE"]);
    expect({ ...region, products: whole.products, place: null }).toEqual(whole);
  });

  it("has one file for all other countries and for an unknown one, which names single countries", () => {
    expect(marketOf("BR", null)).toBe(marketOf(null, null));
    expect(marketOf(null, "SH")).toBe(marketOf(null, null));
    expect(marketOf("JP", "13")).toMatchObject({ country: "ZZ", place: "JP", minimumAge: 20 });
    expect(marketOf("SG", null).open).toBe(false);
  });

  it("is one object for a file and place, however many countries and regions ask", () => {
    expect(marketOf("DE", "SH")).toBe(marketOf("DE", "SH"));
    expect(marketOf("FR", "75")).toBe(marketOf("IT", null));
    expect(marketRegions).toEqual(["DE-SH"]);
  });

  it("takes nothing of an object's own properties for a place", () => {
    expect(marketOf("DE", "constructor").place).toBeNull();
  });
});

describe("G30 mistakes of market files", () => {
  it("has none in the files", () => {
    expect(marketProblems(marketFiles)).toEqual([]);
  });

  it("are all reported at once, each with its file and place", () => {
    const wrong = {
      ...elsewhere,
      country: "de",
      version: "2026-13-01",
      rules: {
        ...elsewhere.rules,
        minimumAge: 17,
        products: ["SLOTS"],
        bonusShown: true,
        helplines: [],
        exclusion: {},
      },
    };
    expect(marketProblems([elsewhere, wrong])).toEqual([
      'Market "de": country: "de" is no ISO 3166-1 code.',
      'Market "de": version: is no day of a calendar.',
      'Market "de": rules.minimumAge: must be at least 18.',
      'Market "de": rules.products: must be "ALL" or a list of a game type each.',
      'Market "de": rules.exclusion.shortestMonths: is missing.',
      'Market "de": rules.exclusion.checksRegister: is missing.',
      'Market "de": rules.helplines: must name an organisation.',
      'Market "de": rules.bonusShown: is no setting; is it misspelt?.',
    ]);
  });

  it("include countries that there are not, places that replace nothing, and a second or no common file", () => {
    const nowhere: MarketFile = {
      ...elsewhere,
      country: "QX",
      rules: { ...elsewhere.rules, helplines: [{ name: "A", lang: "en", languages: ["en"] }] },
      places: { A: { name: "A", rules: {} } },
    };
    expect(marketProblems([nowhere, nowhere])).toEqual([
      ...Array.from({ length: 2 }, () => [
        'Market "QX": country: QX is no country.',
        'Market "QX": places.A.rules: replaces nothing.',
        'Market "QX": helplines: "A" has neither a telephone number nor an address.',
      ]).flat(),
      'Market "QX": country: another file has it already.',
      'Market "ZZ": there is no file for all other countries.',
    ]);
    const places = { QQ: { name: "Somewhere", rules: { open: false } } };
    expect(marketProblems([{ ...elsewhere, places }])).toEqual([
      'Market "ZZ": places.QQ: is no country.',
    ]);
  });
});
