import { describe, expect, it } from "vitest";
import { chromeOf } from "./page-handle.ts";

describe("chromeOf", () => {
  it("R11 R48 the deepest route that names a frame decides; the rest get the full one", () => {
    expect(chromeOf([{}, { handle: undefined }])).toBe("full");
    expect(chromeOf([{ handle: { chrome: "full" } }, { handle: { chrome: "page" } }, {}])).toBe(
      "page",
    );
    expect(chromeOf([{ handle: "something else" }])).toBe("full");
  });
});
