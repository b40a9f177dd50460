import { once } from "node:events";
import { Readable } from "node:stream";

/** A Node request as the web `Request` that Remix takes; it aborts when the visitor goes away. */
export function toRequest(incoming, outgoing, origin) {
  const gone = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index], incoming.rawHeaders[index + 1]);
  }
  const bodiless = incoming.method === "GET" || incoming.method === "HEAD";
  return new Request(new URL(incoming.originalUrl ?? incoming.url, origin), {
    method: incoming.method,
    headers,
    signal: gone.signal,
    ...(bodiless ? {} : { body: Readable.toWeb(incoming), duplex: "half" }),
  });
}

/** Sends a web `Response` through a Node response, chunk by chunk, so that streaming stays. */
export async function send(response, outgoing) {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
  if (!response.body) return void outgoing.end();
  outgoing.flushHeaders();
  for await (const chunk of response.body) {
    if (outgoing.destroyed) return;
    if (!outgoing.write(chunk)) await once(outgoing, "drain");
  }
  outgoing.end();
}
