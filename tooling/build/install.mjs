import { existsSync, readFileSync } from "node:fs";
import { at } from "../command/paths.mjs";
import { Refusal } from "../command/refusal.mjs";
import { run } from "../command/run.mjs";
import { fingerprint, keepStamp, stampOf } from "./fingerprint.mjs";

/**
 * Installs the dependencies if there are none or the lock file has changed. The installation must not change the lock
 * file, because then two machines would run different code.
 * @param {(text: string) => void} say
 */
export async function ensureInstalled(say) {
  const wanted = fingerprint(["package-lock.json", "package.json"], undefined);
  if (existsSync(at("node_modules/.package-lock.json"))) {
    if (stampOf("install") === wanted || matchesLock()) {
      if (stampOf("install") !== wanted) keepStamp("install", wanted);
      return;
    }
  }
  say("Installing dependencies (once; about a minute) …");
  const before = readFileSync(at("package-lock.json"), "utf8");
  const { code, output } = await run("npm", ["install", "--no-audit", "--no-fund"], {
    env: { CI: undefined },
  });
  if (code !== 0) {
    const reason = output.split("\n").findLast((line) => /npm (error|ERR!)/.test(line)) ?? "";
    throw new Refusal(
      `The dependencies can't be installed; check the network and npm's registry setting, then try again. ${reason}`.trim(),
    );
  }
  if (readFileSync(at("package-lock.json"), "utf8") !== before) {
    say("Note: npm changed package-lock.json while installing; commit or revert it.");
  }
  keepStamp("install", fingerprint(["package-lock.json", "package.json"], undefined));
}

/** Whether the installed packages match the lock file, for example after a manual `npm install`. */
function matchesLock() {
  const lock = JSON.parse(readFileSync(at("package-lock.json"), "utf8")).packages;
  const record = JSON.parse(readFileSync(at("node_modules/.package-lock.json"), "utf8")).packages;
  return Object.entries(lock).every(
    ([path, wanted]) =>
      path === "" ||
      (record[path] ? record[path].version === wanted.version : wanted.optional || wanted.peer),
  );
}
