/**
 * How a command that goes on running ends: by Ctrl-C, by SIGTERM, and with npm. npm passes a signal on to its shell alone,
 * and a shell may end without its child, so the parent is watched, too.
 */

/** @type {Set<() => unknown>} */
const stops = new Set();
let isEnding = false;

/** How often the parent is looked at, in ms. */
const watchEveryMs = 500;
/** What has not stopped by then is left behind, in ms. */
const longestMs = 5_000;

/**
 * Has something stopped when the command ends.
 * @param {() => unknown} stop
 * @returns {() => void} takes it back
 */
export function stopAtEnd(stop) {
  stops.add(stop);
  return () => void stops.delete(stop);
}

/**
 * Ends the command on a signal. Called again after a package has put listeners of its own, which would end the process
 * before everything is stopped.
 */
export function endOnSignals() {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
}

/** Ends the command when npm, which runs it, is gone. */
export function endWithNpm() {
  // Without npm the parent may go, as with nohup.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) void end();
  }, watchEveryMs);
  watch.unref();
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  const stopped = Promise.allSettled([...stops].map(async (stop) => stop()));
  const late = new Promise((resolve) => setTimeout(resolve, longestMs));
  await Promise.race([stopped, late]);
  process.exit(0);
}
