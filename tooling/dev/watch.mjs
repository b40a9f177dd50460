import { existsSync, statSync, watch } from "node:fs";
import { basename, dirname } from "node:path";
import { at } from "../command/paths.mjs";

/**
 * Calls `change` shortly after these files, or files below these folders, have changed. Calls don't overlap: changes
 * during a call cause one more call after it.
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
 * Watches a file by its folder, because editors replace files, and a replaced file sends no events.
 * @param {string} path
 * @param {(file: string) => void} note
 */
function ofFile(path, note) {
  return watch(dirname(at(path)), (_event, name) => {
    if (name === basename(path)) note(path);
  });
}
