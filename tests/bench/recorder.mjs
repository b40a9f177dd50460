import { createServer, request } from "node:http";

/** @typedef {{status: number, type: string, body: Buffer}} Kept */

/**
 * A platform that responds at once: the first response to a call comes from the sandbox, later ones are the same
 * recorded bytes. So a measurement contains the portal's work without the sandbox's.
 * @param {{sandboxPort: number, world: string}} source
 */
export async function startRecorder({ sandboxPort, world }) {
  /** @type {Map<string, Kept>} */
  const stored = new Map();
  /** @type {{url: string, headers: import("node:http").IncomingHttpHeaders}[]} */
  const seen = [];
  let pause = 0;
  const server = createServer(async (incoming, outgoing) => {
    const key = `${incoming.method} ${incoming.url} ${incoming.headers.language ?? ""}`;
    seen.push({ url: incoming.url ?? "/", headers: incoming.headers });
    const answer = stored.get(key) ?? (await send(sandboxPort, world, incoming));
    stored.set(key, answer);
    const { status, type, body } = answer;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    outgoing.writeHead(status, { "content-type": type, "content-length": body.length });
    outgoing.end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    /** The calls since the last read of this list. */
    take: () => seen.splice(0),
    /** Delays responses by this many ms from now on. @param {number} ms */
    wait: (ms) => {
      pause = ms;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * @param {number} port
 * @param {string} world
 * @param {import("node:http").IncomingMessage} incoming
 * @returns {Promise<Kept>}
 */
function send(port, world, { method, url, headers }) {
  return new Promise((resolve, reject) => {
    const host = `${world}.sandbox.internal`;
    const options = { host: "127.0.0.1", port, method, path: url, headers: { ...headers, host } };
    const outgoing = request(options, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "application/json",
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on("error", reject).end();
  });
}
