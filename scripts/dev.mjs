/** `npm run dev`: the portal of `npm start` with pages from Vite, and Workers that follow their sources. */

import { stepsFor } from "./lib/dev-steps.mjs";
import { checkNode, checkPort, checkWritable, portFrom } from "./lib/preflight.mjs";
import { command } from "./lib/refusal.mjs";

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);
const retry = "npm run dev";
const secretsFile = ".portico/dev-secrets.json";

await command(async () => {
  checkNode();
  checkWritable();
  const port = portFrom("PORT", 8788);
  const sandboxPort = portFrom("SANDBOX_PORT", 8789);
  const vitePort = portFrom("VITE_PORT", 8790);
  await checkPort(port, "PORT", "the portal", retry);
  await checkPort(sandboxPort, "SANDBOX_PORT", "the sandbox", retry);
  await checkPort(vitePort, "VITE_PORT", "Vite", retry);

  const { ensureInstalled } = await import("./lib/install.mjs");
  await ensureInstalled(say);
  const { build } = await import("./lib/build.mjs");
  await build({ say, except: ["production"] });

  const { platformAsked, runtimeOptions, startRuntime } = await import("./lib/runtime.mjs");
  const { logLevel } = await import("./lib/runtime-log.mjs");
  const { bannerOf } = await import("./lib/banner.mjs");
  const { startVite } = await import("./lib/vite-server.mjs");
  const { watchSources } = await import("./lib/watch.mjs");

  const vite = await startVite({ port: vitePort, portalOrigin: `http://localhost:${port}` });
  const level = logLevel(process.env.PORTICO_LOG);
  const vars = { VITE_ORIGIN: vite.origin };
  const options = { port, sandboxPort, level, write: say, vars };
  const portal = await startRuntime(options);
  say(await bannerOf(portal));

  const stopWatching = watchSources(
    ["app", "brands", "gateway", "schema", "sandbox", "wrangler.toml", secretsFile],
    async (files) => {
      try {
        const ran = await build({ say, only: stepsFor(files) });
        // Keys are no part of any bundle: the Workers are given them, as they are the vars.
        const given = files.includes(secretsFile);
        if (!given && !ran.includes("worker") && !ran.includes("sandbox")) return;
        const settings = runtimeOptions(options);
        await portal.mf.setOptions(settings);
        const platform = platformAsked(settings) ?? "the sandbox";
        say(`The Workers run the new ${given ? "keys" : "code"} and ask ${platform}.`);
      } catch (error) {
        // The old Workers go on: a mistake on the way to working code is no reason to start over.
        say(error instanceof Error ? error.message : String(error));
      }
    },
    (path) => /\.(ts|tsx|graphql|toml|json)$/.test(path) && !/\.test\.tsx?$/.test(path),
  );

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    stopWatching();
    await Promise.all([vite.stop(), portal.stop()]);
    process.exit(0);
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
});
