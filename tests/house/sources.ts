import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Every source file below these folders, by its path from the root; generated code left out. */
export function sourcesIn(folders: string[], ending = /\.(ts|tsx|mjs|css|graphql)$/): string[] {
  return folders
    .flatMap((folder) => list(join(root, folder)))
    .map((path) => relative(root, path))
    .filter((path) => ending.test(path) && !path.includes("/generated/"))
    .sort();
}

function list(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (entry.name === "node_modules") return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? list(path) : [path];
  });
}

export const textOf = (path: string) => readFileSync(join(root, path), "utf8");

export interface Arrow {
  from: string;
  /** Path from the root, or a package's name. */
  to: string;
  /** True when nothing of it is left after compiling. */
  typeOnly: boolean;
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;

/** What a file imports or exports from elsewhere. */
export function arrowsOf(from: string): Arrow[] {
  return [...textOf(from).matchAll(statement)].map((match) => ({
    from,
    to: target(from, match[2] ?? match[3] ?? ""),
    typeOnly: match[1] !== undefined,
  }));
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith("~/")) return `app/${specifier.slice(2)}`;
  if (!specifier.startsWith(".")) return specifier;
  return relative(root, resolve(root, dirname(from), specifier));
}
