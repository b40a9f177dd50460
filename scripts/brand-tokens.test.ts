import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defineBrand } from "../brands/brand.ts";
import { brandFiles } from "../brands/index.ts";
import { mekong } from "../brands/mekong.ts";
import { type BrandFolder, copyBrandFolder } from "../tests/support/brand-folder.ts";
import { tokensOf, withTokens } from "../tooling/brand/tokens.ts";

let folder: BrandFolder;
beforeAll(() => {
  folder = copyBrandFolder();
});
afterAll(() => folder.remove());

it.each(brandFiles)("B5 the tokens of $id read back change nothing", (brand) => {
  const file = JSON.parse(JSON.stringify(tokensOf(brand)));
  expect(withTokens(brand, file)).toEqual({ brand, problems: [] });
});

it("B5 a token has the form of the design tokens format", () => {
  expect(tokensOf(mekong)).toMatchObject({
    color: {
      light: {
        ink: {
          $type: "color",
          $value: {
            colorSpace: "srgb",
            components: [0.1137, 0.1882, 0.1804],
            alpha: 1,
            hex: "#1d302e",
          },
        },
      },
    },
    corners: { $type: "dimension", $value: { value: 3, unit: "px" } },
    motion: { $type: "duration", $value: { value: 0, unit: "ms" } },
    typeface: { thai: { $type: "fontFamily", $value: "Trirong Thai" } },
  });
});

it("B5 colours in every notation of a brand file go out and in", () => {
  const { theme } = mekong;
  const palette = Object.assign({}, theme.dark, {
    ground: "#123",
    surface: "#11223380",
    raised: "rgb(1 2 3)",
    line: "rgb(1, 2, 3, 0.5)",
    ink: "oklch(62% 0.2 250.5)",
    quiet: "oklch(0.6 50% 20deg / 0.25)",
  });
  const brand = defineBrand(
    Object.assign({}, mekong, { theme: { scheme: "dark", dark: palette } }),
  );
  const file = tokensOf(brand);
  expect(withTokens(brand, file)).toEqual({ brand, problems: [] });
  const other = withTokens(mekong, file).brand.theme.dark;
  expect(other).toMatchObject({
    ground: "#112233",
    surface: "#11223380",
    raised: "#010203",
    line: "#01020380",
    ink: "oklch(0.62 0.2 250.5)",
    quiet: "oklch(0.6 0.2 20 / 0.25)",
  });
});

it("B5 the command writes the tokens and reads them back: a changed colour arrives, everything else stays", () => {
  const before = folder.textOf("brands/mekong.ts");
  expect(folder.brand("tokens", "mekong").stdout).toContain("Wrote mekong.tokens.json");
  const same = folder.brand("tokens", "mekong", "--from", "mekong.tokens.json");
  expect(same.stdout).toContain("has all of these tokens already");
  expect(folder.textOf("brands/mekong.ts")).toBe(before);

  const tokens = JSON.parse(folder.textOf("mekong.tokens.json"));
  // A designer's own scale, which the brand's tokens refer to; the type comes from the group.
  tokens.base = {
    $type: "color",
    teal: { $value: { colorSpace: "srgb", components: [0, 0.3, 0.3] } },
  };
  tokens.color.light.accent = { $value: "{base.teal}" };
  tokens.corners.$value = { value: 0.5, unit: "rem" };
  delete tokens.density;
  writeFileSync(join(folder.path, "mekong.tokens.json"), JSON.stringify(tokens));
  const { stdout, stderr } = folder.brand("tokens", "mekong", "--from", "mekong.tokens.json");
  expect(stderr).toBe("");
  const changed = stdout.split("\n").filter((line) => /^[-+]/.test(line));
  expect(changed).toEqual([
    '-       accent: "#0b5f59",',
    '+       accent: "#004d4d",',
    "-     corners: 3,",
    "+     corners: 8,",
  ]);
  expect(folder.textOf("brands/mekong.ts")).toBe(
    before.replace("#0b5f59", "#004d4d").replace("corners: 3", "corners: 8"),
  );
});

it("B5 lists every wrong token by its path and writes nothing", () => {
  const before = folder.textOf("brands/hanbit.ts");
  folder.brand("tokens", "hanbit");
  const tokens = JSON.parse(folder.textOf("hanbit.tokens.json"));
  tokens.color.dark.accent.$value.colorSpace = "display-p3";
  tokens.color.dark.gold.$value = "{color.dark.nothing}";
  tokens.color.dark.extra = tokens.color.dark.ink;
  tokens.corners.$type = "number";
  tokens.density.$value = 3;
  tokens.typeface.latin.$value = ["Comic Sans MS", "cursive"];
  writeFileSync(join(folder.path, "hanbit.tokens.json"), JSON.stringify(tokens));
  const wrong = folder.brand("tokens", "hanbit", "--from", "hanbit.tokens.json");
  expect(wrong.status).toBe(1);
  for (const says of [
    "color.dark.accent: ",
    "color.dark.gold: refers to no token",
    "color.dark.extra: is no token of a brand",
    'corners: must have the $type "dimension"',
    "density: 3 must be 0.75 (dense), 1 (regular), 1.5 (roomy)",
    "typeface.latin: ",
  ])
    expect(wrong.stderr).toContain(`hanbit.tokens.json ${says}`);
  expect(wrong.stderr.trim().split("\n")).toHaveLength(7);

  // Valid tokens that make a brand whose text can't be read.
  folder.brand("tokens", "hanbit");
  const unreadable = JSON.parse(folder.textOf("hanbit.tokens.json"));
  unreadable.color.dark.ink.$value = unreadable.color.dark.ground.$value;
  writeFileSync(join(folder.path, "hanbit.tokens.json"), JSON.stringify(unreadable));
  const low = folder.brand("tokens", "hanbit", "--from", "hanbit.tokens.json");
  expect(low.stderr).toContain("color.dark.ink: has a contrast of 1.0 on ground; text needs 4.5");
  expect(readFileSync(join(folder.path, "brands/hanbit.ts"), "utf8")).toBe(before);
});
