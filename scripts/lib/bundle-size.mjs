import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const isModule = (name) => /\.(js|wasm|txt|bin)$/.test(name);

/** Bytes of a bundled Worker, as they are and gzipped (level 9): what Cloudflare's limit counts. */
export function bundleSize(folder) {
  const modules = readdirSync(folder).filter(isModule);
  const contents = modules.map((name) => readFileSync(`${folder}/${name}`));
  return {
    bytes: contents.reduce((sum, content) => sum + content.length, 0),
    gzip: contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0),
  };
}

/** 1 kB is 1000 bytes, one decimal. */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
