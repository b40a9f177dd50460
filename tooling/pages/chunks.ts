/**
 * How the browser's code is divided into files. What every page needs is two files: packages, which change less often,
 * and ours. Rollup divides the rest.
 */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Every page starts from the first two; nearly every page has game cards. */
const everyPage = /\/app\/(?:root|entry\.client|play\/game-card)\.tsx$/;
/** Of its own: the files that pages share must have run before it hydrates the document. */
const entry = /\/app\/entry\.client\.tsx$/;
const packages = /\/node_modules\//;

/** Adds a module and all that it imports statically to `found`. */
function addWithImports(id: string, graph: ModuleGraph, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) addWithImports(next, graph, found);
}

/** Rollup's `manualChunks`: the name of the file that a module goes to; undefined leaves it to Rollup. */
export function browserChunks() {
  const shell = new Set<string>();
  return (id: string, graph: ModuleGraph & { getModuleIds(): IterableIterator<string> }) => {
    if (shell.size === 0) {
      for (const known of graph.getModuleIds()) {
        if (everyPage.test(known)) addWithImports(known, graph, shell);
      }
    }
    if (entry.test(id)) return undefined;
    if (shell.has(id)) return packages.test(id) ? "libraries" : "shell";
    return undefined;
  };
}
