import { existsSync, readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { Refusal } from "../command/refusal.mjs";
import { run } from "../command/run.mjs";

/** Chromium flags: no GPU, no background requests, no host names except this machine's. */
export const browserFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

// Prefers the headless shell: the same engine without a window uses a quarter less processor time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
// Older Debians have no package of the shell.
const packages = ["chromium-headless-shell", "chromium"];
const fonts = ["fonts-nanum", "fonts-noto-core"];

/** Path of a Chromium or Chrome on this machine, or null. CHROME_PATH wins. */
export function findBrowser(env = process.env) {
  const folders = [...(env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  const candidates = [
    env.CHROME_PATH,
    ...folders.filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name))),
    "/opt/google/chrome/chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...playwrightCache(env),
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** @param {NodeJS.ProcessEnv} env */
function playwrightCache(env) {
  const folders = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
  ];
  const inside = ["chrome-linux/chrome", "chrome-linux64/chrome"];
  return folders.flatMap((folder) => {
    if (!folder || !existsSync(folder)) return [];
    const found = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
    return found.flatMap((name) => inside.map((path) => join(folder, name, path)));
  });
}

/**
 * Returns the browser for tests. Installs Debian's packages if that is possible without a prompt.
 * @param {(text: string) => void} say
 * @throws {Refusal} with the command to run when it isn't
 */
export async function ensureBrowser(say) {
  const found = findBrowser();
  if (found) return found;
  await installPackages("Chromium", packages, fonts, findBrowser, say);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Refusal(
    `The browser tests need Chromium or Chrome. Run: sudo apt-get install -y chromium ${fonts.join(" ")} (or set CHROME_PATH to a Chrome you have), then try again.`,
  );
}

/**
 * Installs the first of these Debian packages after which `find` finds a program. Only as root, because other users
 * would get a prompt.
 * @param {string} what for whom it is told
 * @param {string[]} choices one of them is enough
 * @param {string[]} besides what goes along with any
 * @param {() => string | null} find
 * @param {(text: string) => void} say
 */
export async function installPackages(what, choices, besides, find, say) {
  if (process.getuid?.() !== 0 || !isDebian()) return;
  say(`Installing ${what} from Debian's packages (once) …`);
  await run("apt-get", ["update", "-q"]);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const flags = ["install", "-y", "-q", "--no-install-recommends"];
  for (const name of choices) {
    const { output } = await run("apt-get", [...flags, name, ...besides], { env });
    if (find()) return;
    say(output.trim().split("\n").slice(-3).join("\n"));
  }
}

function isDebian() {
  try {
    return /^(ID|ID_LIKE)=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}
