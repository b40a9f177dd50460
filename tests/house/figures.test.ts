import { expect, it } from "vitest";
import { withFigures } from "../bench/figures.mjs";
import { row, within } from "../bench/table.mjs";
import { textOf } from "./sources.ts";

const page = textOf("docs/performance.md");
const rows = [within("home", 5, { warn: 4, fail: 8 }), row("list", "6 kB")];

it("the bench writes a measurement's figures in place of its earlier ones, and leaves the rest of the page", () => {
  const once = withFigures(page, "zebra", "Measured on a day: stripes.", rows);
  expect(once).toContain("### zebra\n\nMeasured on a day: stripes.\n");
  expect(once).toContain("| home | 5 | 4 / 8 | warning |\n| list | 6 kB |  |  |");
  expect(once.length - page.length).toBeLessThan(250);
  const twice = withFigures(once, "zebra", "Measured on a later day.", rows.slice(1));
  expect(twice).not.toContain("stripes");
  expect(twice.match(/### zebra/g)).toHaveLength(1);
  expect(withFigures(twice, "ant", "", rows)).toMatch(/### ant[\s\S]+### zebra/);
  expect(() => withFigures("no marks", "zebra", "", rows)).toThrow("lacks its marks");
});
