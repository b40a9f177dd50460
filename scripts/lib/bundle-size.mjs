import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** @param {string} name */
const isModule = (name) => /\.(js|wasm|txt|bin)$/.test(name);

/**
 * Bytes of a bundled Worker, as they are and gzipped (level 9): what Cloudflare's limit counts.
 * @param {string} folder
 */
export function bundleSize(folder) {
  const modules = readdirSync(folder).filter(isModule);
  const contents = modules.map((name) => readFileSync(`${folder}/${name}`));
  return {
    bytes: contents.reduce((sum, content) => sum + content.length, 0),
    gzip: contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0),
  };
}

/** 1 kB is 1000 bytes, one decimal. @param {number} bytes */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
