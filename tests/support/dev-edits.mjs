import { setTimeout as pause } from "node:timers/promises";

const html = { accept: "text/html" };
const query = JSON.stringify({
  query: '{ __type(name: "System") { fields { name } } system { location } }',
});
const asked = {
  "content-type": "application/json",
  "sec-fetch-site": "same-origin",
  "x-portico": "1",
};

/**
 * An edit of one source of each kind, and the answer of the portal that shows it.
 * @typedef {object} Edit
 * @property {string} kind
 * @property {string} file
 * @property {string} text the first one of the file is replaced
 * @property {string} by what it is replaced by
 * @property {"page" | "help" | "gateway" | `/app/${string}`} at where the answer is read
 * @property {string} shows
 */

/** What a developer changes all day; the order does not matter. @type {readonly Edit[]} */
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
    file: "app/locales/en/nav.ts",
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
 * Reads the answer that an edit changes.
 * @param {string} origin the portal's
 * @param {Edit["at"]} at
 */
export async function read(origin, at) {
  const answer = await (at === "gateway"
    ? fetch(`${origin}/graphql`, { method: "POST", headers: { ...asked, origin }, body: query })
    : at === "page" || at === "help"
      ? fetch(origin + (at === "page" ? "/" : "/help"), { headers: html })
      : fetch(origin + at, { headers: { accept: "text/css,*/*" } }));
  return answer.text();
}

/**
 * Waits until an answer shows the edit, however long that takes, and returns the milliseconds.
 * @param {string} origin the portal's
 * @param {Edit} edit
 */
export async function seen(origin, { at, shows }) {
  const started = performance.now();
  for (;;) {
    // While the Workers are exchanged, a connection may end without an answer.
    const text = await read(origin, at).catch(() => "");
    if (text.includes(shows)) return performance.now() - started;
    await pause(50);
  }
}
