import { existsSync, watch } from "node:fs";
import { at } from "./paths.mjs";

/**
 * Calls `change` a moment after files below these folders changed, never twice at once: what
 * changes meanwhile causes one more call afterwards.
 * @param {string[]} paths from the root
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
  const watchers = paths
    .filter((path) => existsSync(at(path)))
    .map((path) =>
      watch(at(path), { recursive: true }, (_event, name) => {
        const file = name ? `${path}/${name}` : path;
        if (!matters(file)) return;
        pending.add(file);
        clearTimeout(timer);
        timer = setTimeout(settle, 120);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
