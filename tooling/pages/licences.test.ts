import { createRequire } from "node:module";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { expect, it } from "vitest";
import { licences } from "./licences.ts";

const { resolve } = createRequire(import.meta.url);

it("H10 writes the licences of scripts and fonts, each once", () => {
  const font = resolve(
    "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2",
  );
  const bundle = {
    "a.js": { type: "chunk", modules: { [resolve("clsx")]: {} } },
    "b.woff2": { type: "asset", originalFileNames: [relative(process.cwd(), font)] },
    "c.woff2": { type: "asset", originalFileNames: [relative(process.cwd(), font)] },
    "part.woff2": {
      type: "asset",
      originalFileNames: ["brands/fonts/@fontsource/do-hyeon/korean-headings.woff2"],
    },
    "d.css": { type: "asset", originalFileNames: ["app/styles/app.css"] },
  };
  const written: { fileName: string; source: string }[] = [];
  const { generateBundle } = licences() as Plugin & {
    generateBundle(options: object, bundle: object): void;
  };
  generateBundle.call(
    { emitFile: (file: (typeof written)[number]) => written.push(file) } as never,
    {} as never,
    bundle as never,
  );
  expect(written.map(({ fileName }) => fileName)).toEqual(["licenses.txt"]);
  const texts = written[0]?.source.split("\n---\n") ?? [];
  expect(texts).toHaveLength(3);
  expect(texts[0]).toMatch(/^@fontsource-variable\/space-grotesk [\s\S]+SIL OPEN FONT LICENSE/);
  expect(texts[1]).toMatch(/@fontsource\/do-hyeon [\s\S]+Open Font License/);
  expect(texts[2]).toMatch(/clsx [\s\S]+MIT/);
});
