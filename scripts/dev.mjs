/**
 * `npm run dev`: the portal of `npm start` with pages served by Vite, and Workers that are rebuilt when their sources
 * change.
 */

import { endOnSignals, endWithNpm, stopAtEnd } from "../tooling/command/ending.mjs";
import { root } from "../tooling/command/paths.mjs";
import { checkNode, checkPort, checkWritable, portFrom } from "../tooling/command/preflight.mjs";
import { command } from "../tooling/command/refusal.mjs";
import { codegenFor, stepsFor } from "../tooling/dev/steps.mjs";

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);
const retry = "npm run dev";
const secretsFile = ".portico/dev-secrets.json";

await command(async () => {
  endOnSignals();
  endWithNpm();
  checkNode();
  checkWritable();
  const port = portFrom("PORT", 8788);
  const sandboxPort = portFrom("SANDBOX_PORT", 8789);
  const vitePort = portFrom("VITE_PORT", 8790);
  await checkPort(port, "PORT", "the portal", retry);
  await checkPort(sandboxPort, "SANDBOX_PORT", "the sandbox", retry);
  await checkPort(vitePort, "VITE_PORT", "Vite", retry);

  const { ensureInstalled } = await import("../tooling/build/install.mjs");
  await ensureInstalled(say);
  const { build } = await import("../tooling/build/build.mjs");
  await build({ say, only: ["codegen"] });
  // Vite starts while the Workers are bundled.
  const built = build({ say, only: ["brands", "dev-worker", "sandbox"] });

  const { platformRequested, runtimeOptions, startRuntime } = await import(
    "../tooling/runtime/runtime.mjs"
  );
  const { logLevel } = await import("../tooling/runtime/log.mjs");
  const { bannerOf } = await import("../tooling/runtime/banner.mjs");
  const { startVite } = await import("../tooling/dev/vite-server.mjs");
  const { watchSources } = await import("../tooling/dev/watch.mjs");

  const portalOrigin = `http://localhost:${port}`;
  const [vite] = await Promise.all([startVite({ port: vitePort, portalOrigin }), built]);
  const level = logLevel(process.env.PORTICO_LOG);
  const { startEditor } = await import("../tooling/editor/editor-server.mjs");
  const editor = await startEditor({ root, say });
  stopAtEnd(editor.stop);
  const vars = { VITE_ORIGIN: vite.origin, BRAND_EDITOR_ORIGIN: editor.origin };
  const options = { port, sandboxPort, level, write: say, vars, dev: true };
  stopAtEnd(vite.stop);
  const portal = await startRuntime(options);
  stopAtEnd(portal.stop);
  endOnSignals();
  say(await bannerOf(portal));

  const stopWatching = watchSources(
    [
      "app",
      "brands",
      "gateway",
      "markets",
      "schema",
      "search",
      "sandbox",
      "wrangler.toml",
      secretsFile,
    ],
    async (files) => {
      try {
        // Keys are no part of any bundle: the Workers are given them, as they are the vars.
        const given = files.includes(secretsFile);
        const ran = await build({ say, only: stepsFor(files) });
        if (given || ran.includes("dev-worker") || ran.includes("sandbox")) {
          const settings = runtimeOptions(options);
          await portal.mf.setOptions(settings);
          const platform = platformRequested(settings) ?? "the sandbox";
          say(`The Workers run the new ${given ? "keys" : "code"} and ask ${platform}.`);
        }
        // After the Workers, because it takes longer than both and an edit needs it only where types changed.
        await build({ say, only: codegenFor(files) });
      } catch (error) {
        // The old Workers keep running after a failed build.
        say(error instanceof Error ? error.message : String(error));
      }
    },
    (path) => /\.(ts|tsx|graphql|toml|json)$/.test(path) && !/\.test\.tsx?$/.test(path),
  );

  // An error in a streamed part of a page has no handler left, and must not end the command.
  process.on("unhandledRejection", (reason) =>
    say(reason instanceof Error ? String(reason.stack) : String(reason)),
  );
  stopAtEnd(stopWatching);
});
