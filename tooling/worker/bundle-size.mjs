import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/**
 * Returns the text of each module of a bundled Worker by its name, the main one first.
 * @param {string} folder
 * @param {string} main
 * @returns {Record<string, string>}
 */
export function modulesIn(folder, main) {
  const others = readdirSync(folder).filter((name) => name.endsWith(".js") && name !== main);
  return Object.fromEntries(
    [main, ...others.sort()].map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]),
  );
}

/**
 * Returns the size of a bundled Worker in bytes, raw and gzipped as one file, as wrangler reports it.
 * @param {string} folder
 * @param {string} main
 */
export function bundleSize(folder, main) {
  const whole = Buffer.from(Object.values(modulesIn(folder, main)).join(""));
  return { bytes: whole.length, gzip: gzipSync(whole, { level: 9 }).length };
}

/** 1 kB is 1000 bytes, one decimal. @param {number} bytes */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
