import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../tooling/command/paths.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { copyRepository } from "../support/copied-repository.mjs";
import { edits, read, seen } from "../support/dev-edits.mjs";
import { runCommand } from "../support/spawned.mjs";
import { budgets } from "./budgets.mjs";
import { within } from "./table.mjs";

/**
 * The time from `npm run dev`, in a copy of the repository where nothing is built, to the first page, and from an
 * edit of each kind of source to the answer that shows it. In ms.
 * @returns {Promise<{firstPageMs: number, editMs: Record<string, number>}>}
 */
export async function dev() {
  const copy = copyRepository(root, { built: false });
  const port = await freePort();
  const env = {
    PORT: `${port}`,
    SANDBOX_PORT: `${await freePort()}`,
    VITE_PORT: `${await freePort()}`,
  };
  const started = performance.now();
  const running = runCommand("dev.mjs", env, copy.folder);
  try {
    await running.says(/Ctrl-C ends it/);
    const origin = `http://localhost:${port}`;
    await read(origin, "page");
    const firstPageMs = performance.now() - started;
    /** @type {Record<string, number>} */
    const editMs = {};
    for (const edit of edits) {
      await read(origin, edit.at);
      // What the last edit set off comes to its end, as it does while somebody types.
      await pause(8000);
      copy.edit(edit.file, edit.text, edit.by);
      editMs[edit.kind] = await seen(origin, edit);
    }
    return { firstPageMs, editMs };
  } finally {
    await running.interrupt();
    copy.remove();
  }
}

/** @param {Awaited<ReturnType<typeof dev>>} found */
export function devRows({ firstPageMs, editMs }) {
  /** @param {number} ms */
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  return [
    within("dev: first page, nothing built", firstPageMs, budgets.devFirstPage, seconds),
    ...Object.entries(editMs).map(([kind, ms]) =>
      within(`dev: an edit of ${kind} is seen`, ms, budgets.devChange, seconds),
    ),
  ];
}
