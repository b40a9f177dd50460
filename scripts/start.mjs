/**
 * `npm start`: installs, builds and runs the portal. It uses only Node's own modules until dependencies are
 * installed.
 */
import { endOnSignals, endWithNpm, stopAtEnd } from "../tooling/command/ending.mjs";
import { checkNode, checkPort, checkWritable, portFrom } from "../tooling/command/preflight.mjs";
import { command } from "../tooling/command/refusal.mjs";

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

await command(async () => {
  endOnSignals();
  endWithNpm();
  checkNode();
  checkWritable();
  const port = portFrom("PORT", 8788);
  const sandboxPort = portFrom("SANDBOX_PORT", 8789);
  await checkPort(port, "PORT", "the portal");
  await checkPort(sandboxPort, "SANDBOX_PORT", "the sandbox");

  const { ensureInstalled } = await import("../tooling/build/install.mjs");
  await ensureInstalled(say);
  const { build } = await import("../tooling/build/build.mjs");
  await build({ say, except: ["production"] });

  const { startRuntime } = await import("../tooling/runtime/runtime.mjs");
  const { logLevel } = await import("../tooling/runtime/log.mjs");
  const { bannerOf } = await import("../tooling/runtime/banner.mjs");
  const level = logLevel(process.env.PORTICO_LOG);
  const { emulatorFor } = await import("../tooling/runtime/firebase-emulator.mjs");
  const emulator = await emulatorFor(process.env, process.argv, say);
  if (emulator) stopAtEnd(emulator.stop);
  /** @type {Record<string, string>} */
  const vars = emulator ? { FIREBASE_AUTH_EMULATOR: emulator.origin } : {};
  const portal = await startRuntime({ port, sandboxPort, level, write: say, vars });
  stopAtEnd(portal.stop);
  endOnSignals();
  const { seedLimits } = await import("../tooling/runtime/seed-limits.mjs");
  if (portal.platformOrigin === null) {
    // Demo accounts are a help: the portal runs without them.
    await seedLimits(portal).catch((error) => say(`  Limits of demo accounts: ${error.message}`));
  }
  say(await bannerOf(portal, emulator?.origin));
});
