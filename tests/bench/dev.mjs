import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../tooling/command/paths.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { copyRepository } from "../support/copied-repository.mjs";
import { edits, read, seen } from "../support/dev-edits.mjs";
import { runCommand } from "../support/spawned.mjs";
import { budgets } from "./budgets.mjs";
import { row, within } from "./table.mjs";

/**
 * The time from `npm run dev` to the first page, in a copy of the repository: the first time, when nothing is built,
 * and every other time. Then the time from an edit of each kind of source to the response that shows it. In ms.
 * @returns {Promise<{unbuiltMs: number, firstPageMs: number, editMs: Record<string, number>}>}
 */
export async function dev() {
  const copy = copyRepository(root);
  try {
    const first = await startDev(copy.folder);
    await first.interrupt();
    const { origin, ms: firstPageMs, interrupt } = await startDev(copy.folder);
    /** @type {Record<string, number>} */
    const editMs = {};
    for (const edit of edits) {
      await read(origin, edit.at);
      // The work that the last edit started ends meanwhile, as it does while somebody types.
      await pause(8000);
      copy.edit(edit.file, edit.text, edit.by);
      editMs[edit.kind] = await seen(origin, edit);
    }
    await interrupt();
    return { unbuiltMs: first.ms, firstPageMs, editMs };
  } finally {
    copy.remove();
  }
}

/** @param {string} folder */
async function startDev(folder) {
  const port = await freePort();
  const others = { SANDBOX_PORT: `${await freePort()}`, VITE_PORT: `${await freePort()}` };
  const started = performance.now();
  const { says, interrupt } = runCommand("dev.mjs", { PORT: `${port}`, ...others }, folder);
  const origin = `http://localhost:${port}`;
  try {
    await says(/Ctrl-C ends it/);
    await read(origin, "page");
  } catch (error) {
    await interrupt();
    throw error;
  }
  return { origin, ms: performance.now() - started, interrupt };
}

/** @param {Awaited<ReturnType<typeof dev>>} found */
export function devRows({ unbuiltMs, firstPageMs, editMs }) {
  /** @param {number} ms */
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  return [
    row("dev: first page, nothing built", seconds(unbuiltMs)),
    within("dev: first page", firstPageMs, budgets.devFirstPage, seconds),
    ...Object.entries(editMs).map(([kind, ms]) =>
      within(`dev: an edit of ${kind} is seen`, ms, budgets.devChange, seconds),
    ),
  ];
}
