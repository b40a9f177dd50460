import { existsSync } from "node:fs";
import { installPackages } from "./browser.mjs";

const drivers = ["/usr/bin/WebKitWebDriver"];
const screens = ["/usr/bin/Xvfb"];
const browsers = ["x86_64", "aarch64"].flatMap((machine) =>
  ["4.1", "4.0", "6.0"].map(
    (version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  ),
);
/** @param {string[]} paths */
const first = (paths) => paths.find((path) => existsSync(path)) ?? null;

/** Paths of WebKit's browser, its driver and a screen without a monitor on this machine, or null. */
export function findWebkit() {
  const [driver, browser, screen] = [first(drivers), first(browsers), first(screens)];
  return driver && browser && screen ? { driver, browser, screen } : null;
}

/**
 * Installs WebKit's browser from Debian's packages, the engine of Safari, if that is possible without a prompt; otherwise
 * prints a message, and its tests are skipped.
 * @param {(text: string) => void} say
 */
export async function ensureWebkit(say) {
  if (findWebkit()) return;
  const found = () => findWebkit()?.driver ?? null;
  await installPackages("WebKit", ["webkit2gtk-driver"], ["xvfb"], found, say);
  if (findWebkit()) return;
  say(
    "NO WEBKIT: the portal is not tried in Safari's engine, and those tests are skipped. Run: sudo apt-get install -y webkit2gtk-driver xvfb, then: npm test -- webkit",
  );
}
