import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { textsOf } from "../../app/i18n/missing-texts.ts";
import type { MessageTree } from "../../app/i18n/text.ts";
import { messageLanguages } from "../../brands/languages.ts";
import { readEverywhere, readLocales } from "./locales.ts";
import { type Said, textsInSource } from "./texts-in-source.ts";

const virtual = "virtual:texts/";
const plural = /_(?:zero|one|two|few|many|other)$/;
/** Modules whose text keys are checked. Those of `app/edge` and `app/session` are not part of pages. */
const ours = /^app\/(?!(?:locales|i18n|edge|session|graphql\/generated)\/).*(?<!\.test)\.tsx?$/;

/** Every key of a text, with and without its plural ending. */
export interface Keys {
  all: ReadonlySet<string>;
  /** Keys whose texts every page has (`everywhere.ts`). */
  everywhere: ReadonlySet<string>;
}

/** The texts that one module needs. */
export interface NeededTexts {
  /** Keys whose texts are not on every page, or key prefixes such as "lobby.". */
  keys: string[];
  /** Errors of the build, such as `app/x.tsx:12: no text "area.key"`. */
  faults: string[];
}

/**
 * Loads the texts of pages (decision 0032). Code calls `t("area.key")`; this plug-in adds imports to the browser's
 * module, which is evaluated after its texts are loaded. A key without a text, or one that can't be read from the
 * source, stops the build.
 */
export function pageTexts(): Plugin {
  let root = "";
  let keys: Promise<Keys> | undefined;
  return {
    name: "portico:page-texts",
    // Runs before TypeScript is compiled, because types may name the areas of a key.
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
    },
    handleHotUpdate({ file }) {
      if (file.includes("/app/locales/")) keys = undefined;
    },
    resolveId: (requested) =>
      requested.startsWith(virtual) ? { id: `\0${requested}`, moduleSideEffects: true } : null,
    load: (id) =>
      id.startsWith(`\0${virtual}`) ? partModule(id.slice(virtual.length + 1), root) : null,
    async transform(code, id, options) {
      const path = relative(root, id);
      if (!ours.test(path)) return null;
      keys ??= readKeys(root);
      const needed = neededTexts(path, code, await keys);
      if (needed.faults.length > 0) this.error(needed.faults.join("\n"));
      const parts = new Set(needed.keys.map((key) => partOf(key, root)));
      // The server has all texts.
      if (options?.ssr || parts.size === 0) return null;
      const imports = [...parts].map((part) => `import ${JSON.stringify(virtual + part)};`);
      // Imports are added at the end, which keeps line numbers.
      return { code: `${code}\n${imports.join("")}\n`, map: null };
    },
  };
}

async function readKeys(root: string): Promise<Keys> {
  const [{ en = {} }, everywhere] = await Promise.all([readLocales(root), readEverywhere(root)]);
  return { all: keysOf(en), everywhere: keysOf(everywhere) };
}

/** The keys of a tree, with and without their plural endings. */
const keysOf = (tree: MessageTree): Set<string> =>
  new Set(textsOf(tree).flatMap(([key]) => [key, key.replace(plural, "")]));

/**
 * Returns the texts that a module needs, and its errors.
 * @param path of the module from the repository's folder
 */
function neededTexts(path: string, code: string, { all, everywhere }: Keys): NeededTexts {
  const found = textsInSource(path, code);
  const known = [...all];
  const keysFrom = ({ key, begins }: Said) =>
    begins ? known.filter((each) => each.startsWith(key)) : all.has(key) ? [key] : [];
  const said = [...found.requested, ...found.strings].filter(({ key }) => key.includes("."));
  const faults = found.requested
    .filter((each) => keysFrom(each).length === 0)
    .map(
      ({ key, begins, line }) => `${path}:${line}: no text ${begins ? "begins with " : ""}"${key}"`,
    );
  const ofAreas = found.areas.map(({ area, line }) => ({ key: `${area}.`, begins: true, line }));
  return {
    keys: [...said, ...ofAreas].flatMap(keysFrom).filter((key) => !everywhere.has(key)),
    faults: [
      ...faults,
      ...found.unreadable.map(
        (line) =>
          `${path}:${line}: the key is no literal; name its areas: t(key satisfies KeyIn<"area">)`,
      ),
    ],
  };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the file of a text, such as "forms" or "agentCenter.contracts". */
function partOf(key: string, root: string): string {
  const [area = "", inner = ""] = key.split(".");
  const folder = existsSync(resolve(root, "app/locales/en", kebab(area)));
  return folder ? `${area}.${inner}` : area;
}

/**
 * Returns the source of the module that loads a file in the page's language. Modules that import it wait for it. A file
 * that a language lacks has no texts, so that English stands in while one works.
 */
function partModule(part: string, root: string): string {
  const file = part.split(".").map(kebab).join("/");
  const chunks = messageLanguages.map((language) => {
    const path = `locales/${language}/${file}.ts`;
    const exists = existsSync(resolve(root, "app", path));
    return `${language}: ${exists ? `() => import("~/${path}")` : "async () => ({ default: {} })"}`;
  });
  return `import { addMessages } from "~/i18n/messages.client.ts";
await addMessages({ ${chunks.join(", ")} }, ${JSON.stringify(part)});`;
}
