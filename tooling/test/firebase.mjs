import { existsSync } from "node:fs";
import { fingerprint, keepStamp, stampOf } from "../build/fingerprint.mjs";
import { at } from "../command/paths.mjs";
import { run } from "../command/run.mjs";

/** A package of its own with its own lock: nobody who only starts the portal waits for 220 MB. */
const home = "tests/firebase";
const wanted = () => fingerprint([`${home}/package-lock.json`, `${home}/package.json`]);

/** Whether Firebase's Auth emulator is installed as its lock says. */
export const hasFirebase = () =>
  existsSync(at(`${home}/node_modules/.package-lock.json`)) && stampOf("firebase") === wanted();

/**
 * Installs the emulator. Where it can't be had, says so aloud: its tests are counted as skipped, and the rest
 * goes on. Without scripts and what is optional, because the emulator of sign-ins needs none of it.
 * @param {(text: string) => void} say
 */
export async function ensureFirebase(say) {
  if (hasFirebase()) return;
  say("Installing Firebase's emulator (once; about a minute) …");
  // Where nothing answers, nobody waits npm's five minutes for it.
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
