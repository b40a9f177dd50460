import { describe, expect, it } from "vitest";
import { aurora } from "../brands/aurora.ts";
import { hanbit } from "../brands/hanbit.ts";
import { germany } from "./de.ts";
import { differences } from "./diff.ts";
import { explain } from "./explain.ts";
import { korea } from "./kr.ts";

const rowOf = (country: string | null, region: string | null, rule: string, brand = aurora) =>
  explain({ country, region }, brand).find((each) => each.rule === rule);

describe("G30 what a visitor would see, and why", () => {
  it("names the rule of the file, or the place in it that replaces the rule", () => {
    expect(rowOf("DE", "SH", "products")).toMatchObject({
      value: "RNG, SPORTS, LIVE",
      from: "DE 2026-11-24, places.SH.products",
    });
    expect(rowOf("DE", "SH", "minimumAge")?.from).toBe("DE 2026-11-24, rules.minimumAge");
    expect(rowOf(null, null, "minimumAge")?.from).toBe("ZZ 2026-11-24, rules.minimumAge");
  });

  it("names the brand's own switches on top", () => {
    expect(rowOf("KP", null, "open")).toMatchObject({
      value: "yes",
      brand: "closed by edge.blockedRegions: KP",
    });
    expect(rowOf("US", "WA", "open")?.brand).toBe("closed by edge.blockedRegions: US-WA");
    expect(rowOf("KR", null, "open")?.brand).toBe("");
    expect(rowOf("VN", null, "legalLanguages", hanbit)?.brand).toBe("languages lacks vi");
  });

  it("says which of the brand's currencies are not deposited, and that accounts in them withdraw", () => {
    expect(rowOf("KR", null, "currencies")).toMatchObject({ value: "ALL", brand: "" });
    expect(rowOf("GB", null, "currencies", hanbit)).toMatchObject({
      value: "GBP, USD",
      brand: "no deposits in KRW; accounts in these withdraw",
    });
    const korean = { ...hanbit, languages: hanbit.languages.filter(({ tag }) => tag === "ko") };
    expect(rowOf("DE", null, "currencies", korean)?.brand).toBe(
      "no currency of the brand: no account is opened",
    );
  });

  it("shows each difference of two files, and none of a file with itself", () => {
    expect(differences(korea, korea)).toEqual([]);
    const found = differences(korea, germany);
    expect(found).toContainEqual({ place: "rules.minimumAge", before: "19", after: "18" });
    expect(found).toContainEqual({
      place: "places.SH.products",
      before: "–",
      after: "RNG, SPORTS, LIVE",
    });
    expect(found.some(({ place }) => place === "rules.open")).toBe(false);
  });
});
