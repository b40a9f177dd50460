import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { privateDir, root } from "../command/paths.mjs";

const stampFile = `${privateDir}/stamps.json`;

/**
 * Returns all files below the given files and folders (from the root), sorted. Missing ones are left out.
 * @param {string[]} inputs
 * @param {(path: string) => boolean} [keep] by the path from the root
 */
export function filesOf(inputs, keep = () => true) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} path */
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path)) if (name !== "node_modules") visit(join(path, name));
    } else if (keep(relative(root, path))) {
      found.push(path);
    }
  };
  for (const input of inputs) visit(join(root, input));
  return found.sort();
}

/**
 * Returns a hash of names and contents, which is the same on every machine.
 * @param {string[]} inputs
 * @param {(path: string) => boolean} [keep]
 * @param {(path: string, text: string) => string} [reads] what of a file's text counts
 */
export function fingerprint(inputs, keep, reads) {
  const hash = createHash("sha256");
  for (const file of filesOf(inputs, keep)) {
    const [path, bytes] = [relative(root, file), readFileSync(file)];
    hash
      .update(`${path}\0`)
      .update(reads ? reads(path, bytes.toString()) : bytes)
      .update("\0");
  }
  return hash.digest("hex").slice(0, 32);
}

/**
 * Returns the saved fingerprint of a step, or undefined.
 * @param {string} step
 */
export function stampOf(step) {
  return readStamps()[step];
}

/**
 * Saves a step's fingerprint after it succeeded; null removes it.
 * @param {string} step
 * @param {string | null} value
 */
export function keepStamp(step, value) {
  const stamps = readStamps();
  if (value === null) delete stamps[step];
  else stamps[step] = value;
  mkdirSync(privateDir, { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify(stamps, null, 2)}\n`);
}

/** @returns {Record<string, string>} */
function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, "utf8"));
  } catch {
    return {};
  }
}
