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
/** Modules whose texts the build looks at; those of `app/edge` and `app/session` run beside the pages. */
const ours = /^app\/(?!(?:locales|i18n|edge|session|graphql\/generated)\/).*(?<!\.test)\.tsx?$/;

/** Every key of a text, with and without its plural ending. */
export interface Keys {
  all: ReadonlySet<string>;
  /** Keys that the browser has on every page (`everywhere.ts`). */
  everywhere: ReadonlySet<string>;
}

/** What one module needs. */
export interface NeededTexts {
  /** Keys whose texts the browser does not have on every page, or how they begin ("lobby."). */
  keys: string[];
  /** Lines for whoever builds, such as `app/x.tsx:12: no text "area.key"`. */
  faults: string[];
}

/**
 * `t("area.key")` is all that a page writes: in the browser, its module runs once the language's file with that text is
 * there (decision 0015). A key without a text stops the build, and so does a key that can't be read from the source.
 */
export function pageTexts(): Plugin {
  let root = "";
  let keys: Promise<Keys> | undefined;
  return {
    name: "portico:page-texts",
    // While types are there: they may name the areas of a key.
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
    },
    handleHotUpdate({ file }) {
      if (file.includes("/app/locales/")) keys = undefined;
    },
    resolveId: (asked) =>
      asked.startsWith(virtual) ? { id: `\0${asked}`, moduleSideEffects: true } : null,
    load: (id) => (id.startsWith(`\0${virtual}`) ? partModule(id.slice(virtual.length + 1)) : null),
    async transform(code, id, options) {
      const path = relative(root, id);
      if (!ours.test(path)) return null;
      keys ??= readKeys(root);
      const needed = neededTexts(path, code, await keys);
      if (needed.faults.length > 0) this.error(needed.faults.join("\n"));
      const parts = new Set(needed.keys.map((key) => partOf(key, root)));
      // A server has all texts.
      if (options?.ssr || parts.size === 0) return null;
      const imports = [...parts].map((part) => `import ${JSON.stringify(virtual + part)};`);
      // At the end: no line of the source moves.
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
 * The texts that a module says, and what is wrong with its keys.
 * @param path of the module from the repository's folder
 */
function neededTexts(path: string, code: string, { all, everywhere }: Keys): NeededTexts {
  const found = textsInSource(path, code);
  const known = [...all];
  const keysFrom = ({ key, begins }: Said) =>
    begins ? known.filter((each) => each.startsWith(key)) : all.has(key) ? [key] : [];
  const said = [...found.asked, ...found.strings].filter(({ key }) => key.includes("."));
  const faults = found.asked
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

/** The place of the file with this text, such as "forms" or "agentCenter.contracts". */
function partOf(key: string, root: string): string {
  const [area = "", inner = ""] = key.split(".");
  const folder = existsSync(resolve(root, "app/locales/en", kebab(area)));
  return folder ? `${area}.${inner}` : area;
}

/** The module that fetches a part in the page's language; what imports it waits for it. */
function partModule(part: string): string {
  const file = part.split(".").map(kebab).join("/");
  const chunks = messageLanguages.map(
    (language) => `${language}: () => import("~/locales/${language}/${file}.ts")`,
  );
  return `import { addMessages } from "~/i18n/messages.client.ts";
await addMessages({ ${chunks.join(", ")} }, ${JSON.stringify(part)});`;
}
