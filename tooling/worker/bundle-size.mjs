import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/**
 * The text of each module of a bundled Worker, by its name; the main one first.
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
 * Bytes of a bundled Worker with all its modules, as they are and gzipped in one piece, as wrangler tells
 * a deployment's size.
 * @param {string} folder
 * @param {string} main
 */
export function bundleSize(folder, main) {
  const whole = Buffer.from(Object.values(modulesIn(folder, main)).join(""));
  return { bytes: whole.length, gzip: gzipSync(whole, { level: 9 }).length };
}

/** 1 kB is 1000 bytes, one decimal. @param {number} bytes */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
