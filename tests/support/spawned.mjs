import { spawn } from "node:child_process";
import { root } from "../../tooling/command/paths.mjs";

/**
 * @typedef {object} Spawned
 * @property {() => string} text returns all output so far
 * @property {(pattern: RegExp, withinMs?: number) => Promise<string>} waitForOutput waits until the output
 *   matches
 * @property {() => Promise<number | null>} interrupt sends Ctrl-C and returns the exit code
 */

/**
 * Runs a command of this repository as a developer would, in a checkout and with its own ports.
 * @param {string} script a file of `scripts/`
 * @param {Record<string, string>} env
 * @param {string} [checkout]
 * @returns {Spawned}
 */
export function runCommand(script, env, checkout = root) {
  const child = spawn(process.execPath, [`${checkout}/scripts/${script}`], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  /** @type {Set<() => void>} */
  const listeners = new Set();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.once("close", (code) => {
      resolve(code);
      for (const listener of listeners) listener();
    });
  });
  return {
    text: () => output,
    waitForOutput: (pattern, withinMs = 240_000) =>
      new Promise((resolve, reject) => {
        /** @param {() => void} end */
        const finish = (end) => {
          clearTimeout(timer);
          listeners.delete(check);
          end();
        };
        /** @param {string} why */
        const fail = (why) =>
          finish(() =>
            reject(new Error(`${script} ${why} without writing ${pattern}:\n${output}`)),
          );
        const check = () => {
          if (pattern.test(output)) finish(() => resolve(output));
          else if (child.exitCode !== null) fail("ended");
        };
        const timer = setTimeout(() => fail("went on"), withinMs);
        listeners.add(check);
        check();
      }),
    async interrupt() {
      if (child.exitCode === null) child.kill("SIGINT");
      return ended;
    },
  };
}
