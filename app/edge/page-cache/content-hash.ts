/** Whether a page for every guest, made anew, is made of the same as the last time: then so is the page (decision 0019). */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Made } from "~/portal-context.ts";
import { toBase64Url } from "~/session/base64url.ts";

type Own = Pick<AppLoadContext, "answerHeaders" | "nonce" | "requestId">;

const encoder = new TextEncoder();

/**
 * All that a rendering reads beside the build and the page's key, as hashes of 256 bits: its data, its status and
 * headers, without what is one answer's own.
 * @param state the page's data (`pageState`)
 * @param live the data of its live parts
 */
export async function madeOf(
  state: object,
  status: number,
  headers: Headers,
  { answerHeaders, nonce, requestId }: Own,
  live: readonly object[] = [],
): Promise<Made> {
  const said = [...headers, ...answerHeaders].filter(([name]) => name !== "server-timing");
  const parts: string[] = [];
  const frame = JSON.stringify(state, (_name, value) => {
    if (!live.includes(value)) return value;
    parts.push(JSON.stringify(value));
    return null;
  });
  const hash = async (text: string) => {
    const alike = text.replaceAll(requestId, "").replaceAll(nonce, "");
    return toBase64Url(
      new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(alike))),
    );
  };
  return {
    frame: await hash(`${status} ${JSON.stringify(said)} ${frame}`),
    live: parts.length > 0 ? await hash(parts.join("\n")) : "",
  };
}
