import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Ports below those that systems assign by themselves (Linux from 32768 on, others from 49152 on). A port that
 * the system assigned to this probe could be assigned to another connection before the server starts.
 */
const range = { from: 20_000, to: 32_000 };

/**
 * Returns a free port. It is needed where the port must be known before its server starts, because the sandbox
 * creates links to itself.
 * @returns {Promise<number>}
 * @throws {Error} if twenty ports in a row are in use
 */
export async function freePort() {
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = randomInt(range.from, range.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port found between ${range.from} and ${range.to}`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
