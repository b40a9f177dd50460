import { describe, expect, it } from "vitest";
import { text } from "~/i18n/text.ts";
import en from "~/locales/en/index.ts";
import ko from "~/locales/ko/index.ts";
import { openingSoon } from "./pages.ts";

describe("pages that open soon", () => {
  it("R45–R47 are these, and the list only shrinks", () => {
    expect(openingSoon.map(({ path, coverage }) => `${coverage} ${path}`)).toEqual([
      "R45 /lottery",
      "R46 /seaLottery",
      "R47 /vnLottery",
    ]);
  });

  it("A20 A21 R-G4 are for whom they will be for", () => {
    const closed = openingSoon.flatMap(({ path, only }) => (only ? [`${path} ${only}`] : []));
    expect(closed).toEqual(["/lottery accounts", "/seaLottery accounts", "/vnLottery accounts"]);
  });

  it("have a name in every language", () => {
    for (const { titleKey } of openingSoon) {
      expect(text(en, "en", titleKey)).not.toBe(titleKey);
      expect(text(ko, "ko", titleKey)).not.toBe(titleKey);
    }
  });
});
