import { spawn } from "node:child_process";
import { root } from "../../tooling/command/paths.mjs";

/**
 * @typedef {object} Spawned
 * @property {() => string} text everything it wrote so far
 * @property {(pattern: RegExp, withinMs?: number) => Promise<string>} says waits until it wrote something that matches
 * @property {() => Promise<number | null>} interrupt sends Ctrl-C and returns the exit code
 */

/**
 * Runs one of our commands as a person would, in a checkout of the repository, with its own ports.
 * @param {string} script of `scripts/`
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
  let said = "";
  /** @type {Set<() => void>} */
  const listeners = new Set();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      said += chunk;
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
    text: () => said,
    says: (pattern, withinMs = 240_000) =>
      new Promise((resolve, reject) => {
        /** @param {() => void} end */
        const give = (end) => {
          clearTimeout(timer);
          listeners.delete(look);
          end();
        };
        /** @param {string} why */
        const fail = (why) =>
          give(() => reject(new Error(`${script} ${why} without saying ${pattern}:\n${said}`)));
        const look = () => {
          if (pattern.test(said)) give(() => resolve(said));
          else if (child.exitCode !== null) fail("ended");
        };
        const timer = setTimeout(() => fail("went on"), withinMs);
        listeners.add(look);
        look();
      }),
    async interrupt() {
      if (child.exitCode === null) child.kill("SIGINT");
      return ended;
    },
  };
}
