/**
 * How the browser's code is cut. Left alone, Rollup makes a file of each piece that two pages share:
 * forty requests and their wrappers for the first page. What every page needs becomes one file, with
 * the game cards that nearly every page has.
 */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const everyPage =
  /\/app\/(root|entry\.client|play\/game-card|ui\/(empty-block|failed-block|safe-html|section-heading|streamed|use-hydrated))\.tsx?$/;
/** A file of its own: what pages share must not hydrate the document before they have run themselves. */
const entry = /\/app\/entry\.client\.tsx$/;
/**
 * What forms and lists of records are made of: many pages need most of it. A file for each piece would take
 * as many requests, and weigh more: the pieces are much alike.
 */
const kits: readonly (readonly [name: string, files: RegExp])[] = [
  [
    "forms",
    /\/app\/(forms\/(field-error|field-label|form-outcome|hint-text|password-field|problem-note|submit-button|text-field|use-step))\.tsx?$|\/brands\/most-typed\.ts$/,
  ],
  // Named, or they would go to the file of what imports them for the server (`app/ui/later.tsx`).
  ["problem", /\/app\/forms\/problem-inside\.later\.tsx$/],
  ["refusal-text", /\/app\/forms\/refusal-text\.ts$/],
  ["contacts", /\/app\/ui\/contact-links\.tsx$/],
  ["ask", /\/app\/forms\/ask-inside\.later\.tsx$/],
  ["later", /\/app\/ui\/later\.tsx$/],
  ["fold", /\/app\/(ui\/fold|forms\/ask-fold)\.tsx$/],
  ["rules", /\/app\/forms\/use-form-rules\.ts$|\/brands\/unbounded\.ts$/],
  ["refusals", /\/app\/(forms\/refusal|i18n\/form-texts)\.ts$/],
  ["list-texts", /\/app\/i18n\/list-texts\.ts$/],
  ["review", /\/app\/routes\/member\/review-form\.later\.tsx$/],
  ["amounts", /\/app\/routes\/member\/(amount-field|review)\.tsx$/],
  ["countdown", /\/app\/ui\/use-countdown\.ts$/],
  ["tabs", /\/app\/ui\/(tabs\.tsx|choice\.ts)$/],
  [
    "center",
    /\/app\/(i18n\/decimal-text|ui\/(page-head|money)|reports\/(part-block|soon-block))\.tsx?$/,
  ],
  ["records", /\/app\/ui\/(record-pager|table\/(cell|column|table))\.tsx?$/],
  [
    "dense",
    /\/app\/(reports\/sort-select|ui\/table\/(sort|sorted-table|sum-foot|sums|use-sort))\.tsx?$/,
  ],
  ["filters", /\/app\/reports\/(range-select|search-field)\.tsx$/],
  ["range", /\/app\/reports\/(csv-href|range-form)\.tsx?$/],
  ["agent", /\/app\/(routes\/agent\/use-agent-menu|ui\/table\/use-row-keys)\.ts$/],
  ["agent-offers", /\/app\/routes\/agent\/(rate-span|use-agent-offers)\.ts$/],
  [
    "report-head",
    /\/app\/(routes\/agent\/(report-head|drill)|reports\/print-button|ui\/figure-strip)\.tsx?$/,
  ],
  [
    "report",
    /\/app\/(routes\/agent\/report-page|reports\/csv-export|ui\/table\/total-strip)\.tsx$/,
  ],
];
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
  return (id: string, graph: ModuleGraph & { getModuleIds(): IterableIterator<string> }) => {
    if (shell.size === 0) {
      for (const known of graph.getModuleIds()) {
        if (everyPage.test(known)) reach(known, graph, shell);
      }
    }
    if (entry.test(id)) return undefined;
    if (shell.has(id)) return libraries.test(id) ? "libraries" : "shell";
    return kits.find(([, files]) => files.test(id))?.[0];
  };
}
