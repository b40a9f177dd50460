import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Refusal } from "../../tooling/command/refusal.mjs";
import { run } from "../../tooling/command/run.mjs";

/**
 * @typedef {{key: Buffer, cert: Buffer, spki: string}} Certificate `spki` is the key that Chromium is configured to
 *   trust: with a merely ignored error it would cache no response
 * @typedef {{port: number, headers?: Record<string, string>}} Target where requests are forwarded, with more headers
 * @typedef {import("node:http2").Http2ServerRequest} Incoming
 * @typedef {import("node:http2").Http2ServerResponse} Outgoing
 */

const written = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;
/** Headers of a single connection; HTTP/2 has none of them. */
const ofTheHop = ["connection", "keep-alive", "transfer-encoding", "host"];

/** Creates a certificate for this run with openssl. @returns {Promise<Certificate>} */
export async function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), "portico-front-"));
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    const made = await run("openssl", [
      "req",
      ..."-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(" "),
      ..."-subj /CN=localhost -addext subjectAltName=DNS:localhost".split(" "),
      "-keyout",
      keyFile,
      "-out",
      certFile,
    ]);
    if (made.code !== 0)
      throw new Refusal(`HTTP/2 needs openssl for a certificate: ${made.output}`);
    const cert = readFileSync(certFile);
    const { publicKey } = new X509Certificate(cert);
    const der = publicKey.export({ type: "spki", format: "der" });
    const spki = createHash("sha256").update(der).digest("base64");
    return { key: readFileSync(keyFile), cert, spki };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * An HTTP/2 server that acts as an edge before an HTTP/1 server: it forwards requests and compresses responses; files
 * that never change are compressed once.
 * @param {Certificate} certificate
 * @param {Target} target
 */
export async function startFront({ key, cert }, target) {
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  /** @type {Compress} */
  const compress = (name, body) => {
    const packed = compressed.get(name ?? "") ?? gzipSync(body);
    if (name) compressed.set(name, packed);
    return packed;
  };
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    passOn(target, incoming, outgoing, compress);
  });
  /** @type {Set<import("node:http2").ServerHttp2Session>} */
  const sessions = new Set();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `https://localhost:${port}`,
    stop() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

/** @typedef {(name: string | null, body: Buffer) => Buffer} Compress `name` of what never changes */

/** @type {(target: Target, incoming: Incoming, outgoing: Outgoing, compress: Compress) => void} */
function passOn({ port, headers = {} }, incoming, outgoing, compress) {
  const own = Object.entries(incoming.headers).filter(([name]) => !/^(:|host$)/.test(name));
  const requested = request({
    host: "127.0.0.1",
    port,
    method: incoming.method,
    path: incoming.url,
    headers: { ...Object.fromEntries(own), host: incoming.authority, ...headers },
  });
  requested.on("response", (reply) => {
    const stored = Object.entries(reply.headers).filter(([name]) => !ofTheHop.includes(name));
    const status = reply.statusCode ?? 502;
    const plain = !reply.headers["content-encoding"] && incoming.method === "GET";
    if (status === 200 && plain && written.test(reply.headers["content-type"] ?? "")) {
      /** @type {Buffer[]} */
      const parts = [];
      reply.on("data", (part) => parts.push(part));
      reply.on("end", () => {
        const body = Buffer.concat(parts);
        const fixed = String(reply.headers["cache-control"]).includes("immutable");
        const small = compress(fixed ? incoming.url : null, body);
        const { "content-length": _length, ...rest } = Object.fromEntries(stored);
        outgoing.writeHead(status, { ...rest, "content-encoding": "gzip" }).end(small);
      });
      return;
    }
    outgoing.writeHead(status, Object.fromEntries(stored));
    reply.pipe(outgoing);
  });
  requested.on("error", () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  });
  incoming.pipe(requested);
}
