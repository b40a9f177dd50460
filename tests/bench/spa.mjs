import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { build } from "vite";
import { at, privateDir } from "../../tooling/command/paths.mjs";

const folder = `${privateDir}/bench/spa`;

/** @type {Record<string, string>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/**
 * Builds the single-page app and returns its server: files as from a static host, and the platform's calls under /api,
 * forwarded with the headers that the portal sends.
 * @param {{portal: {origin: string, sandboxOrigin: string}, sandboxPort: number, world: string, pictures: string}}
 *   place `pictures`: the origin of the platform's
 * @returns {Promise<(incoming: {url: string}) => import("./front.mjs").Target | import("./front.mjs").Ready>}
 */
export async function singlePageApp({ portal, sandboxPort, world, pictures }) {
  await build({
    root: at("tests/bench/spa"),
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __PICTURES__: JSON.stringify(pictures) },
    build: { outDir: folder, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  });
  const headersOf = await headersOfCalls(portal, world);
  return ({ url }) => {
    if (!url.startsWith("/api/")) return file(url);
    const path = url.slice("/api".length);
    const headers = headersOf(path);
    return { port: sandboxPort, path, headers: { ...headers, host: `${world}.sandbox.internal` } };
  };
}

/**
 * One page view of the portal shows the headers of each call.
 * @param {{origin: string, sandboxOrigin: string}} portal
 * @param {string} world
 */
async function headersOfCalls({ origin, sandboxOrigin }, world) {
  const headers = { accept: "text/html", "x-dev-world": world };
  const page = await fetch(`${origin}/`, { headers });
  await page.arrayBuffer();
  const answer = await fetch(`${sandboxOrigin}/__sandbox/calls?world=${world}`);
  /** @type {{path: string, moduleId: string | null, merchant: string, language: string}[]} */
  const calls = await answer.json();
  /** @param {string} requested */
  return (requested) => {
    const { pathname } = new URL(requested, "http://platform.internal");
    const call = calls.find(({ path }) => path === pathname);
    if (!call) throw new Error(`The portal never asked for ${pathname}`);
    const { moduleId, merchant, language } = call;
    return { merchant, language, ...(moduleId ? { moduleid: moduleId } : {}) };
  };
}

/**
 * @param {string} url
 * @returns {import("./front.mjs").Ready}
 */
function file(url) {
  const path = url === "/" ? "/index.html" : url;
  const found = [`${folder}${path}`, at(`public${path}`)].find((each) => existsSync(each));
  if (!found || path.includes("..")) return { status: 404, headers: {}, body: Buffer.alloc(0) };
  const stored = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
  const headers = { "content-type": types[extname(path)] ?? "", "cache-control": stored };
  return { status: 200, headers, body: readFileSync(found) };
}
