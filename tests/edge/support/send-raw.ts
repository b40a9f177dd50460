import { request } from "node:http";

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The beginning of a body that is never completed. */
  unfinished?: string;
}

/**
 * Sends a request with exactly this path and these headers. `fetch` would normalize the path and refuse some of
 * the headers.
 */
export function sendRaw(
  origin: string,
  path: string,
  options: RawOptions = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = "GET", headers = {}, body, unfinished } = options;
  return new Promise((resolve, reject) => {
    const send = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
        if (unfinished !== undefined) send.destroy();
      });
    });
    send.on("error", reject);
    if (unfinished === undefined) send.end(body);
    else send.write(unfinished);
  });
}
