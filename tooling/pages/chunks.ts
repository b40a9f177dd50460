/**
 * Divides the browser's code into chunks: few, and none with what its readers don't need. A page loads the frame, its
 * own code and the chunks that both import (decision 0058).
 */
interface Module {
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
}
interface ModuleGraph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): Module | null;
}

/** A chunk of its own, because the other chunks have to run before it hydrates the document. */
const entry = /\/app\/entry\.client\.tsx$/;
const frame = /\/app\/(?:root|entry\.client)\.tsx\b/;
/** Loaded before hydration, as pages are (`lazy`). */
const signedIn = /\/app\/components\/signed-in\.ts$/;
/** What a guest opens first. What one of them and another area needs, or two of them, is in the chunk `lobby`. */
const firstPages = [
  /\/lobby\/home\//,
  /\/lobby\/category\//,
  /\/promotions\/list\//,
  /\/routes\/help\//,
];
const areas = {
  "signed-in": signedIn,
  session: /\/routes\/session\//,
  member: /\/routes\/(?:member|point-mall)\//,
  agent: /\/routes\/agent\//,
};
const packages = /\/node_modules\//;
/** A module that loads texts (`page-texts.ts`), and a file of texts. */
const loadsTexts = /virtual:texts\/(.+)$/;
const texts = /\/app\/locales\/([\w-]+)\/([\w/-]+)\.ts$/;
/** Texts of every page (`app/locales/en/everywhere.ts`). */
const everywhere = /^(?:everywhere\b|search$)/;

/** Returns for each module the pages that import it, also through other modules. */
function pagesOfModules(graph: ModuleGraph): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  const add = (id: string, page: string) => {
    const found = pages.get(id) ?? new Set();
    if (found.has(page)) return;
    pages.set(id, found.add(page));
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) add(next, page);
  };
  for (const id of graph.getModuleIds()) {
    if (graph.getModuleInfo(id)?.isEntry || signedIn.test(id)) add(id, id);
  }
  return pages;
}

/**
 * Returns the chunk of a module by the pages that import it; undefined leaves it to Rollup. No two chunks import each
 * other, because what a module imports has all the pages of that module.
 */
function chunkByPages(id: string, pages: readonly string[]): string | undefined {
  if (pages.some((page) => frame.test(page))) return packages.test(id) ? "libraries" : "frame";
  const areaOf = (page: string) =>
    Object.entries(areas).find(([, pattern]) => pattern.test(page))?.[0] ?? "guest";
  const found = [...new Set(pages.map(areaOf))].sort();
  const first = firstPages.filter((pattern) => pages.some((page) => pattern.test(page)));
  if (first.length > 1 || (first.length === 1 && found.length > 1)) return "lobby";
  if (found.includes("signed-in")) return "signed-in";
  if (pages.length < 2 || found.join() === "guest") return undefined;
  return found.length > 1 && found.includes("session") ? "forms" : found.join("-");
}

/** Rollup's `manualChunks`: the name of the file that a module goes to. */
export function browserChunks() {
  let pages: Map<string, Set<string>> | undefined;
  return (id: string, graph: ModuleGraph) => {
    if (entry.test(id)) return undefined;
    pages ??= pagesOfModules(graph);
    const found = pages;
    const byPages = (module: string) => chunkByPages(module, [...(found.get(module) ?? [])]);
    /** What several areas need is divided by its texts, so that no page loads those of others. */
    const chunkOf = (module: string) => {
      const chunk = byPages(module);
      if (!chunk?.includes("-")) return chunk;
      const parts = partsOf(module, graph).filter((part) => byPages(part)?.includes("-"));
      return [chunk, ...parts.map((part) => loadsTexts.exec(part)?.[1])].join("-");
    };
    const [, language, part = ""] = texts.exec(id) ?? [];
    if (!language) return chunkOf(id);
    if (everywhere.test(part)) return `texts-${language}`;
    const [importer = ""] = graph.getModuleInfo(id)?.dynamicImporters ?? [];
    const chunk = chunkOf(importer);
    return chunk && `texts-${language}-${chunk}`;
  };
}

/** Returns the modules that load the texts of a module, in a fixed order. */
function partsOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    graph.getModuleInfo(module)?.importedIds.forEach(visit);
  };
  visit(id);
  return [...seen].filter((module) => loadsTexts.test(module)).sort();
}
