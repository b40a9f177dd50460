/** Whether a page for every guest, made anew, is made of the same as the last time: then so is the page (decision 0019). */
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import type { Made } from "~/portal-context.ts";
import { toBase64Url } from "~/session/base64url.ts";

type Rendered = Pick<EntryContext, "serverHandoffString"> & { serverHandoffStream?: unknown };
type Own = Pick<AppLoadContext, "answerHeaders" | "nonce" | "requestId">;

const encoder = new TextEncoder();

/**
 * All that a rendering reads beside the build and the page's key, as hashes of 256 bits: its data, its status and
 * headers, without what is one answer's own. Null where some of the data is still to come.
 * @param live the data of its live parts
 */
export async function madeOf(
  { serverHandoffString, serverHandoffStream }: Rendered,
  status: number,
  headers: Headers,
  { answerHeaders, nonce, requestId }: Own,
  live: readonly object[] = [],
): Promise<Made | null> {
  if (serverHandoffStream || serverHandoffString === undefined) return null;
  const said = [...headers, ...answerHeaders].filter(([name]) => name !== "server-timing");
  const { frame, parts } = without(live, serverHandoffString);
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

/** A page's data as text, without that of its live parts. One that isn't found stays in it, and the page is rendered with it. */
function without(live: readonly object[], handoff: string) {
  let frame = handoff;
  const parts: string[] = [];
  for (const data of live) {
    const text = inHandoff(data);
    const at = frame.indexOf(text);
    if (at === -1) continue;
    frame = frame.slice(0, at) + frame.slice(at + text.length);
    parts.push(text);
  }
  return { frame, parts };
}

/** JSON as Remix writes it into a script of the page. */
const inHandoff = (data: object) =>
  JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
