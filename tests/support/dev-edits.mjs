import { setTimeout as pause } from "node:timers/promises";

const html = { accept: "text/html" };
const query = JSON.stringify({
  query: '{ __type(name: "System") { fields { name } } system { location } }',
});
const graphqlHeaders = {
  "content-type": "application/json",
  "sec-fetch-site": "same-origin",
  "x-portico": "1",
};

/**
 * An edit of one source file of each kind, and the response of the portal that shows it.
 * @typedef {object} Edit
 * @property {string} kind
 * @property {string} file
 * @property {string} text the first occurrence in the file is replaced
 * @property {string} by the replacement
 * @property {"page" | "help" | "gateway" | `/app/${string}`} at the address of the response that shows the edit
 * @property {string} shows
 */

/** Typical edits of a developer; their order does not matter. @type {readonly Edit[]} */
export const edits = [
  {
    kind: "page",
    file: "app/routes/lobby/home/route.tsx",
    text: 'title: message(context, "home.title", { tagline })',
    by: 'title: "A page edited"',
    at: "page",
    shows: "A page edited",
  },
  {
    kind: "text",
    file: "app/locales/en/everywhere/nav.ts",
    text: 'home: "Home"',
    by: 'home: "A text edited"',
    at: "page",
    shows: "A text edited",
  },
  {
    kind: "style",
    file: "app/styles/app.css",
    text: "--color-white: #fff",
    by: "--color-white: #fefdfc",
    at: "/app/styles/app.css",
    shows: "#fefdfc",
  },
  {
    kind: "schema",
    file: "schema/system.graphql",
    text: "  status: SystemStatus!",
    by: "  edited: String\n  status: SystemStatus!",
    at: "gateway",
    shows: '"edited"',
  },
  {
    kind: "gateway",
    file: "gateway/domains/system/resolvers.ts",
    text: "system.answer?.location ?? null",
    by: '"an edited place"',
    at: "gateway",
    shows: "an edited place",
  },
  {
    kind: "brand",
    file: "brands/aurora.ts",
    text: 'name: "Aurora"',
    by: 'name: "Edited Aurora"',
    at: "page",
    shows: "Edited Aurora",
  },
  {
    kind: "sandbox",
    file: "sandbox/domains/system/help-english.ts",
    text: "How do I start playing?",
    by: "An edited question?",
    at: "help",
    shows: "An edited question?",
  },
];

/**
 * Reads the response that an edit changes.
 * @param {string} origin the portal's origin
 * @param {Edit["at"]} at
 */
export async function read(origin, at) {
  const answer = await (at === "gateway"
    ? fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { ...graphqlHeaders, origin },
        body: query,
      })
    : at === "page" || at === "help"
      ? fetch(origin + (at === "page" ? "/" : "/help"), { headers: html })
      : fetch(origin + at, { headers: { accept: "text/css,*/*" } }));
  return answer.text();
}

/**
 * Waits without a time limit until a response shows the edit. Returns the milliseconds.
 * @param {string} origin the portal's origin
 * @param {Edit} edit
 */
export async function seen(origin, { at, shows }) {
  const started = performance.now();
  for (;;) {
    // A connection may end without a response while the Workers are replaced.
    const text = await read(origin, at).catch(() => "");
    if (text.includes(shows)) return performance.now() - started;
    await pause(50);
  }
}
