import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Every source file below these folders, by its path from the root, without generated code. */
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
  /** True when compiling leaves nothing of it. */
  typeOnly: boolean;
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;

/** The imports and re-exports of a file. */
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

/** Groups of files that import each other; a file that imports itself is a group too. */
export function circlesIn(files: readonly string[], arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { from, to } of arrows) {
    // Imports of types may omit the extension.
    const path = [to, `${to}.ts`, `${to}.tsx`].find((each) => next.has(each));
    if (path) next.get(from)?.push(path);
  }
  // Tarjan: a cycle consists of the files on the stack above the first of its files.
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const met = order.size;
    order.set(file, met);
    let low = met;
    stack.push(file);
    for (const path of next.get(file) ?? []) {
      if (!order.has(path)) low = Math.min(low, visit(path));
      else if (stack.includes(path)) low = Math.min(low, order.get(path) ?? low);
    }
    if (low < met) return low;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1 || next.get(file)?.includes(file)) circles.push(circle.sort());
    return low;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return circles;
}
