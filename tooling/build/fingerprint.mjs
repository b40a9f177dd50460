import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { privateDir, root } from "../command/paths.mjs";

const stampFile = `${privateDir}/stamps.json`;

/**
 * Every file below the given files and folders (from the root), sorted; what isn't there is left out.
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
 * A hash of names and contents: the same sources give the same text on any machine.
 * @param {string[]} inputs
 * @param {(path: string) => boolean} [keep]
 */
export function fingerprint(inputs, keep) {
  const hash = createHash("sha256");
  for (const file of filesOf(inputs, keep)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 32);
}

/** The fingerprint kept for a step, or undefined. @param {string} step */
export function stampOf(step) {
  return readStamps()[step];
}

/**
 * Keeps a step's fingerprint once the step went well; null forgets it.
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
