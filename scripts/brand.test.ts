import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lowContrasts } from "../brands/look/contrast.ts";
import { type BrandFolder, copyBrandFolder } from "../tests/support/brand-folder.ts";
import { readAnswers } from "../tooling/brand/answers.ts";
import { brandMistakes } from "../tooling/brand/mistakes.ts";
import { constantOf } from "../tooling/brand/new-brand.ts";
import { paletteOf } from "../tooling/brand/palette.ts";
import { root } from "../tooling/command/paths.mjs";

let made: BrandFolder;
beforeAll(() => {
  made = copyBrandFolder();
});
afterAll(() => made.remove());

const brand: BrandFolder["brand"] = (...args) => made.brand(...args);
const textOf: BrandFolder["textOf"] = (path) => made.textOf(path);
const edit: BrandFolder["edit"] = (...args) => made.edit(...args);

describe("npm run brand -- new", () => {
  const options = ["--languages", "vi,th", "--scheme", "light", "--accent", "#0b5f59"];

  it("B8 writes a brand from options that has no mistake, and says where to open it", () => {
    const { status, stdout, stderr } = brand(
      "new",
      "nova-bay",
      ...options,
      "--character",
      "quiet",
      "--yes",
    );
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout).toContain("/?dev-brand=nova-bay");
    const file = textOf("brands/nova-bay.ts");
    expect(file).toContain("export const novaBay = defineBrand({");
    expect(file).toContain('name: "Nova Bay"');
    expect(file).toContain('thai: "trirong-thai"');
    expect(textOf("brands/index.ts")).toContain("novaBay]");
    for (const name of ["wide.svg", "mark.svg", "icon-maskable.png", "card.jpg", "card-sports.jpg"])
      expect(existsSync(join(made.path, "public/brands/nova-bay", name)), name).toBe(true);
    const biome = ["node_modules/@biomejs/biome/bin/biome", "check", "brands", "public/brands"];
    execFileSync(process.execPath, biome, { cwd: made.path });
  });

  it.each([
    ["aurora", "brands/aurora.ts exists already; nothing was written."],
    ["amount", "brands/amount.ts exists already"],
    ["../x", "can't be an id"],
    ["Nova", "can't be an id"],
    ["class", '"class" is a word'],
    ["brand-files", '"brandFiles" is a word'],
  ])("B8 refuses the id %s in one line", (id, says) => {
    expect(() => constantOf(root, id)).toThrow(says);
  });

  it("B8 names every wrong option at once, and each answer that is missing without a terminal", async () => {
    const wrong = { accent: "green", currency: "XX", languages: "vi,fr", name: "<b>" };
    const refused = await readAnswers("other", wrong, null).catch(String);
    expect(refused).toContain('"green" is no colour such as #0b5f59');
    expect(refused).toContain('"XX" is no ISO 4217 code');
    expect(refused).toContain('"fr" is no language with texts; there are: en, ko');
    expect(refused).toContain('"<b>" can\'t be a name');
    expect(refused).toContain("--merchant is missing");
  });

  it("B8 removes what it wrote when it fails half way", () => {
    const before = textOf("brands/index.ts");
    edit("tooling/brand/pictures/draw-pictures.mjs", '"card.jpg"', '"no-folder/card.jpg"');
    const { status } = brand("new", "halfway", "--yes");
    edit("tooling/brand/pictures/draw-pictures.mjs", '"no-folder/card.jpg"', '"card.jpg"');
    expect(status).toBe(1);
    expect(textOf("brands/index.ts")).toBe(before);
    expect(existsSync(join(made.path, "brands/halfway.ts"))).toBe(false);
    expect(existsSync(join(made.path, "public/brands/halfway"))).toBe(false);
  });
});

it("B8 asks six questions with a default each, and again after a mistake", async () => {
  const typed = ["Nova", "vi fr", "VI, th", "", "light green", "light 0b5", "", "nova 1", "nova1"];
  const prompts: string[] = [];
  const said: string[] = [];
  const prompt = (text: string) => {
    prompts.push(text);
    return Promise.resolve(typed.shift() ?? "");
  };
  const say = (text: string) => said.push(text);
  expect(await readAnswers("nova", {}, { prompt, say })).toEqual({
    id: "nova",
    name: "Nova",
    languages: ["vi", "th"],
    currency: "VND",
    scheme: "light",
    accent: "#00bb55",
    character: "classic",
    merchant: "nova1",
  });
  expect(new Set(prompts).size).toBe(6);
  expect(prompts[0]).toContain("[Nova]");
  expect(said).toHaveLength(3);
});

it("B8 a palette from any accent can be read, in both schemes", () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(part, part, part), fc.constantFrom("dark", "light"), (parts, scheme) => {
      const accent = `#${parts.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
      expect(lowContrasts(paletteOf(scheme, accent))).toEqual([]);
    }),
  );
});

describe("npm run brand -- check", () => {
  it("B8 lists every mistake of all brand files at once, each with the line to change", () => {
    edit("brands/hanbit.ts", 'quiet: "#d3b3b4"', 'quiet: "#4b3b3b"');
    edit("brands/hanbit.ts", 'header: "rail"', 'header: "rails"');
    edit("brands/mekong.ts", 'path: "/sports",', 'path: "/sports",\n      colour: "red",');
    edit(
      "brands/mekong.ts",
      "  art: {",
      '  voice: {\n    en: {\n      "home.nothing": "x",\n      "errors.dropped_other": "Some",\n    },\n  },\n  art: {',
    );
    const lineOf = (path: string, text: string) =>
      textOf(path)
        .split("\n")
        .findIndex((line) => line.includes(text)) + 1;
    const { status, stderr } = brand("check");
    expect(status).toBe(1);
    const lines = stderr.trim().split("\n");
    expect(lines).toHaveLength(7);
    for (const [path, text, says] of [
      ["brands/hanbit.ts", "#4b3b3b", "theme.dark.quiet: has a contrast of "],
      ["brands/hanbit.ts", '"rails"', 'form.header: "rails" is no header'],
      ["brands/mekong.ts", 'colour: "red"', "tiles.1.colour: is no setting"],
      ["brands/mekong.ts", "home.nothing", "voice.en.home.nothing: is no text of app/locales/en"],
      [
        "brands/mekong.ts",
        "errors.dropped",
        "voice.en.errors.dropped_other: the placeholders are {{count}}",
      ],
    ] as const)
      expect(stderr).toContain(`${path}:${lineOf(path, text)} ${says}`);
    const build = spawnSync(process.execPath, ["tooling/build/check-brands.mjs"], {
      cwd: made.path,
      encoding: "utf8",
    });
    expect(build.stderr).toBe(stderr);
    expect(build.status).toBe(1);
    expect(() => brandMistakes(root, "nobody")).toThrow('no brand "nobody"; there are: aurora');
  });
});
