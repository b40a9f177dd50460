/** Hashes a page's content, so that a page with unchanged content is not rendered again (decision 0019). */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ContentHash } from "~/portal-context.ts";
import { toBase64Url } from "~/session/seal/base64url.ts";

type ResponseFacts = Pick<AppLoadContext, "answerHeaders" | "nonce" | "requestId">;

const encoder = new TextEncoder();

/**
 * SHA-256 hashes of everything that a rendering reads besides the build and the page's key: data, status and headers.
 * Nonce and request id are left out, because each response has its own.
 * @param state the page's data (`pageState`)
 * @param live the data of its live fragments
 */
export async function contentHashOf(
  state: object,
  status: number,
  headers: Headers,
  { answerHeaders, nonce, requestId }: ResponseFacts,
  live: readonly object[] = [],
): Promise<ContentHash> {
  const shared = [...headers, ...answerHeaders].filter(([name]) => name !== "server-timing");
  const fragments: string[] = [];
  const frame = JSON.stringify(state, (_name, value) => {
    if (!live.includes(value)) return value;
    fragments.push(JSON.stringify(value));
    return null;
  });
  const hash = async (text: string) => {
    const stable = text.replaceAll(requestId, "").replaceAll(nonce, "");
    return toBase64Url(
      new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(stable))),
    );
  };
  return {
    frame: await hash(`${status} ${JSON.stringify(shared)} ${frame}`),
    live: fragments.length > 0 ? await hash(fragments.join("\n")) : "",
  };
}
