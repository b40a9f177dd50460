import { once } from "node:events";
import { Readable } from "node:stream";

/**
 * Returns a Node request as a web `Request` for Remix. It aborts when the visitor disconnects.
 * @param {import("node:http").IncomingMessage & {originalUrl?: string}} incoming
 * @param {import("node:http").ServerResponse} outgoing
 * @param {string} origin
 */
export function toRequest(incoming, outgoing, origin) {
  const gone = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? "", incoming.rawHeaders[index + 1] ?? "");
  }
  const bodiless = incoming.method === "GET" || incoming.method === "HEAD";
  /** @type {RequestInit & {duplex?: "half"}} */
  const init = { method: incoming.method ?? "GET", headers, signal: gone.signal };
  if (!bodiless) {
    // Node's and the browser's types of web streams have different names.
    init.body = /** @type {BodyInit} */ (/** @type {unknown} */ (Readable.toWeb(incoming)));
    init.duplex = "half";
  }
  return new Request(new URL(incoming.originalUrl ?? incoming.url ?? "/", origin), init);
}

/**
 * Sends a web `Response` through a Node response chunk by chunk, which keeps streaming.
 * @param {Response} response
 * @param {import("node:http").ServerResponse} outgoing
 */
export async function send(response, outgoing) {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
  if (!response.body) return void outgoing.end();
  outgoing.flushHeaders();
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (outgoing.destroyed) return void reader.cancel();
    if (!outgoing.write(read.value)) await once(outgoing, "drain");
  }
  outgoing.end();
}
