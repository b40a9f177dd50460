const generated = /\/generated\//;
/** What of `app` runs in the Worker while one develops; the rest is Vite's. */
const inWorker =
  /^(gateway|brands)\/|^app\/(edge|session)\/|^app\/(entry\.worker|portal-context)\.ts$|^app\/graphql\/generated\/.*\.json$|^wrangler\.toml$/;

/**
 * The build steps that a change of these files asks for while `npm run dev` runs. A page's change
 * alone restarts no Worker: Vite brings it to the browser.
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
