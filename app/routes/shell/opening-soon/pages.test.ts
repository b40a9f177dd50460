import { describe, expect, it } from "vitest";
import { text } from "~/i18n/text.ts";
import en from "~/locales/en/index.ts";
import { openingSoon } from "./pages.ts";

describe("pages that open soon", () => {
  it("R49 are these, and the list only shrinks", () => {
    expect(openingSoon.map(({ path, coverage }) => `${coverage} ${path}`)).toEqual([
      "R49 /pointMall",
    ]);
  });

  it("A20 A21 R-G4 are for whom they will be for", () => {
    const closed = openingSoon.flatMap(({ path, only }) => (only ? [`${path} ${only}`] : []));
    expect(closed).toEqual(["/pointMall members"]);
  });

  it("have a name", () => {
    for (const { titleKey } of openingSoon) {
      expect(text(en, "en", titleKey)).not.toBe(titleKey);
    }
  });
});
