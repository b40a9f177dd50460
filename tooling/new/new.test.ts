import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../command/paths.mjs";
import { examples } from "./examples.ts";
import { insert } from "./insert.mjs";
import { leftToFillIn, plan, readRecipes } from "./plan.mjs";

/** The imports of a file that lead nowhere. */
function lostImports(path: string, text: string, files: ReadonlyMap<string, unknown>): string[] {
  return [...text.matchAll(/^import\b[^"]*"([.~][^"]+)";/gm)]
    .map(([, to = ""]) => (to.startsWith("~/") ? `app/${to.slice(2)}` : join(dirname(path), to)))
    .filter((to) => !to.includes("/generated") && !files.has(to) && !existsSync(join(root, to)));
}

const before = (path: string) => readFileSync(`${root}/${path}`, "utf8");

describe("npm run new", () => {
  it("has an example of each recipe here", () => {
    expect(examples).toHaveLength(readRecipes().length);
    const kinds = readRecipes().map(({ kind }) => kind);
    expect([...new Set<string>(examples.map(([kind]) => kind))].sort()).toEqual(
      [...new Set(kinds)].sort(),
    );
  });

  it.each(examples)(
    "%s %s adds files and lines, and says what is to be filled in",
    (kind, name) => {
      const { files, added } = plan(root, kind, name);
      expect(added.size).toBeGreaterThan(0);
      expect(leftToFillIn(files).length).toBeGreaterThan(1);
      expect(leftToFillIn(files).join()).not.toMatch(/["|]|\*\//);
      for (const [path, text] of files) {
        expect(`${path}\n${text}`).not.toMatch(/new-?name|the-?area|\b(CA|G|N|U)000\b/i);
        expect(lostImports(path, String(text), files), path).toEqual([]);
        if (added.has(path)) continue;
        const lost = before(path)
          .split("\n")
          .filter((line) => !String(text).includes(line.trim()));
        expect(lost.length, `${path} keeps its lines, but for lists in one line`).toBeLessThan(3);
      }
    },
  );

  it("puts lines where a list has them", () => {
    const { files } = plan(root, "page", "member/badges");
    const pages = String(files.get("app/routes/member/pages.ts"));
    expect(pages).toContain('page("badges", "/member/badges", "account", "VIP"),\n] as const;');
    expect(String(files.get("docs/requirements.md"))).toMatch(
      /^\| U(\d+) .*\n\| U\d+ \| `badges`.*\| app\/routes\/member\/badges \|\n\n## M /m,
    );
    const call = plan(root, "call", "vip/stars").files;
    expect(call.get("gateway/domains/vip/index.ts")).toContain("STARS: [calls.stars]");
    expect(call.get("sandbox/http/calls.ts")).toContain('stars from "../domains/vip/stars.ts"');
    const markets = plan(root, "market", "fr").files;
    expect(markets.get("markets/index.ts")).toMatch(/france,\s*elsewhere\]/);
    expect(markets.get("markets/fr.ts")).toContain('country: "FR"');
  });

  it.each([
    ["page", "member/vip", "app/routes/member/vip/route.tsx exists already; nothing was written."],
    ["page", "member/Badges", '"Badges" can\'t be a name'],
    ["page", "member/../x", '".." can\'t be a name'],
    ["page", "member/a--b", '"a--b" can\'t be a name'],
    ["call", "vip/delete", '"delete" is a word of TypeScript'],
    ["call", "vip/vip", 'schema/vip.graphql has "VIP" already.'],
    ["page", "nowhere/badges", 'There is no area "nowhere" for a page; there are: '],
    ["page", "badges", "Name the area and the name, such as "],
    ["pages", "member/x", 'There is no kind "pages"; there are: attention, '],
    ["market", "kr", "markets/kr.ts exists already"],
    ["market", "xq", '"xq" is no country'],
    ["limit", "stake", 'markets/market.ts has limitKinds."STAKE" already.'],
  ])("refuses %s %s in one line", (kind, name, says) => {
    expect(() => plan(root, kind, name)).toThrow(says);
    expect(() => plan(root, kind, name)).toThrow(/^[^\n]+$/);
  });
});

describe("lines", () => {
  it.each([
    ["a list in one line", "const a = [b, c];", "a", "d", "const a = [b, c,\nd,\n];"],
    ["a sorted list", "const a = [\n  b,\n  d,\n];", "a", "c", "const a = [\n  b,\n  c,\nd,\n];"],
    ["before an entry", "const a = [c, b];", "a<b", "d", "const a = [c, d,\nb];"],
    [
      "an object that is not there",
      "const a = f({ b: 1 });",
      "a.c",
      "d",
      "const a = f({ b: 1,\nc: { d },\n });",
    ],
    [
      "an import that is there",
      'import { a } from "x";',
      "import",
      'import { a, b } from "x";',
      'import { b, a } from "x";',
    ],
  ])("go into %s", (_what, text, place, line, result) => {
    expect(insert("a.ts", text, place, line)).toBe(result);
  });

  it("are refused where they are already, or where their place is not", () => {
    expect(() => insert("a.ts", "const a = [b];", "a", "b,")).toThrow("a.ts has a.b already.");
    expect(() => insert("a.ts", "const a = [b];", "c", "b,")).toThrow("a.ts has no c.");
    expect(() => insert("README.md", "# A\n", "## B", "b")).toThrow(
      'README.md has no heading "## B".',
    );
    expect(() => insert("a.ts", "x", "before y", "b")).toThrow('a.ts has no line "y".');
  });
});
