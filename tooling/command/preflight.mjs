import { accessSync, constants, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { privateDir, root } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";

/** @type {[number, number]} */
const lowest = [20, 19];

/** Refuses a Node older than 20.19, whatever the version text looks like. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > lowest[0] || (major === lowest[0] && minor >= lowest[1])) return;
  throw new Refusal(
    `Portico needs Node ${lowest.join(".")} or newer; this is Node ${version}. Install it from nodejs.org or with your version manager and try again.`,
  );
}

/** Refuses if the checkout isn't writable, because dependencies, builds and state are stored in it. */
export function checkWritable(folder = root, own = privateDir) {
  try {
    accessSync(folder, constants.W_OK);
    mkdirSync(own, { recursive: true });
    accessSync(own, constants.W_OK);
  } catch {
    throw new Refusal(
      `Portico can't write to ${folder}; give your user write permission there (for example: sudo chown -R "$USER" "${folder}") and try again.`,
    );
  }
}

/**
 * A port from the environment or the default, 1–65535.
 * @param {string} name of the variable
 * @param {number} fallback
 */
export function portFrom(name, fallback, env = process.env) {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Refusal(`${name}=${text} is no port; choose a number from 1 to 65535.`);
}

/**
 * Refuses if the port is in use.
 * @param {number} port
 * @param {string} variable that chooses another one
 * @param {string} what listens there
 * @param {string} [start] the command to repeat with another port
 * @param {string} [host] the address it will listen on
 */
export async function checkPort(port, variable, what, start = "npm start", host = "127.0.0.1") {
  const failure = await new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(error));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
  if (!failure) return;
  const example = `${variable}=${port < 65000 ? port + 100 : port - 100} ${start}`;
  if (failure.code === "EADDRINUSE") {
    throw new Refusal(
      `Port ${port} for ${what} is already in use; stop what listens there or choose another, for example: ${example}`,
    );
  }
  throw new Refusal(
    `Port ${port} for ${what} can't be opened (${failure.code}); choose another, for example: ${example}`,
  );
}
