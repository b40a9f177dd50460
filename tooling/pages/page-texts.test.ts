import { resolve } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { keyFaults, withEnglish } from "../../app/i18n/missing-texts.ts";
import { root } from "../../tests/house/sources.ts";
import { pageTexts } from "./page-texts.ts";

/** Builds a page with this code for browsers. */
async function built(code: string): Promise<string> {
  const page = resolve(root, "app/made-up-page.tsx");
  const entry = `import "${page}";`;
  const modules: Record<string, string> = { "\0entry": entry, [page]: code };
  const output = await build({
    root,
    configFile: false,
    logLevel: "silent",
    resolve: { alias: { "~": resolve(root, "app") } },
    plugins: [
      pageTexts(),
      {
        name: "made-up-page",
        enforce: "pre",
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id] ?? null,
      },
    ],
    build: { write: false, target: "es2022", minify: false, rollupOptions: { input: "\0entry" } },
  });
  const [{ output: chunks = [] } = {}] = [output].flat() as { output: { type: string }[] }[];
  return JSON.stringify(chunks);
}

it("0032 a page with a text of another area loads the texts of that area, in every language", async () => {
  const chunks = await built(
    'export const Page = ({ t }) => t("help.stillStuck"); console.log(Page);',
  );
  expect(chunks).toContain("Need more help?");
  expect(chunks).toContain("app/locales/ko/help.ts");
  expect(chunks).not.toContain("app/locales/ko/lottery.ts");
});

it.each([
  ['t("help.stillStuk")', 'app/made-up-page.tsx:2: no text "help.stillStuk"'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code of a page
  ["t(`halp.${x}`)", 'app/made-up-page.tsx:2: no text begins with "halp."'],
  ["t(x)", "app/made-up-page.tsx:2: the key is no literal; name its areas"],
])("0032 a build stops at %s with one line", async (call, line) => {
  await expect(
    built(`export const a = 1;\nexport const b = ({ t, x }) => ${call};`),
  ).rejects.toThrow(line);
});

it("A67 reports a missing text in one line, with all languages that miss it", () => {
  const en = { a: { b: "B", c_one: "one", c_other: "many" } };
  const ko = { a: { c_other: "C", d: "D" } };
  expect(keyFaults({ en, ko, ja: { a: { b: "B", c_one: "1", c_other: "C" } }, th: ko })).toEqual([
    "a.b is missing in ko, th",
    "a.d is unused in ko, th",
    "a.c_one is unused in ja",
  ]);
});

it("A67 in development a missing text is the English one, marked", () => {
  const english = { a: { b: "B {{x}}", c_one: "one", c_other: "many" }, d: { e: "E" } };
  expect(withEnglish(english, { a: { c_other: "C" } }, "ko")).toEqual({
    a: { b: "⟦B {{x}}⟧", c_other: "C" },
    d: { e: "⟦E⟧" },
  });
});
