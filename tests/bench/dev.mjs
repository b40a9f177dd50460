import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../tooling/command/paths.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { copyRepository } from "../support/copied-repository.mjs";
import { edits, read, seen } from "../support/dev-edits.mjs";
import { runCommand } from "../support/spawned.mjs";
import { budgets } from "./budgets.mjs";
import { row, within } from "./table.mjs";

/**
 * Measures the time from `npm run dev` to the first page, in a copy of the repository: for a first start, when only the
 * types are built (`npm install` writes them), and for later starts. Then the time from an edit of each kind of source
 * to the response with the change. In ms.
 * @returns {Promise<{unbuiltMs: number, firstPageMs: number, editMs: Record<string, number>}>}
 */
export async function dev() {
  const copy = copyRepository(root);
  try {
    execFileSync(process.execPath, ["scripts/prepare.mjs"], { cwd: copy.folder });
    const first = await startDev(copy.folder);
    await first.interrupt();
    const { origin, ms: firstPageMs, interrupt } = await startDev(copy.folder);
    /** @type {Record<string, number>} */
    const editMs = {};
    for (const edit of edits) {
      await read(origin, edit.at);
      // Lets the work that the last edit started end, as it would while somebody types.
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
  const { waitForOutput, interrupt } = runCommand(
    "dev.mjs",
    { PORT: `${port}`, ...others },
    folder,
  );
  const origin = `http://localhost:${port}`;
  try {
    await waitForOutput(/Ctrl-C ends it/);
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
