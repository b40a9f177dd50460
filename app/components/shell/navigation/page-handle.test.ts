import { describe, expect, it } from "vitest";
import { chromeOf } from "./page-handle.ts";

describe("chromeOf", () => {
  it("R11 R48 the innermost route with `chrome` decides; the default is the full frame", () => {
    expect(chromeOf([{}, { handle: undefined }])).toBe("full");
    expect(chromeOf([{ handle: { chrome: "full" } }, { handle: { chrome: "page" } }, {}])).toBe(
      "page",
    );
    expect(chromeOf([{ handle: "something else" }])).toBe("full");
  });
});
