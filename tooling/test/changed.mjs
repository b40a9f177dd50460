import { filesOf } from "../build/fingerprint.mjs";
import { run } from "../command/run.mjs";
import { stepsOf } from "./tiers.mjs";

/**
 * The browser tests for each folder: the first matching line names the specs. For other files all specs in
 * `everywhere` run.
 * @type {[RegExp, string[]][]}
 */
export const looksAt = [
  [
    /^app\/(locales|i18n|styles)\//,
    [
      "shell/languages",
      "journeys/journey",
      "shell/walking",
      "lobby/home",
      "shell/shell",
      "shell/typeface",
    ],
  ],
  [
    /^app\/routes\/lobby\/home\//,
    ["lobby/home", "lobby/home-sections", "lobby/home-personal", "lobby/home-trouble"],
  ],
  [
    /^app\/routes\/lobby\/(category|[\w-]+\.tsx?$)/,
    ["lobby/category", "lobby/providers", "lobby/lists"],
  ],
  [/^app\/routes\/lobby\/providers\//, ["lobby/providers"]],
  [/^app\/routes\/lobby\/game\//, ["lobby/game"]],
  [/^app\/routes\/lobby\/lottery\//, ["lobby/lottery"]],
  [/^app\/routes\/lobby\/(account-games|favorite-toggle)\//, ["lobby/favorites"]],
  [/^app\/play\/[\w-]*favorite/, ["lobby/favorites"]],
  [
    /^app\/(play|routes\/lobby\/(play|seamless))\//,
    ["lobby/play", "journeys/journey", "lobby/home", "lobby/reality-check"],
  ],
  [/^app\/routes\/(help|upload)\//, ["shell/help"]],
  [/^app\/ui\/pager\//, ["lobby/lists"]],
  [/^app\/routes\/promotions\//, ["lobby/promotions"]],
  [/^app\/routes\/point-mall\//, ["lobby/points"]],
  [/^app\/components\/confirmations\//, ["member/cashier", "agent/pay"]],
  [/^app\/(components\/counting|routes\/outside)\//, ["shell/counting"]],
  [/^app\/(components\/referral|routes\/outside\/link)\//, ["agent/links", "session/register"]],
  [/^app\/components\/contracts\//, ["agent/contracts", "agent/pay"]],
  [
    /^app\/routes\/agent\//,
    [
      "agent/attention",
      "agent/branches",
      "agent/center",
      "agent/contracts",
      "agent/currencies",
      "agent/files",
      "agent/team",
      "agent/views",
      "agent/income",
      "agent/line",
      "agent/links",
      "agent/pay",
      "agent/phone",
      "agent/phone-day",
      "agent/reports",
      "agent/large-amounts",
    ],
  ],
  [
    /^app\/(reports|routes\/member)\//,
    [
      "member/breaks",
      "member/hub",
      "member/limits",
      "member/member",
      "member/deposit",
      "member/cashier",
      "session/session-over",
      "session/restored-forms",
      "agent/center",
      "agent/contracts",
      "agent/phone",
      "agent/phone-day",
      "agent/reports",
      "shell/menus",
      "shell/narrow",
      "member/security",
      "member/statement",
    ],
  ],
  [/^app\/routes\/session\/register\//, ["session/register"]],
  [
    /^app\/(forms|routes\/session|components\/(sign-in|social))\//,
    [
      "member/breaks",
      "session/login",
      "session/login-page",
      "agent/login",
      "session/register",
      "session/human-verification",
      "session/sign-in-codes",
      "session/sign-in-dialog",
      "session/sign-in-steps",
      "session/session-over",
      "session/restored-forms",
      "shell/lazy",
    ],
  ],
  [/^app\/ui\/lazy\//, ["shell/lazy", "agent/line", "agent/pay", "member/cashier"]],
  [
    /^app\/(routes\/shell|components\/(chat|shell|dialogs))\//,
    [
      "shell/shell",
      "shell/footer",
      "shell/header",
      "member/hub",
      "shell/page-dialogs",
      "shell/pictures",
      "shell/popup",
      "shell/walking",
      "shell/chat",
    ],
  ],
  [
    /^(search|app\/(routes\/search|components\/search|edge\/search))\//,
    ["lobby/search", "shell/header", "journeys/player-tasks"],
  ],
  [/^app\/(graphql|components\/shell\/account-updates)/, ["member/live"]],
  [/^(public\/service-worker|app\/(edge\/gate|components\/shell\/offline))/, ["shell/offline"]],
  [/^gateway\/developer\//, ["shell/platform-page"]],
  [/^(markets|app\/routes\/outside\/play-safely)\//, ["shell/play-safely", "shell/footer"]],
];
const everywhere = [
  "journeys/journey",
  "journeys/player-tasks",
  "shell/walking",
  "lobby/home",
  "shell/shell",
];

/** The files that a step depends on. It runs if one of them has changed; unit and e2e also choose their tests. */
const reads = {
  generated: /^(schema|tooling\/codegen)\/|^codegen\.ts$|^app\/.*\.tsx?$/,
  types:
    /^(app|gateway|brands|markets|sandbox)\/.*\.tsx?$|^schema\/|^(tsconfig|package)[\w.-]*json$/,
  "types-node": /\.(ts|tsx|mjs)$|^schema\/|^(tsconfig|package)[\w.-]*json$/,
  lint: /\.(ts|tsx|mjs|js|json|css|graphql)$/,
  schema: /^schema\/|^eslint\.config\.js$/,
  catalogue: /^gateway\/(domains\/|catalogue)|^docs\/catalogue\.md$/,
  knip: /\.(ts|tsx|mjs|css)$|^package[\w.-]*json$/,
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

/**
 * Returns the steps for the changed files, and what they leave out.
 * @param {string[]} files paths from the root
 * @returns {import("./tiers.mjs").Choice}
 */
export function choiceForChanges(files) {
  const steps = stepsForChanges(files);
  const specs = filesOf(["tests/e2e"], (file) => file.endsWith(".spec.ts"));
  return { steps, everything: false, about: leftOut(steps, stepsOf(false), specs.length) };
}

/** @param {string} file */
const isUnitTest = (file) =>
  /\.test\.tsx?$/.test(file) && !/^tests\/(?!(house|search)\/)/.test(file);

/**
 * Returns the steps of `npm test` for changed files, in their order, each with the runner's arguments.
 * @param {string[]} files paths from the root
 * @returns {Map<string, string[]>}
 */
export function stepsForChanges(files) {
  /** @type {Map<string, string[]>} */
  const steps = new Map();
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  for (const [name, pattern] of Object.entries(reads)) {
    if (files.some((file) => pattern.test(file))) steps.set(name, []);
  }
  if (files.length > 0) {
    // All unit tests that import them, directly or not. House tests read every file without importing it.
    const own = sources.filter((file) => !file.startsWith("tests/") || isUnitTest(file));
    const all = own.some((file) => /\.all\.test\.tsx?$/.test(file)) ? ["all"] : [];
    steps.set("unit", [...all, "related", ...own, "tests/house/"]);
  }
  const specs = specsFor(files);
  if (specs.length > 0)
    steps.set(
      "e2e",
      specs.map((name) => `e2e/${name}.spec`),
    );
  return steps;
}

/**
 * Returns a sentence about the steps that are left out.
 * @param {Map<string, string[]>} chosen from `stepsForChanges`
 * @param {string[]} whole the steps of the whole test
 * @param {number} specs how many files of browser tests there are
 */
export function leftOut(chosen, whole, specs) {
  const steps = whole.filter((name) => !chosen.has(name));
  const own = chosen.get("e2e");
  const parts = [
    ...steps,
    ...(own && own.length < specs ? [`${specs - own.length} of ${specs} files of e2e`] : []),
    ...(chosen.has("unit") ? ["unit tests that import no changed file"] : []),
  ];
  return `Left out: ${parts.join(", ") || "nothing"}. \`npm test\` runs everything.`;
}

/**
 * Returns the specs for these files.
 * @param {string[]} files
 * @returns {string[]}
 */
export function specsFor(files) {
  const names = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const own = /^tests\/e2e\/([\w/-]+)\.spec\.ts$/.exec(file)?.[1];
      if (own) return [own];
      const known = looksAt.find(([pattern]) => pattern.test(file));
      if (known) return known[1];
      const seen =
        /^(app|gateway|sandbox|brands|markets|schema)\/|^tests\/support\/|^tooling\/test\/playwright\.ts$|^playwright\.config/;
      return seen.test(file) ? everywhere : [];
    });
  return [...new Set(names)].sort();
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
