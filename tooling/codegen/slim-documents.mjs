/**
 * A build step for pages and Worker. `graphql()` finds a document in a map of all documents, so one call would ship
 * every query of the portal. This step replaces each call of an operation by the import of its document, and removes
 * fragments, because `readFragment` returns its second argument.
 */
import { readFile } from "node:fs/promises";

const call = /\bgraphql\(\s*`\s*(query|mutation|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const ourSource = /\/app\/(?!graphql\/generated\/).*\.tsx?$/;

/** The generator's name of a document: `GameCard_game` → `GameCard_Game`. @param {string} name */
const generatedName = (name) =>
  name
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("_");

/**
 * Returns the source with its `graphql()` calls replaced, or null if there are none.
 * @param {string} code
 * @returns {string | null}
 */
export function slimDocuments(code) {
  const imports = new Set();
  const slim = code.replace(call, (_whole, kind, name) => {
    if (kind === "fragment") return "undefined";
    const document = `${generatedName(name)}Document`;
    imports.add(document);
    return document;
  });
  if (slim === code) return null;
  if (!imports.size) return slim;
  return `import { ${[...imports].join(", ")} } from "~/graphql/generated/graphql";\n${slim}`;
}

/** For Vite. @returns {import("vite").Plugin} */
export const slimDocumentsPlugin = () => ({
  name: "portico-slim-documents",
  enforce: "pre",
  transform(code, id) {
    const slim = ourSource.test(id) && code.includes("graphql(") ? slimDocuments(code) : null;
    return slim === null ? null : { code: slim, map: null };
  },
});

/** For esbuild. @type {import("esbuild").Plugin} */
export const slimDocumentsForWorker = {
  name: "portico-slim-documents",
  setup(build) {
    build.onLoad({ filter: /\/app\/.*\.tsx?$/ }, async ({ path }) => {
      if (!ourSource.test(path)) return null;
      const contents = slimDocuments(await readFile(path, "utf8"));
      return contents === null ? null : { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};
