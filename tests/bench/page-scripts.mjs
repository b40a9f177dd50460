import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../../tooling/test/browser.mjs";
import { routeScripts } from "../support/route-scripts.mjs";

/**
 * JavaScript of the home page, of the list of routes and of the largest further route, from the build's files.
 * @param {string} origin
 */
export async function builtScripts(origin) {
  const html = await (await fetch(`${origin}/`, { headers: { accept: "text/html" } })).text();
  const { further, ...counted } = await routeScripts(
    html,
    async (path) => new Uint8Array(await (await fetch(origin + path)).arrayBuffer()),
  );
  const [id = "", bytes = 0] = Object.entries(further).sort(([, a], [, b]) => b - a)[0] ?? [];
  return { ...counted, largest: { id, bytes } };
}

/**
 * JavaScript that a browser requests on a page, with preloads and dynamic imports, until the network is idle.
 * @param {string} origin
 * @param {string[]} paths
 * @returns {Promise<Record<string, {files: number, bytes: number, gzip: number}>>}
 */
export async function pageScripts(origin, paths) {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    chromiumSandbox: false,
    args: browserFlags,
  });
  try {
    /** @type {Record<string, {files: number, bytes: number, gzip: number}>} */
    const found = {};
    for (const path of paths) found[path] = await scriptsOf(browser, origin + path);
    return found;
  } finally {
    await browser.close();
  }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 */
async function scriptsOf(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  /** @type {Map<string, Buffer>} */
  const bodies = new Map();
  /** @type {Promise<unknown>[]} */
  const reading = [];
  page.on("response", (answer) => {
    const type = answer.headers()["content-type"] ?? "";
    if (!type.includes("javascript")) return;
    reading.push(answer.body().then((body) => bodies.set(answer.url(), body)));
  });
  const document = await page.goto(url, { waitUntil: "networkidle" });
  if (!document?.ok()) throw new Error(`${url} answered ${document?.status()}`);
  await Promise.all(reading);
  await page.close();
  const all = [...bodies.values()];
  return {
    files: all.length,
    bytes: all.reduce((sum, body) => sum + body.length, 0),
    gzip: all.reduce((sum, body) => sum + gzipSync(body).length, 0),
  };
}
