/**
 * All modules of packages that the build replaces by a module of ours. No build step changes a package's source.
 * `tests/house/replacements.test.ts` holds each row: the package has this version, and no source of ours contains one of
 * the words. When a package gets a new version, read the module again and measure the saving again (decision 0029).
 *
 * @typedef {object} Replacement
 * @property {string} package
 * @property {string} version the installed one that was read
 * @property {string} module the module that is replaced, as the build meets it
 * @property {"pages on the server" | "pages in the browser" | "Worker"} build the build that replaces it
 * @property {string} by a file of this repository, or a module of the package itself
 * @property {string} reason
 * @property {string} saving of the production Worker, gzip, measured on 2026-11-23
 * @property {string[]} unused words that our sources may not contain, because the replacement does not have them
 */

/** @type {Replacement[]} */
export const replacements = [
  {
    package: "react-dom",
    version: "18.3.1",
    module: "react-dom",
    build: "pages on the server",
    by: "tooling/patches/react-dom-on-server.ts",
    reason:
      "Pages take only flushSync and createPortal from it, which have no effect without a document.",
    saving: "43.9 kB",
    unused: ["findDOMNode", "unstable_batchedUpdates", "unmountComponentAtNode"],
  },
  {
    package: "@remix-run/react",
    version: "2.17.5",
    module: "./routeModules.js",
    build: "pages in the browser",
    by: "app/ui/lazy/load-route.ts",
    reason:
      "When the code of the next page does not load, Remix reloads the current page without a message. Ours tries again, and waits for the network when the browser is offline (R53, E12, A72).",
    saving: "none",
    unused: ["unstable_prefetchRoute"],
  },
  {
    package: "i18next",
    version: "23.16.8",
    module: "i18next",
    build: "Worker",
    by: "tooling/patches/no-i18next.ts",
    reason:
      "remix-i18next imports it for a helper that nothing here calls. Only its language detector runs.",
    saving: "14.7 kB",
    unused: ["RemixI18Next("],
  },
  {
    package: "graphql-yoga",
    version: "5.24.1",
    module: "graphql-yoga/esm/landing-page-html.js",
    build: "Worker",
    by: "tooling/patches/yoga-landing-page.ts",
    reason: "`landingPage: false` switches this page off.",
    saving: "5.2 kB",
    unused: ["landingPage: true"],
  },
  {
    package: "graphql-yoga",
    version: "5.24.1",
    module: "graphql-yoga/esm/plugins/use-graphiql.js",
    build: "Worker",
    by: "tooling/patches/yoga-graphiql.ts",
    reason:
      "`graphiql: false` switches it off, and a Worker in production contains no page for developers (A150). The playground is built apart.",
    saving: "0.8 kB",
    unused: ["graphiql: true", "renderGraphiQL"],
  },
  {
    package: "@graphql-tools/executor",
    version: "2.1.0",
    module: "@graphql-tools/executor/esm/index.js",
    build: "Worker",
    by: "tooling/patches/graphql-executor.ts",
    reason: "`gateway/graphql/yoga.ts` runs every operation with graphql's own executor.",
    saving: "11.2 kB",
    unused: ["normalizedExecutor"],
  },
];
