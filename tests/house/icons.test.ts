import { expect, it } from "vitest";
import { iconAddress, iconSheet, iconSheets, iconsNamed } from "../../tooling/icons/icons.ts";
import { sourcesIn, textOf } from "./sources.ts";

const named = /["'`\s](icon-(?:solid-|thin-)?([a-z0-9]+(?:-[a-z0-9]+)*))(?=["'`\s])/g;

it("every icon that a page names exists as a class, and none is inline SVG", () => {
  const pages = sourcesIn(["app"], /\.tsx$/);
  const names = new Set(
    pages.flatMap((path) => [...textOf(path).matchAll(named)].map((match) => match[2] ?? "")),
  );
  // A picture of a brand.
  names.delete("apple");
  expect(names.size).toBeGreaterThan(60);
  for (const name of names)
    expect(iconAddress(name)).toMatch(/^url\("data:image\/svg\+xml,%3Csvg /);
  expect(() => iconAddress("no-such-thing")).toThrow("no-such-thing");
  expect(pages.filter((path) => textOf(path).includes("lucide-react"))).toEqual([]);
});

it("an icon's drawing keeps its coordinates and has no character that would end the URL", () => {
  const inner = iconAddress("grid-3x3", { strokeWidth: 1.5 }).slice('url("'.length, -'")'.length);
  expect(inner).toContain("width='18' height='18'");
  expect(inner).toContain("stroke-width='1.5'");
  expect(inner).not.toMatch(/["<>#\n]/);
});

it("all icons are in two pictures, each at its own position; those of first screens are in the smaller one", () => {
  const classes = iconsNamed();
  expect(classes.length).toBeGreaterThan(60);
  expect(classes).toEqual(expect.arrayContaining(["icon-heart", "icon-solid-heart"]));
  expect(classes).not.toContain("icon-apple");
  const sheets = iconSheets();
  expect(sheets.flatMap(({ positions }) => [...positions.keys()]).sort()).toEqual(classes);
  for (const { picture, size, positions } of sheets) {
    expect(new Set(positions.values()).size).toBe(positions.size);
    expect(picture.split("%3Cg ")).toHaveLength(positions.size + 1);
    expect(picture.slice('url("'.length, -'")'.length)).not.toMatch(/["<>#\n]/);
    expect(size).toMatch(/^[\d.]+% [\d.]+%$/);
  }
  const [first, others] = sheets;
  expect([...(first?.positions.keys() ?? [])]).toEqual(
    expect.arrayContaining(["icon-house", "icon-solid-play", "icon-chevron-right"]),
  );
  expect(first?.positions.size).toBeLessThan(classes.length / 2);
  expect(others?.selector.split(",")).toHaveLength(others?.positions.size ?? 0);

  // Two rows of two: cells of 28 units with a drawing of 24 in the middle.
  const four = iconSheet(["icon-x", "icon-heart", "icon-solid-heart", "icon-thin-heart"]);
  expect(four.size).toBe("233.3333% 233.3333%");
  expect(four.positions.get("icon-thin-heart")).toBe("93.75% 93.75%");
  expect(four.picture).toContain("transform='translate(2 30)' fill='%23000'%3E");
});
