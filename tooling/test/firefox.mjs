import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages } from "./browser.mjs";

const names = ["firefox-esr", "firefox"];
const mac = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** Path of a Firefox on this machine, or null. FIREFOX_PATH wins. */
export function findFirefox(env = process.env) {
  const folders = [...(env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  const candidates = [
    env.FIREFOX_PATH,
    ...folders.filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name))),
    mac,
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/**
 * Returns Firefox, the second engine. Installs Debian's package if that is possible without a prompt; otherwise
 * prints a message, and its tests are skipped.
 * @param {(text: string) => void} say
 */
export async function ensureFirefox(say) {
  if (findFirefox()) return;
  await installPackages("Firefox", ["firefox-esr"], [], findFirefox, say);
  if (findFirefox()) return;
  say(
    "NO FIREFOX: the portal is not tried in a second engine, and those tests are skipped. Run: sudo apt-get install -y firefox-esr (or set FIREFOX_PATH), then: npm test -- firefox",
  );
}

/** Turns off Firefox's background requests by a proxy on an unused port. This machine is reached directly. */
export const firefoxPreferences = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.proxy.no_proxies_on": "localhost, 127.0.0.1",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.disablePrefetch": true,
  "network.prefetch-next": false,
  "network.trr.mode": 5,
  "app.update.disabledForTesting": true,
  "app.normandy.enabled": false,
  "app.shield.optoutstudies.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.safebrowsing.downloads.enabled": false,
  "browser.search.update": false,
  "browser.newtabpage.activity-stream.feeds.topsites": false,
  "browser.region.update.enabled": false,
  "datareporting.healthreport.uploadEnabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.push.connection.enabled": false,
  "extensions.update.enabled": false,
  "extensions.getAddons.cache.enabled": false,
  "media.gmp-manager.updateEnabled": false,
  "services.settings.server": "data:,#nowhere",
  "toolkit.telemetry.enabled": false,
  "toolkit.telemetry.server": "",
  "intl.accept_languages": "en-US, en",
};
