/**
 * A build step for the browser's half. `graphql()` looks a document up in a map of all documents, so
 * one call would ship every query of the portal. Here each call becomes what the browser sends: of an
 * operation its kind, its name and the hash that the gateway knows it by; of a fragment nothing at all, for
 * `readFragment` only hands its second argument on.
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const call = /\bgraphql\(\s*`\s*(query|mutation|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const ourSource = /\/app\/(?!graphql\/generated\/).*\.tsx?$/;
const allowed = new URL("./generated/persisted-documents.json", import.meta.url);

/** The hash of each operation by its name. */
function hashes(): Map<string, string> {
  const known: Record<string, string> = JSON.parse(readFileSync(allowed, "utf8"));
  return new Map(
    Object.entries(known).map(([hash, text]) => [
      /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? "",
      hash,
    ]),
  );
}

/** An operation as a document without fields, which is all that finding its name and its hash needs. */
function slimOperation(operation: string, name: string, hash: string) {
  return {
    __meta__: { hash },
    kind: "Document",
    definitions: [
      {
        kind: "OperationDefinition",
        operation,
        name: { kind: "Name", value: name },
        selectionSet: { kind: "SelectionSet", selections: [] },
      },
    ],
  };
}

/**
 * Source text with its `graphql()` calls replaced, or null when there are none.
 * @throws Error for an operation that the generator has not seen
 */
export function slimDocuments(code: string): string | null {
  let known: Map<string, string> | null = null;
  const slim = code.replace(call, (_whole, kind: string, name: string) => {
    if (kind === "fragment") return "undefined";
    known ??= hashes();
    const hash = known.get(name);
    if (!hash) throw new Error(`${name} is not among the generated documents`);
    return JSON.stringify(slimOperation(kind, name, hash));
  });
  return slim === code ? null : slim;
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
