/**
 * The server of `/dev/brand` (B9): the editor's page and what it writes. It is on 127.0.0.1 only, and answers to the
 * portal of `npm run dev` alone, which passes on what its own pages send.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { runnerImport } from "vite";
import { build } from "../build/build.mjs";
import { at } from "../command/paths.mjs";
import { send, toRequest } from "../dev/node-http.mjs";

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Brand editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/dev/brand/editor.css">
</head>
<body>
<div id="editor"><noscript>The editor needs JavaScript.</noscript></div>
<script type="module" src="/dev/brand/editor.js"></script>
</body>
</html>`;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * @param {{root: string, say: (text: string) => void}} options `root` is the repository whose brand files are edited
 * @returns {Promise<{origin: string, stop: () => Promise<void>}>}
 */
export async function startEditor({ root, say }) {
  const server = createServer(async (incoming, outgoing) => {
    const request = toRequest(incoming, outgoing, "http://editor.invalid");
    const answer = await answerOf(request, { root, say }).catch((error) => {
      const text = error instanceof Error ? error.message : String(error);
      // By its name, because a module that Vite loads has a class of its own.
      const isRefusal = error instanceof Error && error.name === "Refusal";
      if (!isRefusal) say(`The editor of brands failed: ${error?.stack ?? text}`);
      return Response.json({ message: text }, { status: isRefusal ? 422 : 500 });
    });
    await send(answer, outgoing);
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(() => resolve(undefined));
      });
    },
  };
}

/**
 * Whether the portal passes this on for one of its own pages. A page of another site can't send the header without a
 * leave that is never given, and a name that leads to this machine is no name of the portal.
 * @param {Request} request
 */
function isFromPortal({ headers, method }) {
  const host = headers.get("x-forwarded-host") ?? "";
  if (!/^(localhost|127\.0\.0\.1):\d+$/.test(host)) return false;
  return method === "GET" || headers.get("origin") === `http://${host}`;
}

/** @param {Request} request @param {{root: string, say: (text: string) => void}} options */
async function answerOf(request, { root, say }) {
  if (!isFromPortal(request)) return new Response("Forbidden", { status: 403 });
  const { pathname, searchParams } = new URL(request.url);
  const what = `${request.method} ${pathname.replace(/^\/dev\/brand\/?/, "")}`;
  const id = searchParams.get("brand") ?? "";
  switch (what) {
    case "GET ":
      return new Response(page, {
        headers: {
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-store",
          "content-security-policy": policy,
        },
      });
    case "GET editor.js":
      await build({ say, only: ["editor"] });
      return file("build/editor/editor.js", "text/javascript");
    case "GET editor.css":
      await build({ say, only: ["editor"] });
      return file("build/editor/editor.css", "text/css");
    case "GET brands.json": {
      /** @type {typeof import("../../brands/index.ts")} */
      const { brandFiles } = await load(root, "brands/index.ts");
      return json(brandFiles);
    }
    case "POST save": {
      /** @type {typeof import("../brand/save-brand.ts")} */
      const { saveBrand } = await load(root, "tooling/brand/save-brand.ts");
      const saved = await saveBrand(root, id, await request.json());
      return json(saved, "problems" in saved ? 422 : 200);
    }
    case "POST pictures": {
      /** @type {typeof import("../brand/pictures/take-pictures.ts")} */
      const { takePictures, uses } = await load(root, "tooling/brand/pictures/take-pictures.ts");
      const use = uses.find((each) => each === searchParams.get("use"));
      if (!use) return json({ message: "There is no such picture." }, 422);
      const bytes = Buffer.from(await request.arrayBuffer());
      return json(await takePictures(root, id, { [use]: bytes }));
    }
    default:
      return new Response("Not found", { status: 404 });
  }
}

/** @param {unknown} value @param {number} [status] */
const json = (value, status = 200) =>
  Response.json(value, { status, headers: { "cache-control": "no-store" } });

/** @param {string} path @param {string} type */
const file = (path, type) =>
  new Response(readFileSync(at(path)), {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" },
  });

/**
 * Loads a module as it is now, with what it imports: brand files change while this runs.
 * @template T
 * @param {string} root
 * @param {string} path
 * @returns {Promise<T>}
 */
async function load(root, path) {
  const loading = /** @type {const} */ ({ root, configFile: false, logLevel: "error" });
  const { module } = await runnerImport(join(root, path), loading);
  return /** @type {T} */ (module);
}
