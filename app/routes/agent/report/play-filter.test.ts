import { expect, it } from "vitest";
import { linkedIn, linkedNames, playFilter, playIn } from "./play-filter.ts";

it("N17 the play of an address is what the report, its links and its note are about", () => {
  const shown = new URLSearchParams("line=a&type=RNG&vendor=PG&game=77&rate=0.4&offset=50");
  expect(playIn(shown)).toEqual({ line: "a", type: "RNG", vendor: "PG", game: "77", rate: "0.4" });
  expect(playFilter(shown)).toEqual({
    account: null,
    parentId: "a",
    type: "RNG",
    vendorCode: "PG",
    gameId: "77",
    heldRate: "0.4",
  });
});

it.each([
  "type=__proto__&vendor=%27%20OR%201--&game=1.5&rate=1e999",
  `vendor=${"a".repeat(41)}&game=${"9".repeat(21)}&rate=-1`,
  "vendor=&game=%00&rate=%3Cb%3E",
])("N17 what can be none chooses nothing anywhere: %s", (query) => {
  const shown = new URLSearchParams(query);
  expect(playIn(shown)).toEqual({});
  expect(linkedNames.map((name) => linkedIn(shown, name))).toEqual([null, null, null]);
  expect(new Set(Object.values(playFilter(shown)))).toEqual(new Set([null]));
});

it("N17 of a name that stands twice the first one counts everywhere", () => {
  const shown = new URLSearchParams("rate=0.4&rate=0.5&account=a&account=b");
  expect(playIn(shown)).toEqual({ account: "a", rate: "0.4" });
  expect(playFilter(shown)).toMatchObject({ account: "a", heldRate: "0.4" });
});
