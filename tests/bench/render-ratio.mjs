import { readFileSync } from "node:fs";
import { fromHtml } from "hast-util-from-html";
import { at } from "../../tooling/command/paths.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { startWorkerd } from "./portal/workerd.mjs";
import { esbuild } from "./tools.mjs";
import { inTurns } from "./turns.mjs";

/** @typedef {import("./written.ts").Written} Written */

const rounds = 12;
const renderer = at("node_modules/react-dom/cjs/react-dom-server.browser.production.min.js");

/**
 * Renders the home page's tags, attributes and texts with plain React and with React as patched by
 * `tooling/worker/server-modules.ts`, alternating in one workerd, and compares both with writing the finished text.
 * Both must return the same bytes.
 * @param {{origin: string}} portal
 */
export async function renderRatio({ origin }) {
  const html = await (await fetch(`${origin}/`, { headers: { accept: "text/html" } })).text();
  const page = fromHtml(html).children.find(
    (each) => each.type === "element" && each.tagName === "html",
  );
  if (!page) throw new Error("Home is no page");
  const worker = await startWorkerd({
    port: await freePort(),
    code: { "main.js": await bundle() },
    vars: { PAGE: JSON.stringify(nodeOf(page)) },
  });
  try {
    /** @param {string} way */
    const text = async (way) => (await fetch(`${worker.origin}/${way}`)).text();
    const [plain, quicker] = [await text("plain"), await text("quicker")];
    if (plain !== quicker) throw new Error("The renderer with our encoder wrote another page");
    if (plain.length < html.length / 3) throw new Error(`Only ${plain.length} characters of home`);
    const found = await inTurns(worker, ["quicker", "plain", "written"], rounds);
    return { bytes: Buffer.byteLength(plain), ...found };
  } finally {
    await worker.stop();
  }
}

/**
 * @param {import("hast").RootContent} node
 * @returns {Written | null} null for a node that is neither text nor element
 */
function nodeOf(node) {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return null;
  const stored = Object.entries(node.properties).map(([name, each]) => [
    name.replace(/^(aria|data)([A-Z].*)$/, (_all, kind, rest) => kind + dashed(rest)),
    name === "style" ? styleOf(String(each)) : Array.isArray(each) ? each.join(" ") : each,
  ]);
  return [
    node.tagName,
    Object.fromEntries(stored),
    ...node.children.map(nodeOf).filter((each) => each !== null),
  ];
}

/** @param {string} name */
const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param {string} text */
function styleOf(text) {
  const rules = text.split(";").filter((rule) => rule.includes(":"));
  return Object.fromEntries(
    rules.map((rule) => {
      const name = rule.slice(0, rule.indexOf(":")).trim();
      const key = name.startsWith("--")
        ? name
        : name.replace(/-(.)/g, (_all, a) => a.toUpperCase());
      return [key, rule.slice(rule.indexOf(":") + 1).trim()];
    }),
  );
}

/** The Worker with both renderers, each in its own module. */
async function bundle() {
  const code = readFileSync(renderer, "utf8");
  const encoder = JSON.stringify(at("app/page-data/quick-text-encoder.ts"));
  /** @type {Record<string, string>} */
  const contents = {
    plain: code,
    quicker: `const { QuickTextEncoder: TextEncoder } = require(${encoder});\n${code}`,
  };
  /** @type {import("esbuild").Plugin} */
  const renderers = {
    name: "renderers",
    setup(build) {
      build.onResolve({ filter: /^renderer:/ }, ({ path }) => ({ path, namespace: "renderer" }));
      build.onLoad({ filter: /.*/, namespace: "renderer" }, ({ path }) => ({
        contents: contents[path.slice("renderer:".length)],
        resolveDir: at("node_modules/react-dom/cjs"),
      }));
    },
  };
  const { outputFiles } = await esbuild.build({
    entryPoints: [at("tests/bench/workers/render-ratio.worker.mjs")],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [renderers],
  });
  const [output] = outputFiles;
  if (!output) throw new Error("esbuild wrote nothing");
  return output.text;
}
