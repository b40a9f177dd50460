const generated = /\/generated\//;
/** Files of `app` that run in the Worker in development. Vite serves the others. */
const inWorker =
  /^(gateway|brands)\/|^app\/(edge|session)\/|^app\/(entry\.worker|portal-context)\.ts$|^app\/graphql\/generated\/.*\.json$|^wrangler\.toml$/;

/**
 * Returns the build steps for changed files while `npm run dev` runs. A change of pages restarts no Worker, because
 * Vite updates the browser.
 * @param {string[]} files paths from the root
 * @returns {string[]}
 */
export function stepsFor(files) {
  /** @param {(file: string) => boolean} test */
  const some = (test) => files.some(test);
  return [
    ...(some((file) => /^(schema|app)\//.test(file) && !generated.test(file)) ? ["codegen"] : []),
    ...(some((file) => inWorker.test(file)) ? ["worker"] : []),
    ...(some((file) => file.startsWith("sandbox/")) ? ["sandbox"] : []),
  ];
}
