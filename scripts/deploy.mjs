/** `npm run deploy`: runs wrangler deploy for production after all checks have passed. */
import { readdirSync } from "node:fs";
import { checkNode, checkWritable } from "../tooling/command/preflight.mjs";
import { command, Refusal } from "../tooling/command/refusal.mjs";

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);
const dryRun = process.argv.includes("--dry-run");
/** Cloudflare's limit of the free plan, compressed; our own budget is in `npm run bench`. */
const limit = 3_000_000;

/** @param {string[]} faults */
function refuse(faults) {
  if (faults.length > 0)
    throw new Refusal(`Not deployed:\n${faults.map((f) => `  - ${f}`).join("\n")}`);
}

await command(async () => {
  checkNode();
  checkWritable();
  const { ensureInstalled } = await import("../tooling/build/install.mjs");
  await ensureInstalled(say);
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const { at } = await import("../tooling/command/paths.mjs");
  const checks = await import("../tooling/deploy/production-checks.mjs");
  const { run } = await import("../tooling/command/run.mjs");

  const { build } = await import("../tooling/build/build.mjs");
  await build({ say, only: ["codegen", "pages", "production"] });
  const config = readConfig(
    { config: at("wrangler.toml"), env: "production" },
    { hideWarnings: true },
  );
  const { workerFaults } = await import("../tooling/deploy/worker-faults.mjs");
  const faults = checks.configurationFaults(config, { dryRun });
  refuse([...faults, ...(await workerFaults(config, faults))]);

  const { bundleSize, kB, modulesIn } = await import("../tooling/worker/bundle-size.mjs");
  const [folder, main] = [at("build/production/worker"), "entry.worker.js"];
  refuse(checks.bundleFaults(Object.values(modulesIn(folder, main)).join("\n")));
  refuse(checks.fileFaults(readdirSync(at("build/production/client"))));
  const target = ["deploy", "-c", at("wrangler.toml"), "--env", "production"];
  const taken = await run("bin:wrangler", [...target, "--dry-run"]);
  if (taken.code !== 0) throw new Refusal(`wrangler can't take the Worker:\n${taken.output}`);
  const { bytes, gzip } = bundleSize(folder, main);
  if (gzip > limit)
    throw new Refusal(`The Worker has ${kB(gzip)} gzipped; the limit is ${kB(limit)}.`);
  say(`The configuration holds. The Worker has ${kB(bytes)}, ${kB(gzip)} gzipped.`);
  if (dryRun) {
    say(
      `It needs these secrets, which a dry run can't see: ${checks.secretsOf(config).join(", ")}.`,
    );
    say("Dry run: nothing was sent.");
    return;
  }

  const listed = await run("bin:wrangler", ["secret", "list", "--env", "production"]);
  if (listed.code !== 0) throw new Refusal(`The secrets can't be listed:\n${listed.output.trim()}`);
  refuse(checks.secretFaults(JSON.parse(listed.output.slice(listed.output.indexOf("["))), config));
  const sent = await run("bin:wrangler", target, { show: true });
  if (sent.code !== 0) throw new Refusal("wrangler did not deploy; its reason stands above.");
});
