/**
 * Divides the browser's code into chunks. Code of every page is in two: packages, which change less often, and ours.
 * Rollup divides the rest.
 */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Entry modules of the shared chunks: every page needs the first two, nearly every page has game cards, and most pages
 * beyond home have one of the rest.
 */
const everyPage =
  /\/app\/(?:root|entry\.client|play\/game-card|ui\/(?:lazy\/lazy|layout\/tabs|layout\/page-header|text\/money))\.tsx$/;
/** A chunk of its own, because shared chunks have to run before it hydrates the document. */
const entry = /\/app\/entry\.client\.tsx$/;
const packages = /\/node_modules\//;

/** Adds a module and all its static imports to `found`. */
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
