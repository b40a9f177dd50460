import { readFileSync } from "node:fs";
import { at } from "../command/paths.mjs";

const generated = /\/generated\//;
/** Files of `app` that run in the Worker in development. Vite serves the others. */
const inWorker =
  /^(gateway|brands|markets|search)\/|^app\/(components\/search|edge|session)\/|^app\/(entry\.(worker|portal)|portal-context|routes)\.ts$|^app\/graphql\/generated\/.*\.json$|^wrangler\.toml$/;
/** The edge knows each route's `handle`, and whether it has an action. */
const readByEdge = /^export .*\b(handle|action)\b/m;

/**
 * The build steps that a change of these files asks for while `npm run dev` runs, before the Workers run the new
 * code. A page's change alone restarts no Worker: Vite brings it to the browser.
 * @param {string[]} files paths from the root
 * @param {(file: string) => string} [read]
 * @returns {string[]}
 */
export function stepsFor(files, read = textOf) {
  /** @param {(file: string) => boolean} test */
  const some = (test) => files.some(test);
  /** @param {string} file */
  const isRead = (file) => /^app\/routes\/.*\.tsx?$/.test(file) && readByEdge.test(read(file));
  const schema = some((file) => file.startsWith("schema/"));
  return [
    ...(schema ? ["type-defs"] : []),
    ...(some((file) => /^(brands|markets)\//.test(file)) ? ["brands"] : []),
    ...(schema || some((file) => inWorker.test(file) || isRead(file)) ? ["dev-worker"] : []),
    ...(some((file) => file.startsWith("sandbox/")) ? ["sandbox"] : []),
  ];
}

/**
 * The step that writes types and the documents of pages, where a change of these files asks for it.
 * @param {string[]} files paths from the root
 * @returns {string[]}
 */
export function codegenFor(files) {
  return files.some((file) => /^(schema|app)\//.test(file) && !generated.test(file))
    ? ["codegen"]
    : [];
}

/** A file's text; empty once the file is gone. @param {string} file */
function textOf(file) {
  try {
    return readFileSync(at(file), "utf8");
  } catch {
    return "";
  }
}
