/** Replaces the live fragments and the data of a cached page, and leaves the rest unchanged (decision 0019). */
import type { PagePatch } from "~/portal-context.ts";
import { type PageTemplate, pageData, type ResponseTokens } from "./response-tokens.ts";

const encoder = new TextEncoder();

/**
 * @param tokens the tokens that the patch was rendered with
 * @returns null if the page lacks one of the fragments
 */
export function patchPage(
  page: PageTemplate,
  patch: PagePatch,
  tokens: ResponseTokens,
): PageTemplate | null {
  const texts = new Map(patch.fragments.map(({ name, html }) => [name, html]));
  texts.set(pageData, patch.handoff);
  if ([...texts.keys()].some((name) => !page.fragments[name])) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const nonces: number[] = [];
  const requestIds: number[] = [];
  const fragments: Record<string, [number, number]> = {};
  /** Offsets in the cached page, and in the patched page. */
  let [read, written] = [0, 0];
  const write = (bytes: Uint8Array<ArrayBuffer>) => {
    chunks.push(bytes);
    written += bytes.length;
  };
  /** Copies the cached page up to this offset, with its token positions. */
  const copyUntil = (to: number) => {
    const moved = (places: readonly number[]) =>
      places.filter((at) => read <= at && at < to).map((at) => at - read + written);
    nonces.push(...moved(page.nonces));
    requestIds.push(...moved(page.requestIds));
    write(page.bytes.subarray(read, to));
    read = to;
  };
  const tokenPattern = new RegExp(`(${tokens.nonce}|${tokens.requestId})`);
  const insert = (text: string) => {
    for (const between of text.split(tokenPattern)) {
      if (between === tokens.nonce) nonces.push(written);
      if (between === tokens.requestId) requestIds.push(written);
      write(encoder.encode(between));
    }
  };
  const places = Object.entries(page.fragments).sort(([, [one]], [, [other]]) => one - other);
  for (const [name, [from, to]] of places) {
    copyUntil(from);
    const start = written;
    const text = texts.get(name);
    if (text === undefined) copyUntil(to);
    else insert(text);
    read = to;
    fragments[name] = [start, written];
  }
  copyUntil(page.bytes.length);
  const bytes = new Uint8Array(written);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes, nonces, requestIds, fragments };
}
