/** Whether a page for every guest, made anew, is made of the same as the last time: then so is the page (decision 0019). */
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { toBase64Url } from "~/session/base64url.ts";

type Made = Pick<EntryContext, "serverHandoffString"> & { serverHandoffStream?: unknown };
type Own = Pick<AppLoadContext, "answerHeaders" | "nonce" | "requestId">;

const encoder = new TextEncoder();

/**
 * All that a rendering reads beside the build and the page's key, as a hash of 256 bits: its data, its status and
 * headers, without what is one answer's own. Null where some of the data is still to come.
 */
export async function madeOf(
  { serverHandoffString, serverHandoffStream }: Made,
  status: number,
  headers: Headers,
  { answerHeaders, nonce, requestId }: Own,
): Promise<string | null> {
  if (serverHandoffStream || serverHandoffString === undefined) return null;
  const said = [...headers, ...answerHeaders].filter(([name]) => name !== "server-timing");
  const text = `${status} ${JSON.stringify(said)} ${serverHandoffString}`;
  const alike = text.replaceAll(requestId, "").replaceAll(nonce, "");
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(alike))));
}
