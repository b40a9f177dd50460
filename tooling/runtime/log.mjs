import { createInterface } from "node:readline";

/** @typedef {"debug" | "info" | "warn" | "error" | "silent"} Level */

/** @type {Record<string, number> & Record<Level, number>} */
const rank = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };
/**
 * Returns the level in PORTICO_LOG; "warn" by default.
 * @param {string | undefined} name
 * @returns {Level}
 */
export function logLevel(name) {
  const known = /** @type {Level[]} */ (Object.keys(rank));
  return known.find((level) => level === name) ?? "warn";
}

/** Notices of workerd about the local machine, which are not relevant to the portal. */
const noise = [/disconnected/i, /^\s*$/, /^stack: /, /Broken pipe/, /Connection reset by peer/];

/**
 * Prints the Workers' log lines (JSON) in a short form, from the given level up. Other lines come from the runtime
 * and are printed as a warning or an error.
 * @param {Level} level
 * @param {(text: string) => void} write
 * @returns {(stdout: import("node:stream").Readable, stderr: import("node:stream").Readable) => void}
 */
export function runtimeLog(level, write) {
  const wanted = rank[level];
  /** @param {string} text */
  const take = (text) => {
    const line = parse(text);
    if (line && (rank[line.level] ?? 0) >= wanted) write(readable(line));
  };
  return (stdout, stderr) => {
    for (const stream of [stdout, stderr]) {
      createInterface({ input: stream }).on("line", take);
    }
  };
}

/**
 * @param {string} text
 * @returns {{level: string, event?: string, [field: string]: unknown} | null}
 */
function parse(text) {
  try {
    const line = JSON.parse(text);
    if (typeof line === "object" && line !== null) {
      return { ...line, level: rank[line.level] === undefined ? "info" : line.level };
    }
  } catch {
    // Plain text is handled below.
  }
  if (noise.some((pattern) => pattern.test(text))) return null;
  return { level: /error|fatal/i.test(text) ? "error" : "warn", event: text };
}

/** @param {{level: string, event?: string, [field: string]: unknown}} line */
function readable({ level, event, ...fields }) {
  const rest = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return [level === "info" ? "" : `${level}:`, event ?? "", ...rest].filter(Boolean).join(" ");
}
