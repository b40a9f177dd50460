import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { privateDir } from "../command/paths.mjs";

const file = `${privateDir}/building.pid`;
/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs `work` exclusively in this checkout, because two builds at once would empty each other's folders. The lock of
 * an ended process is taken over.
 * @template T
 * @param {() => Promise<T>} work
 * @param {(text: string) => void} say
 * @returns {Promise<T>}
 */
export async function whileAlone(work, say) {
  for (let reported = false; !take(); reported = true) {
    if (!reported) say("Another build runs in this checkout; waiting for it …");
    await pause(250);
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

function take() {
  mkdirSync(privateDir, { recursive: true });
  if (create()) return true;
  if (holderLives()) return false;
  rmSync(file, { force: true });
  return create();
}

function create() {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

function holderLives() {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return true;
  } catch (error) {
    // Only "no such process" proves that the lock's owner has ended.
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}
