import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../../../tooling/test/browser.mjs";
import { portalScripts } from "../../support/route-scripts.mjs";
import { writeRecorded } from "./script-sizes.mjs";

/**
 * JavaScript of home, of each area and of each page, from the build's files.
 * @param {string} origin
 */
export async function builtScripts(origin) {
  const html = await (await fetch(`${origin}/`, { headers: { accept: "text/html" } })).text();
  return portalScripts(
    html,
    async (path) => new Uint8Array(await (await fetch(origin + path)).arrayBuffer()),
  );
}

/**
 * Records the sizes of scripts, against which the next change is compared.
 * @param {string} origin
 * @param {string} why the reason of a jump
 */
export const record = async (origin, why) => writeRecorded(await builtScripts(origin), why);

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
