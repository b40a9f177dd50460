import { expect, it } from "vitest";
import { iconAddress } from "../../tailwind.icons.ts";
import { sourcesIn, textOf } from "./sources.ts";

const named = /["'`\s](icon-(?:solid-|thin-)?([a-z0-9]+(?:-[a-z0-9]+)*))(?=["'`\s])/g;

it("every icon that a page names is drawn, and none is drawn into a page", () => {
  const pages = sourcesIn(["app"], /\.tsx$/);
  const names = new Set(
    pages.flatMap((path) => [...textOf(path).matchAll(named)].map((match) => match[2] ?? "")),
  );
  // A picture of the brands.
  names.delete("apple");
  expect(names.size).toBeGreaterThan(60);
  for (const name of names)
    expect(iconAddress(name)).toMatch(/^url\("data:image\/svg\+xml,%3Csvg /);
  expect(() => iconAddress("no-such-thing")).toThrow("no-such-thing");
  expect(pages.filter((path) => textOf(path).includes("lucide-react"))).toEqual([]);
});

it("an icon's drawing keeps its measures and holds nothing that would end the address", () => {
  const inner = iconAddress("grid-3x3", { strokeWidth: 1.5 }).slice('url("'.length, -'")'.length);
  expect(inner).toContain("width='18' height='18'");
  expect(inner).toContain("stroke-width='1.5'");
  expect(inner).not.toMatch(/["<>#\n]/);
});
