import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { sourcesIn, textOf } from "./sources.ts";

const rooms = ["app", "brands", "gateway", "markets", "sandbox", "scripts", "search", "tests"];
const files = sourcesIn(rooms, /\.(ts|tsx|mjs)$/);

/** Imports at the beginning of a line, and dynamic ones; text that only looks like an import is left out. */
const specifier =
  /^(?:import|export)\b(?:[^"';]*?\bfrom)?\s*"([~.][^"]*)"|(?<!["'`\w])import\(\s*"([~.][^"]*)"\s*\)/gm;

interface Import {
  file: string;
  from: string;
}

const imports: Import[] = files.flatMap((file) =>
  [...textOf(file).matchAll(specifier)].map((found) => ({
    file,
    from: found[1] ?? found[2] ?? "",
  })),
);

/** Generated code is imported like a package. */
const generated = /^~\/graphql\/generated(\/graphql)?$/;

const endingMissing = ({ from }: Import) =>
  !generated.test(from) && !/\.(tsx?|mjs|js|json|css|svg|woff2)(\?\w+)?$/.test(from);

/** In `app`: `./` for the same folder and below, `~/` for the rest of `app`, `../` only to leave it. */
function wrongWay({ file, from }: Import): boolean {
  const folder = dirname(file);
  if (!file.startsWith("app/")) return from.startsWith("~/") && file.startsWith("gateway/");
  if (from.startsWith("../")) return normalize(join(folder, from)).startsWith("app/");
  return from.startsWith(`~/${folder.slice("app/".length)}/`);
}

const self = "tests/house/dialect.test.ts";
const shown = ({ file, from }: Import) => `${file}: ${from}`;

describe("one form of imports", () => {
  it("finds the imports that it checks", () => {
    expect(imports.length).toBeGreaterThan(3000);
  });

  it("writes every file with its extension", () => {
    expect(imports.filter(endingMissing).map(shown)).toEqual([]);
  });

  it("uses ./ for the folder below and ~/ within app", () => {
    expect(imports.filter(wrongWay).map(shown)).toEqual([]);
  });

  it("refuses other forms", () => {
    const file = "app/routes/lobby/home/route.tsx";
    expect(endingMissing({ file, from: "./jackpot" })).toBe(true);
    expect(wrongWay({ file, from: "../hot/route.tsx" })).toBe(true);
    expect(wrongWay({ file, from: "~/routes/lobby/home/jackpot.ts" })).toBe(true);
    expect(wrongWay({ file, from: "../../../../brands/index.ts" })).toBe(false);
    expect(wrongWay({ file, from: "./jackpot.ts" })).toBe(false);
  });
});

describe("spread lists in code", () => {
  const forTheFormatter = (text: string) => /\.\.\.\[[^[\]]*\][,\n]/.test(text);

  it("are not used to save lines: a list is written out, or split from a text", () => {
    expect(files.filter((file) => forTheFormatter(textOf(file)))).toEqual([self]);
  });

  it("are distinguished from spreads of a computed list", () => {
    expect(forTheFormatter('[\n  ...["a", "b"],\n  ...["c"],\n]')).toBe(true);
    expect(forTheFormatter('[\n  ...["a", "b"].map(social),\n]')).toBe(false);
  });
});

/** Source without comments and texts, so that only code is searched. */
const codeOf = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*$|"(?:[^"\\\n]|\\.)*"/gm, "")
    .replace(/`(?:[^`\\]|\\.)*`/g, (template) => template.match(/\$\{[^}]*\}/g)?.join() ?? "");

describe("spread objects in code", () => {
  const literal = /\.\.\.\(?\{\s*[\w"'\]}]/;

  it("are not used to save lines: properties are written out", () => {
    expect(files.filter((file) => literal.test(codeOf(textOf(file))))).toEqual([]);
  });

  it("are distinguished from spreads of a value", () => {
    expect(literal.test("f({ a, ...{ b, c } })")).toBe(true);
    expect(literal.test("<Step {...{ id: 1 }} />")).toBe(true);
    expect(literal.test(codeOf("f({ a, ...rest, ...(b ? { c } : {}) }) // ...{ a }"))).toBe(false);
  });
});

describe("one form of names", () => {
  it("writes constants of a module in camelCase", () => {
    const loud = /^(?:export )?const ([A-Z][A-Z0-9_]{2,})\b/gm;
    const found = files.flatMap((file) =>
      [...textOf(file).matchAll(loud)].map(([, name]) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it("uses the field's terms: request, notify, message, stored", () => {
    const old =
      /(?<![.?&`])\b(?:ask|tell)(?:[A-Z]\w*)?(?=\s*[(=:;,.})\]])|(?<![.?&`])\b(?:asked|told|kept)(?:[A-Z]\w*)?(?=\s*[(=:;,.})\]])|\b[a-z]\w*(?:Ask|Asked|Tell|Told|Kept)(?:[A-Z]\w*)?\b/g;
    const found = files
      .filter((file) => file !== self && !file.startsWith("app/locales/"))
      .flatMap((file) => (codeOf(textOf(file)).match(old) ?? []).map((name) => `${file}: ${name}`));
    expect(found).toEqual([]);
    expect("const told = await askPart(); if (kept) is(setTold)".match(old)).toEqual([
      "told",
      "askPart",
      "kept",
      "setTold",
    ]);
  });

  it("spells each word in one way", () => {
    // On the right our spelling; CSS, the DOM, GraphQL and the wire keep theirs (color, favorite).
    const strangers: [RegExp, string][] = [
      [/\b(?:\w+[a-z])?[cC]entre[sd]?\b/, "center"],
      [/\b[nN]eighbor/, "neighbour"],
      [/\b[bB]ehaviour/, "behavior"],
      [/\b[lL]abeled\b/, "labelled"],
      [/\b[cC]anceled\b/, "cancelled"],
      [/\b[lL]icense[sd]?\b/, "licence, licensed"],
      [/\b[dD]ialogues?\b/, "dialog"],
      [/\b[cC]atalogs?\b/, "catalogue"],
      [
        /\b(?:\w*[a-z]F|f)avourite[A-Z]\w*|\w[a-z]Favourite/,
        "favorite in names, favourite in sentences",
      ],
    ];
    // What people type into the search has every spelling.
    const found = files
      .filter((file) => file !== self && !file.startsWith("search/needs/"))
      .flatMap((file) =>
        strangers.flatMap(([stranger, ours]) => {
          const word = stranger.exec(`${file}\n${textOf(file)}`)?.[0];
          return word ? [`${file}: ${word}, we write ${ours}`] : [];
        }),
      );
    expect(found).toEqual([]);
  });
});
