import { spawn } from "node:child_process";
import { stopAtEnd } from "./ending.mjs";
import { privateDir, root } from "./paths.mjs";

/** Turns off telemetry and update checks of the tools. */
const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  NO_UPDATE_NOTIFIER: "1",
  WRANGLER_LOG_PATH: `${privateDir}/logs`,
  CI: "1",
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
};

/**
 * Runs a program to its end and returns its exit code and output.
 * @param {string} program a command, or a tool of node_modules as `bin:name`
 * @param {string[]} args
 * @param {{env?: Record<string, string | undefined>, cwd?: string, show?: boolean, signal?: AbortSignal}} [options]
 *   `show` passes the output on while it comes
 * @returns {Promise<{code: number, output: string, ms: number}>}
 */
export function run(program, args, options = {}) {
  const started = performance.now();
  const file = program.startsWith("bin:")
    ? `${root}/node_modules/.bin/${program.slice(4)}`
    : program;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...quiet, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      signal: options.signal,
    });
    const hasEnded = stopAtEnd(() => child.kill());
    let output = "";
    /** @param {string} chunk */
    const take = (chunk) => {
      output += chunk;
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    /** @param {number} code */
    const end = (code) => {
      hasEnded();
      resolve({ code, output, ms: Math.round(performance.now() - started) });
    };
    child.once("error", (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    child.once("close", (code) => end(code ?? 1));
  });
}
