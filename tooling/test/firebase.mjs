import { existsSync } from "node:fs";
import { fingerprint, keepStamp, stampOf } from "../build/fingerprint.mjs";
import { at } from "../command/paths.mjs";
import { run } from "../command/run.mjs";

/** A separate package with its own lock file, because only its tests need its 220 MB. */
const home = "tests/firebase";
const wanted = () => fingerprint([`${home}/package-lock.json`, `${home}/package.json`]);

/** Whether Firebase's Auth emulator is installed as its lock says. */
export const hasFirebase = () =>
  existsSync(at(`${home}/node_modules/.package-lock.json`)) && stampOf("firebase") === wanted();

/**
 * Installs the emulator. If that fails, it prints a message and the emulator's tests are skipped. Scripts and
 * optional packages are not needed.
 * @param {(text: string) => void} say
 */
export async function ensureFirebase(say) {
  if (hasFirebase()) return;
  say("Installing Firebase's emulator (once; about a minute) …");
  // Shortens npm's network timeout of five minutes.
  const flags = [
    "--ignore-scripts",
    "--omit=optional",
    "--fetch-retries=1",
    "--fetch-timeout=30000",
  ];
  const { code, output } = await run("npm", ["ci", ...flags], { cwd: at(home) });
  if (code === 0) return keepStamp("firebase", wanted());
  const reason = output.split("\n").findLast((line) => /npm (error|ERR!)/.test(line)) ?? "";
  say(
    `NO FIREBASE EMULATOR: social sign-in is not tried with Firebase's own script, and those tests are skipped. Check the network and npm's registry setting, then: npm test -- social. ${reason}`.trim(),
  );
}
