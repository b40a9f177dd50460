import { existsSync, statSync, watch } from "node:fs";
import { basename, dirname } from "node:path";
import { at } from "../command/paths.mjs";

/**
 * Calls `change` a moment after these files, or files below these folders, changed, never twice at once: what
 * changes meanwhile causes one more call afterwards.
 * @param {string[]} paths of files and folders, from the root
 * @param {(files: string[]) => Promise<void>} change
 * @param {(path: string) => boolean} [matters]
 * @returns {() => void} stops watching
 */
export function watchSources(paths, change, matters = () => true) {
  /** @type {Set<string>} */
  const pending = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let running = false;
  const settle = async () => {
    if (running || pending.size === 0) return;
    running = true;
    const files = [...pending];
    pending.clear();
    await change(files);
    running = false;
    if (pending.size > 0) timer = setTimeout(settle, 120);
  };
  /** @param {string} file */
  const note = (file) => {
    if (!matters(file)) return;
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(settle, 120);
  };
  const watchers = paths
    .filter((path) => existsSync(at(path)))
    .map((path) => (statSync(at(path)).isDirectory() ? inFolder(path, note) : ofFile(path, note)));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/**
 * @param {string} path
 * @param {(file: string) => void} note
 */
function inFolder(path, note) {
  return watch(at(path), { recursive: true }, (_event, name) => {
    note(name ? `${path}/${name}` : path);
  });
}

/**
 * By its folder: editors put a new file in the old one's place, and the old one is silent then.
 * @param {string} path
 * @param {(file: string) => void} note
 */
function ofFile(path, note) {
  return watch(dirname(at(path)), (_event, name) => {
    if (name === basename(path)) note(path);
  });
}
