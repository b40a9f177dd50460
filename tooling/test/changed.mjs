import { relative } from "node:path";
import { filesOf } from "../build/fingerprint.mjs";
import { root } from "../command/paths.mjs";
import { run } from "../command/run.mjs";
import { everywhere, looksAt } from "./looks-at.mjs";
import { allRoutes, allSpecs, specsOfPage } from "./pages.mjs";
import { stepsOf } from "./tiers.mjs";

/**
 * The files that a step depends on. It runs if one of them has changed; lint, unit and e2e also choose what they look at.
 * Knip reads all files in any case, so it is left to the daily test.
 */
const reads = {
  generated: /^(schema|tooling\/codegen)\/|^codegen\.ts$|^app\/.*\.tsx?$/,
  types:
    /^(app|gateway|brands|markets|sandbox)\/.*\.tsx?$|^schema\/|^(tsconfig|package)[\w.-]*json$/,
  "types-node": /\.(ts|tsx|mjs)$|^schema\/|^(tsconfig|package)[\w.-]*json$/,
  schema: /^schema\/|^eslint\.config\.js$/,
  catalogue: /^gateway\/(domains\/|catalogue)|^docs\/catalogue\.md$/,
  knip: /^package[\w.-]*json$|^knip\.ts$/,
  deploy:
    /^(wrangler\.toml|package-lock\.json|scripts\/deploy\.mjs|tooling\/(deploy|build)\/[\w-]+\.mjs)$/,
  contract: /^(gateway|sandbox|schema)\/|^tests\/(contract|support)\//,
  edge: /^app\/(edge|session|entry\.worker)|^gateway\/developer\/|^(scripts|tooling\/(build|command|dev|runtime))\/|^wrangler\.toml$|^tests\/(edge|commands|support)\//,
  abuse: /^gateway\/graphql\/|^app\/edge\/|^tests\/abuse\//,
  social:
    /^(app\/components\/social|gateway\/identity|tests\/firebase)\/|^(app\/edge|gateway\/domains\/session|sandbox\/domains\/session)\/social|^app\/edge\/csp/,
  faults: /^gateway\/(platform|failures)\/|^sandbox\/switches\/|^tests\/faults\//,
  dev: /^(tooling|scripts)\/.*\.mjs$|^tests\/commands\/dev|^(vite|wrangler)\.[\w.]+$/,
};

/** @param {string} file */
const isUnitTest = (file) =>
  /\.test\.tsx?$/.test(file) && !/^tests\/(?!(house|search)\/)/.test(file);

/** Their paths: an importer is found for each named file, and a folder is none. */
const houseTests = () =>
  filesOf(["tests/house"], (path) => path.endsWith(".test.ts")).map((path) => relative(root, path));

/** How many specs run for a page: that of the page, and those that open it most. */
const mostSpecs = 4;

/**
 * Returns the steps of `npm test` for changed files, in their order, each with the runner's arguments, and what they
 * leave out.
 * @param {string[]} files paths from the root
 * @returns {import("./tiers.mjs").Choice}
 */
export function choiceForChanges(files) {
  /** @type {Map<string, string[]>} */
  const steps = new Map();
  for (const [name, pattern] of Object.entries(reads)) {
    if (files.some((file) => pattern.test(file))) steps.set(name, []);
  }
  const linted = files.filter((file) => /\.(ts|tsx|mjs|js|json|css|graphql)$/.test(file));
  if (linted.length > 0) steps.set("lint", linted);
  if (files.length > 0) {
    // All unit tests that import them, directly or not. House tests read every file without importing it.
    const own = files
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
      .filter((file) => !file.startsWith("tests/") || isUnitTest(file));
    const all = allIfAny(own, /\.all\.test\.tsx?$/);
    steps.set("unit", [...all, "related", ...new Set([...own, ...houseTests()])]);
  }
  const specs = specsFor(files);
  if (specs.run.length > 0) {
    const paths = specs.run.map((name) => `e2e/${name}.spec`);
    steps.set("e2e", [...allIfAny(files, /^tests\/e2e\/.*\.spec\.ts$/), ...paths]);
  }
  return { steps, everything: false, about: leftOut(steps, specs) };
}

/**
 * The first argument of a step that chooses from all tests: one of the changed files is such a test.
 * @param {string[]} files
 * @param {RegExp} pattern
 */
const allIfAny = (files, pattern) => (files.some((file) => pattern.test(file)) ? ["all"] : []);

/**
 * Returns a sentence about what is left out.
 * @param {Map<string, string[]>} chosen
 * @param {{run: string[], left: string[]}} specs
 */
function leftOut(chosen, { run: own, left }) {
  const parts = [
    ...stepsOf(false).filter((name) => !chosen.has(name)),
    ...(left.length > 0 ? [`${left.join(", ")} of e2e, which open the page too`] : []),
    ...(own.length > 0 ? ["the other specs of e2e"] : []),
    ...(chosen.has("unit") ? ["unit tests that import no changed file"] : []),
  ];
  return `Only what the changed files require. Left out: ${parts.join(", ") || "nothing"}. \`npm test\` runs the daily test.`;
}

/**
 * Reads the routes and the specs, if one of the files belongs to a page.
 * @param {string[]} files
 */
export const pagesFor = (files) =>
  files.some((file) => file.startsWith("app/routes/"))
    ? { routes: allRoutes(), specs: allSpecs() }
    : { routes: [], specs: new Map() };

/**
 * Returns the specs to run for these files, and those that open a changed page and are left out.
 * @param {string[]} files
 * @returns {{run: string[], left: string[]}}
 */
export function specsFor(files, { routes, specs } = pagesFor(files)) {
  const sources = files.filter((file) => !/\.test\.tsx?$/.test(file));
  const found = sources.map((file) => {
    const own = /^tests\/e2e\/([\w/-]+)\.spec\.ts$/.exec(file)?.[1];
    if (own) return [own];
    const page = specsOfPage(file, routes, specs);
    if (page.length > 0) return page;
    const known = looksAt.find(([pattern]) => pattern.test(file));
    if (known) return known[1];
    const seen =
      /^(app|gateway|sandbox|brands|markets|schema)\/|^tests\/support\/|^tooling\/test\/playwright\.ts$|^playwright\.config/;
    return seen.test(file) ? everywhere : [];
  });
  const isPage = (/** @type {number} */ at) => sources[at]?.startsWith("app/routes/");
  const chosen = new Set(
    found.flatMap((names, at) => names.slice(0, isPage(at) ? mostSpecs : undefined)),
  );
  const left = new Set(found.flat().filter((name) => !chosen.has(name)));
  return { run: [...chosen].sort(), left: [...left].sort() };
}

/**
 * Returns the files that differ from the branch point on `main`, or on `main` from the last commit. It includes
 * uncommitted files, but not removed ones.
 * @returns {Promise<string[]>}
 */
export async function changedFiles() {
  /** @param {string[]} args */
  const git = async (...args) => (await run("git", args)).output.split("\n").filter(Boolean);
  const { code, output } = await run("git", ["merge-base", "HEAD", "main"]);
  const since = code === 0 ? output.trim() : "HEAD";
  const lists = await Promise.all([
    git("diff", "--name-only", "--diff-filter=d", since),
    git("ls-files", "--others", "--exclude-standard"),
  ]);
  return [...new Set(lists.flat())].sort();
}
