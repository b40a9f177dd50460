/**
 * How the browser's code is cut. Left alone, Rollup makes a file of each icon that two pages share:
 * forty requests and their wrappers for the first page. What every page needs becomes one file, and
 * so do the game cards that every list needs.
 */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const everyPage = /\/app\/(root|entry\.client)\.tsx$/;
const lists =
  /\/app\/(play\/game-card|ui\/(empty-block|failed-block|section-heading|streamed))\.tsx$/;
/** They change less often than our code, so that browsers keep them over many releases. */
const libraries = /\/node_modules\//;

/** Everything that a module needs to start, itself included; dynamic imports stay out. */
function reach(id: string, graph: ModuleGraph, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(next, graph, found);
}

/** Rollup's `manualChunks`: names the file that a module goes to; undefined leaves it to Rollup. */
export function browserChunks() {
  const shell = new Set<string>();
  const cards = new Set<string>();
  return (id: string, graph: ModuleGraph & { getModuleIds(): IterableIterator<string> }) => {
    if (shell.size === 0) {
      for (const known of graph.getModuleIds()) {
        if (everyPage.test(known)) reach(known, graph, shell);
        if (lists.test(known)) reach(known, graph, cards);
      }
    }
    if (shell.has(id)) return libraries.test(id) ? "libraries" : "shell";
    return cards.has(id) ? "cards" : undefined;
  };
}
