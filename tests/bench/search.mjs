import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { kB } from "../../tooling/worker/bundle-size.mjs";
import { budgets } from "./budgets.mjs";
import { selfSigned } from "./front.mjs";
import { phone, slowPage, startBrowser } from "./phone.mjs";
import { startShownPortal } from "./portal/listed-portal.mjs";
import { median } from "./portal/workerd.mjs";
import { row, within } from "./table.mjs";

const world = "bench-search";
/** What a visitor types, key by key. */
const typed = ["opal dragon", "golden", "wizrd of athens", "silver sp"];
const visits = 4;

/** @typedef {{brand: string, language: string, query: string, first: string[]}} Query */
/** @typedef {{kind: string, id: string}} Hit */
/** @typedef {{ready: boolean, version: string | null, groups: {hits: Hit[]}[]}} Found */
/**
 * @typedef {{entries: number, bytes: number, rank: number, firstKeysMs: number[], keysMs: number[], edgeMs: number[]}} SearchFigures
 *   `rank` is the mean reciprocal rank; `firstKeysMs` are first keys without an index, `keysMs` keys with it,
 *   `edgeMs` the edge's own time for a key
 */

/**
 * The search on a phone (slow 4G, a four times slower processor) with the sandbox's games (Q6), and the rank of the 150
 * queries (Q5).
 * @returns {Promise<SearchFigures>}
 */
export async function search() {
  const certificate = await selfSigned();
  const portal = await startShownPortal(certificate, { "x-dev-world": world });
  const browser = await startBrowser(certificate.spki);
  try {
    const { origin } = portal.runtime;
    await ready(origin);
    const { entries, bytes } = await indexOf(origin);
    const edgeMs = await edgeTimes(origin);
    const rank = await meanRank(origin);
    const firstKeysMs = [];
    const keysMs = [];
    for (let visit = 0; visit <= visits; visit += 1) {
      const keys = await visitor(browser, portal.origin);
      // The first visit warms the Worker and the browser up.
      if (visit === 0) continue;
      firstKeysMs.push(keys.first);
      keysMs.push(...keys.later);
    }
    return { entries, bytes, rank, firstKeysMs, keysMs, edgeMs };
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/**
 * @param {string} origin @param {string} text @param {string} [brand] @param {string} [language]
 * @returns {Promise<Found>}
 */
async function suggest(origin, text, brand = "aurora", language = "en") {
  const answer = await fetch(`${origin}/search/suggest?q=${encodeURIComponent(text)}`, {
    headers: { "x-dev-world": world, "x-dev-brand": brand, "accept-language": language },
  });
  return answer.json();
}

/** Waits until the indexes of both brands are built. @param {string} origin */
async function ready(origin) {
  const until = performance.now() + 180_000;
  for (const brand of ["aurora", "hanbit"]) {
    while (!(await suggest(origin, "a", brand)).ready) {
      if (performance.now() > until) throw new Error("The index was not built in three minutes");
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** @param {string} origin */
async function indexOf(origin) {
  const { version } = await suggest(origin, "a");
  const file = await fetch(`${origin}/search/index.json?lang=en&v=${version}`, {
    headers: { "x-dev-world": world },
  });
  const json = await file.text();
  return { entries: JSON.parse(json).entries.length, bytes: gzipSync(json).length };
}

/** Times of keys that the edge answers, without the round trip, which is that of `/healthz`. @param {string} origin */
async function edgeTimes(origin) {
  const texts = typed.flatMap((text) => [...text].map((_, at) => text.slice(0, at + 1)));
  /** @param {string} path */
  const timed = async (path) => {
    const start = performance.now();
    await (await fetch(origin + path, { headers: { "x-dev-world": world } })).arrayBuffer();
    return performance.now() - start;
  };
  const paths = texts.map((text) => `/search/suggest?q=${encodeURIComponent(text)}`);
  for (const path of paths) await timed(path);
  const trips = [];
  const times = [];
  for (const path of paths) {
    trips.push(await timed("/healthz"));
    times.push(await timed(path));
  }
  const trip = median(trips);
  return times.map((time) => Math.max(0, time - trip));
}

/** The mean reciprocal rank of the queries in tests/search. @param {string} origin */
async function meanRank(origin) {
  /** @returns {Query[]} @param {string} name */
  const read = (name) =>
    JSON.parse(readFileSync(new URL(`../search/${name}.json`, import.meta.url), "utf8"));
  const queries = [...read("queries"), ...read("queries-held-back")];
  let sum = 0;
  for (const { query, brand, language, first } of queries) {
    const { groups } = await suggest(origin, query, brand, language);
    const hits = groups.flatMap((group) => group.hits);
    const at = hits.findIndex(({ kind, id }) => first.includes(`${kind.toLowerCase()}:${id}`));
    if (at >= 0) sum += 1 / (at + 1);
  }
  return sum / queries.length;
}

/**
 * Opens the search on a phone, types a key before the index has come, and all others after it.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 */
async function visitor(browser, origin) {
  const context = await browser.newContext(phone);
  try {
    const page = await slowPage(context);
    await page.addInitScript(watch);
    const index = page.waitForResponse(/\/search\/index\.json/, { timeout: 120_000 });
    // Awaited below; an earlier failure is reported first.
    index.catch(() => undefined);
    await page.goto(`${origin}/search`, { waitUntil: "commit" });
    // A press on the field shows what is popular. It is repeated until the page is hydrated.
    const field = page.locator("main [role=combobox]");
    const option = page.locator("main [role=gridcell]").first();
    for (let press = 0; press < 30 && !(await option.isVisible()); press += 1) {
      await field.click({ timeout: 60_000 });
      await option.waitFor({ timeout: 2000 }).catch(() => undefined);
    }
    const key = async (/** @type {string} */ name) => {
      await page.evaluate(() => /** @type {any} */ (window).arm());
      await page.keyboard.press(name === " " ? "Space" : name);
      return page.evaluate(
        () => /** @type {Promise<number>} */ (/** @type {any} */ (window).shown),
      );
    };
    const first = await key("o");
    await (await index).finished();
    // Opening the index takes a moment, and until then the edge answers.
    await page.waitForTimeout(3000);
    await key("Backspace");
    const later = [];
    for (const text of typed) {
      for (const letter of text) {
        const ms = await key(letter);
        // A key that changes nothing in the list, such as a space, has no time.
        if (Number.isFinite(ms)) later.push(ms);
      }
      await field.fill("");
      await page.waitForTimeout(300);
    }
    return { first, later };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page before anything else. After `arm`, `shown` is the time in ms from the next key to the frame with
 * other results; infinite without any within two seconds.
 */
function watch() {
  Object.assign(window, {
    arm() {
      const list = document.querySelector("main [role=search]");
      if (!list) throw new Error("There is no search");
      const shown = new Promise((resolve) => {
        let pressedAt = Number.NaN;
        const key = (/** @type {KeyboardEvent} */ event) => {
          pressedAt = event.timeStamp;
        };
        addEventListener("keydown", key, { capture: true, once: true });
        const observer = new MutationObserver((changes) => {
          const isResult = changes.some(({ target }) => {
            const element = target instanceof Element ? target : target.parentElement;
            return element?.closest("[role=grid], [role=status]");
          });
          if (!isResult || Number.isNaN(pressedAt)) return;
          done(() => performance.now() - pressedAt);
        });
        const limit = setTimeout(() => done(() => Number.POSITIVE_INFINITY), 2000);
        const done = (/** @type {() => number} */ time) => {
          observer.disconnect();
          clearTimeout(limit);
          // The frame after the change, which shows it.
          requestAnimationFrame(() => setTimeout(() => resolve(time()), 0));
        };
        observer.observe(list, { subtree: true, childList: true, characterData: true });
      });
      Object.assign(window, { shown });
    },
  });
}

const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
/** @param {number[]} values @param {number} share */
const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length - 1) * share)] ?? Number.NaN;

/** @param {SearchFigures} found */
export const searchRows = ({ entries, bytes, rank, firstKeysMs, keysMs, edgeMs }) => [
  row(`search: index of ${entries} entries in English, gzip`, kB(bytes)),
  within(
    `search: key to results with the index (${keysMs.length} keys), median`,
    median(keysMs),
    budgets.searchKey,
    ms,
  ),
  row("search: the same, 95 %", ms(at(keysMs, 0.95))),
  within(
    "search: first key on slow 4G, before the index, median",
    median(firstKeysMs),
    budgets.searchFirstKey,
    ms,
  ),
  row("search: the same, slowest", ms(Math.max(...firstKeysMs))),
  within("search: the edge's own time for a key, median", median(edgeMs), budgets.searchEdge, ms),
  row("search: the same, 95 %", ms(at(edgeMs, 0.95))),
  row("search: mean reciprocal rank of the 150 queries", rank.toFixed(3)),
];
