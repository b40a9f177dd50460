import { describe, expect, it } from "vitest";
import { changesBetween, withChanges } from "./edit-file.ts";
import { lineDiff } from "./line-diff.ts";

const text = `const first = [1];
/** A brand. */
export const nova = defineBrand({
  id: "nova", // never changes
  tagline: { en: "Play" },
  routes: first.concat(2),
  first,
  theme: {
    // The river at dusk.
    dark: { ink: "#fff", ground: "#000" },
  },
  home: [{ section: "tiles" }, { section: "popular", look: "row" }],
});
`;
const change = (names: string[], value?: unknown) => withChanges(text, [{ names, value }], {});

describe("a change of a brand's file", () => {
  it("B5 B9 replaces a value and leaves comments and everything else", () => {
    expect(change(["theme", "dark", "ink"], "#eee")).toBe(text.replace("#fff", "#eee"));
    expect(change(["home", "1", "look"], "large")).toBe(text.replace('"row"', '"large"'));
  });

  it("B9 adds what is not there, with the objects on the way, and removes", () => {
    expect(change(["tagline", "ko"], "놀이")).toContain('{ en: "Play", "ko": "놀이" }');
    expect(change(["voice", "en", "home.nothing"], "x")).toContain(
      '"voice": {"en":{"home.nothing":"x"}}, }',
    );
    expect(change(["home", "1", "look"])).toContain('{ section: "popular", }]');
    expect(change(["tagline", "ko"])).toBe(text);
  });

  it("B9 writes a list as a whole where the file leaves it to its default", () => {
    const settings = {
      form: { home: [{ section: "popular", look: "row" }, { section: "tiles" }] },
    };
    const changes = [
      { names: ["form", "home", "0", "section"], value: "popular" },
      { names: ["form", "home", "0", "look"], value: "row" },
      { names: ["form", "home", "1", "section"], value: "tiles" },
      { names: ["form", "home", "1", "look"], value: undefined },
    ];
    const written = withChanges("defineBrand({})", changes, settings);
    expect(written).toContain(
      '"form": {"home":[{"section":"popular","look":"row"},{"section":"tiles"}]}',
    );
  });

  it("B9 refuses what the file computes, by its name", () => {
    expect(() => change(["routes", "0"], 3)).toThrow("routes.0 is not written out in the file");
    expect(() => change(["first"], [])).toThrow("first is not written out");
  });

  it("B9 the changes between two values are the smallest", () => {
    const before = { a: { b: 1, c: 2 }, list: [{ x: 1 }, { x: 2 }], same: [1], gone: 1 };
    const after = { a: { b: 1, c: 3 }, list: [{ x: 2 }, { x: 2 }], same: [1], more: [] };
    expect(changesBetween(before, after)).toEqual([
      { names: ["a", "c"], value: 3 },
      { names: ["list", "0", "x"], value: 2 },
      { names: ["gone"], value: undefined },
      { names: ["more"], value: [] },
    ]);
    expect(changesBetween({ list: [1, 2] }, { list: [1] })).toEqual([
      { names: ["list"], value: [1] },
    ]);
  });
});

it("B9 a diff has the changed lines with what stands around them, and where", () => {
  const lines = Array.from({ length: 20 }, (_line, at) => `line ${at + 1}`);
  const other = lines.with(9, "changed").toSpliced(17, 1).toSpliced(1, 0, "new");
  expect(lineDiff(lines.join("\n"), other.join("\n")).split("\n")).toEqual([
    "@@ line 1 @@",
    "  line 1",
    "+ new",
    "  line 2",
    "  line 3",
    "@@ line 8 @@",
    "  line 8",
    "  line 9",
    "- line 10",
    "+ changed",
    "  line 11",
    "  line 12",
    "@@ line 16 @@",
    "  line 16",
    "  line 17",
    "- line 18",
    "  line 19",
    "  line 20",
  ]);
  expect(lineDiff("a\nb", "a\nb")).toBe("");
});
