/**
 * A build step for the browser's half. `graphql()` looks a document up in a map of all documents, so
 * one call would ship every query of the portal. Here each call becomes what it finds: an operation
 * the import of its own document, a fragment nothing at all, for `readFragment` only hands its second
 * argument on.
 */
import type { Plugin } from "vite";

const call = /\bgraphql\(\s*`\s*(query|mutation|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const ourSource = /\/app\/(?!graphql\/generated\/).*\.tsx?$/;

/** The generator's name of a document: `GameCard_game` → `GameCard_Game`. */
function generatedName(name: string): string {
  return name
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("_");
}

/** Source text with its `graphql()` calls replaced, or null when there are none. */
export function slimDocuments(code: string): string | null {
  const imports = new Set<string>();
  const slim = code.replace(call, (_whole, kind: string, name: string) => {
    if (kind === "fragment") return "undefined";
    const document = `${generatedName(name)}Document`;
    imports.add(document);
    return document;
  });
  if (slim === code) return null;
  if (!imports.size) return slim;
  return `import { ${[...imports].join(", ")} } from "~/graphql/generated/graphql";\n${slim}`;
}

/** The Vite plugin around `slimDocuments`; leaves the server's half alone. */
export function slimDocumentsPlugin(): Plugin {
  return {
    name: "portico-slim-documents",
    enforce: "pre",
    transform(code, id, options) {
      if (options?.ssr || !ourSource.test(id) || !code.includes("graphql(")) return null;
      const slim = slimDocuments(code);
      return slim === null ? null : { code: slim, map: null };
    },
  };
}
