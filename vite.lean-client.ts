import type { Plugin } from "vite";
import { leanAnywhere, router } from "./vite.lean-server.ts";

/** A text, or all places of a pattern, and what comes instead; a file without it stops the build. */
interface Cut {
  find: string | RegExp;
  put: string;
}

const remix = "/@remix-run/react/dist/esm";
/** `future` flags that `vite.config.ts` settles. */
const singleFetch: Cut = {
  find: /(?:window\.__remixContext\.)?future\.v3_singleFetch(?: === true)?\b/g,
  put: "true",
};
const noClientLoader: Cut = { find: /[\w.[\]]+\.hasClient(?:Loader|Action)\b/g, put: "false" };

/**
 * What React's renderer calls the parts of its own books, which nobody else reads: said thousands of times, they are
 * shorter in a build.
 */
const ownNames: readonly Cut[] = [
  "memoizedState stateNode updateQueue alternate memoizedProps pendingProps containerInfo childLanes subtreeFlags",
  "elementType baseState _wrapperState lastBaseUpdate pendingLanes interleaved suspendedLanes blockedOn firstBaseUpdate",
  "_reactInternals deletions pendingContext isDehydrated hasEagerState lastEffect firstContext callbackNode",
  "lastRenderedReducer pingedLanes lastRenderedState baseLanes callbackPriority finishedLanes retryLane",
  "pendingSuspenseBoundaries renderingStartTime finishedWork eagerState timeoutHandle _internalRoot baseQueue",
  "expirationTimes entangledLanes eventTime _valueTracker entanglements expiredLanes eventSystemFlags targetContainers",
  "mutableSourceEagerHydrationData dehydrated",
]
  .flatMap((line) => line.split(" "))
  .map((name, at) => ({ find: new RegExp(`\\b${name}\\b`, "g"), put: `$$${at.toString(36)}` }));

/**
 * React's renderer for browsers. It is minified as it comes, so these are its own short names.
 */
const reactDom: readonly Cut[] = [
  // The ways in that Remix doesn't take: React 17's, and a root without server's HTML.
  {
    find: /exports\.(?:__SECRET\w+|findDOMNode|hydrate|render|createRoot|unmountComponentAtNode|unstable_\w+)=[\s\S]*?;(?=\s*exports\.)/g,
    put: "",
  },
  // So every tree is concurrent (`fiber.mode & 1`).
  { find: /0===\(\w+(?:\.\w+)?\.mode&1\)/g, put: "!1" },
  { find: /0!==\(\w+(?:\.\w+)?\.mode&1\)/g, put: "!0" },
  { find: 'if("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)', put: "if(!1)" },
  // Internet Explorer's way to tell of a change.
  { find: "var we=!1;if(ia){", put: "var we=!0;if(!1){" },
  // Events that no page listens to: onSelect, onBeforeInput, onComposition….
  {
    find: /xa=d\?ue\(d\):window;switch\(a\)\{case "focusin":[\s\S]*?e\.data=\$a\)(?=\}se\(g,b\))/,
    put: "",
  },
  {
    find: /fa\("on(?:Select|BeforeInput|Composition\w+)",(?:\[[^\]]*\]|"[^"]*"\.split\(" "\))\);/g,
    put: "",
  },
  // Context of React 15.
  { find: "a=a.childContextTypes;return null!==a&&void 0!==a", put: "return!1" },
  ...ownNames,
];

/**
 * By the end of a file's name: what the browser's half of Remix and its router carries and no page of this
 * portal can reach. Only the switches are turned here; what is behind them then falls to Rollup and to the
 * minifier. `tests/house/lean-client.test.ts` keeps the portal from asking for what is gone (decision 0023).
 */
export const cuts: Readonly<Record<string, readonly Cut[]>> = {
  [`${remix}/browser.js`]: [
    // Data may have come with the page (`vite.lean-server.ts`).
    {
      find: /if \(window\.__remixContext\.future\.v3_singleFetch\)(?= \{\n {6}\/\/ Note)/,
      put: "if (!window.__remixContext.state)",
    },
    singleFetch,
    { find: /window\.__remixContext\.isSpaMode/g, put: "false" },
    // Routes that are discovered while one walks about, and those of development.
    { find: /patchRoutesOnNavigation: get.*/, put: "patchRoutesOnNavigation: undefined" },
    { find: /^ {2}useFogOFWarDiscovery\(.*;$/m, put: "" },
    { find: "router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;", put: "" },
  ],
  [`${remix}/routes.js`]: [
    singleFetch,
    noClientLoader,
    { find: /\b(?:routeModule|mod|lazyRoute)\.client(?:Loader|Action)\b(?!\.)/g, put: "undefined" },
    { find: /(?<=let HydrateFallback = ).*(?=;)/, put: "undefined" },
    { find: /\bif \(isSpaMode\)/g, put: "if (false)" },
    { find: "return isSpaMode && route", put: "return false && route" },
    // A route's data without single fetch.
    { find: 'if (typeof singleFetch === "function")', put: "if (true)" },
    { find: "if (needsRevalidation)", put: "if (false)" },
  ],
  [`${remix}/components.js`]: [
    singleFetch,
    noClientLoader,
    { find: "isFogOfWarEnabled(future, isSpaMode)", put: "false" },
    { find: "isSpaMode && !isHydrated", put: "false" },
    // What only a server writes into the document, and data that is deferred without single fetch.
    { find: "= staticContext ?", put: "= false ?" },
    { find: "= !isStatic ?", put: "= true ?" },
    { find: "!activeDeferreds ?", put: "true ?" },
    { find: /if \(!isStatic && typeof __remixContext.*(?= \{)/, put: "if (false)" },
    { find: "if (renderMeta)", put: "if (false)" },
  ],
  [`${remix}/links.js`]: [singleFetch, noClientLoader],
  [`${remix}/single-fetch.js`]: [noClientLoader],
  [router]: [
    { find: "= init.patchRoutesOnNavigation;", put: "= undefined;" },
    { find: /\bfogOfWar\.active\b(?! =)/g, put: "false" },
    { find: /\bif \(isFogOfWar\)/g, put: "if (false)" },
    // Data that is deferred without single fetch.
    { find: /(?<!function )\bisDeferred(?:Result|Data)\(\w+\)/g, put: "false" },
    // Blockers (`useBlocker`) and view transitions.
    { find: /if \(blockerFunctions\.size === 0\)/g, put: "if (true)" },
    {
      find: "if (pendingAction === Action.Pop) {\n      // Forward",
      put: "if (false) {\n      //",
    },
    { find: "} else if (pendingViewTransitionEnabled) {", put: "} else if (false) {" },
    // Warnings for developers; production says them too.
    { find: /^function warning\(cond, message\) \{/m, put: "$& return;" },
  ],
  "/react-router-dom/dist/index.js": [
    { find: "if (!viewTransitionOpts || isViewTransitionUnavailable)", put: "if (true)" },
    { find: "if (vtContext.isTransitioning &&", put: "if (false &&" },
    { find: /if \(renderDfd && pendingState &&/g, put: "if (false &&" },
    { find: "if (!vtContext.isTransitioning && interruption)", put: "if (false)" },
    { find: "useViewTransitionState(path) &&", put: "false &&" },
  ],
  "/react-dom/cjs/react-dom.production.min.js": reactDom,
};

/**
 * A file without what is cut from it.
 * @throws Error when a place of a cut is not there: another version of the package, to be read anew
 */
export function cut(file: string, code: string): string {
  // Routes are made once here as there: a press that asks for anything finds its page twice.
  let kept = file === router ? leanAnywhere(file, code) : code;
  for (const { find, put } of cuts[file] ?? []) {
    const next = kept.replace(find, put);
    if (next === kept) throw new Error(`${file} has no ${find}; vite.lean-client.ts knows another`);
    kept = next;
  }
  return kept;
}

/** Takes the cuts in the browser's half of a build. */
export function leanClient(): Plugin {
  const missed = new Set(Object.keys(cuts));
  let browser = false;
  return {
    name: "portico:lean-client",
    apply: "build",
    configResolved({ build }) {
      browser = !build.ssr;
    },
    transform(code, id, options) {
      if (options?.ssr) return null;
      const file = Object.keys(cuts).find((end) => id.endsWith(end));
      if (!file) return null;
      missed.delete(file);
      return { code: cut(file, code), map: null };
    },
    buildEnd(error) {
      if (!error && browser && missed.size > 0) {
        throw new Error(`vite.lean-client.ts looks for ${[...missed].join(", ")}`);
      }
    },
  };
}
