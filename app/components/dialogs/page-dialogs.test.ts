import { describe, expect, it } from "vitest";
import { dialogIn, hasMiniGames, withDialog } from "./page-dialogs.ts";

describe("M3 M8 M10 dialogs with an address", () => {
  it("are read from an address, and unknown ones are ignored", () => {
    expect(dialogIn("?class=HOT&dialog=help")).toBe("help");
    expect(dialogIn("?dialog=toString")).toBeNull();
    expect(dialogIn("")).toBeNull();
  });

  it("A94 M10 mini games have no entry if the platform has none", () => {
    expect(hasMiniGames([{ type: "RNG" }, { type: "MINI" }])).toBe(true);
    expect(hasMiniGames([{ type: "RNG" }, { type: "MINIGOLF" }])).toBe(false);
    expect(hasMiniGames([])).toBe(false);
  });

  it("open over any address and restore it", () => {
    expect(withDialog("/rng", "?class=HOT", "app")).toBe("/rng?class=HOT&dialog=app");
    expect(withDialog("/rng", "?class=HOT&dialog=app", null)).toBe("/rng?class=HOT");
    expect(withDialog("/", "?dialog=mini", null)).toBe("/");
  });
});
