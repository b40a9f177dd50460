import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { relative } from "node:path";
import { createServer } from "vite";
import { build } from "../build/build.mjs";
import { at, root } from "../command/paths.mjs";
import { devContext } from "./context.mjs";
import { send, toRequest } from "./node-http.mjs";

/**
 * Starts Vite with Remix's pages behind the Worker: it serves modules and renders documents. The browser connects to
 * it directly for hot updates only.
 * @param {{port: number, portalOrigin: string, host?: string}} options
 */
export async function startVite({ port, portalOrigin, host = "127.0.0.1" }) {
  // The context header contains the brand and exceeds the default limit of 16 KiB.
  const http = createHttpServer({ maxHeaderSize: 128 * 1024 });
  const vite = await createServer({
    root,
    appType: "custom",
    plugins: [servePlayground, renderPages(portalOrigin)],
    mode: "development",
    // Packages are pre-bundled before the first page, because a package that is found later would load a second copy
    // of React.
    optimizeDeps: {
      entries: [
        "app/**/*.{ts,tsx}",
        "!app/**/*.test.{ts,tsx}",
        "!app/edge/**",
        "!app/session/**",
        "!app/**/*.server.{ts,tsx}",
        "!app/entry.{worker,server}.{ts,tsx}",
      ],
    },
    server: {
      middlewareMode: true,
      hmr: { server: http, host, clientPort: port, protocol: "ws" },
      watch: { ignored: ["**/build/**", "**/.portico/**", "**/.wrangler/**", "**/sandbox/**"] },
      cors: { origin: portalOrigin },
    },
  });
  http.on("request", vite.middlewares);
  await new Promise((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, host, () => resolve(undefined));
  });
  return {
    origin: `http://${host}:${port}`,
    async stop() {
      http.closeAllConnections();
      http.close();
      await vite.close();
    },
  };
}

/**
 * Builds the playground when a browser first opens it, because that takes longer than the first page.
 * @type {import("vite").Plugin}
 */
const servePlayground = {
  name: "portico:serve-playground",
  configureServer(vite) {
    vite.middlewares.use("/playground", async (incoming, outgoing, next) => {
      const [, kind] = /^\/playground\.(js|css)$/.exec(incoming.url ?? "") ?? [];
      if (!kind) return next();
      try {
        await build({ say: (text) => vite.config.logger.info(text), only: ["playground"] });
        const type = kind === "js" ? "text/javascript" : "text/css";
        outgoing.writeHead(200, { "content-type": type });
        outgoing.end(readFileSync(at(`build/playground/playground.${kind}`)));
      } catch (error) {
        next(error);
      }
    });
  },
};

/**
 * Renders documents after Vite's own middlewares. It is a plugin, because Vite keeps only middlewares of plugins when
 * it restarts.
 * @param {string} portalOrigin
 * @returns {import("vite").Plugin}
 */
function renderPages(portalOrigin) {
  return {
    name: "portico:render-pages",
    configResolved(config) {
      // Vite's configuration imports texts for the build only, so an edited text doesn't restart Vite.
      const { configFileDependencies: files } = config;
      const stored = files.filter((file) => !relative(root, file).startsWith("app/"));
      files.splice(0, files.length, ...stored);
    },
    configureServer: (vite) => () => {
      vite.middlewares.use(async (incoming, outgoing, next) => {
        try {
          const request = toRequest(incoming, outgoing, portalOrigin);
          const module = await vite.ssrLoadModule("virtual:remix/server-build");
          const build = /** @type {import("@remix-run/cloudflare").ServerBuild} */ (module);
          const context = devContext(request, portalOrigin);
          const { createRequestHandler } =
            /** @type {typeof import("../../app/entry.server.tsx")} */ (
              /** @type {unknown} */ (build.entry.module)
            );
          const answer = await createRequestHandler(build, "development")(request, context);
          const headers = new Headers(answer.headers);
          for (const [name, value] of context.answerHeaders) headers.append(name, value);
          const { status, statusText } = answer;
          await send(new Response(answer.body, { status, statusText, headers }), outgoing);
        } catch (error) {
          // Without this, Vite's own error handler would answer 404.
          if (outgoing.headersSent) return next(error);
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
          vite.config.logger.error(text);
          outgoing.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(text);
        }
      });
    },
  };
}
