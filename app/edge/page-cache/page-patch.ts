/** A kept page whose live parts have gone on: they and the data are put in, all else stays (decision 0019). */
import type { PagePatch } from "~/portal-context.ts";
import { type CutPage, type Marks, pageData } from "./response-tokens.ts";

const encoder = new TextEncoder();

/**
 * @param marks those that the patch was rendered with
 * @returns null where the page has no such parts
 */
export function patchPage(page: CutPage, patch: PagePatch, marks: Marks): CutPage | null {
  const texts = new Map(patch.parts.map(({ name, html }) => [name, html]));
  texts.set(pageData, patch.handoff);
  if ([...texts.keys()].some((name) => !page.parts[name])) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const nonces: number[] = [];
  const requestIds: number[] = [];
  const parts: Record<string, [number, number]> = {};
  /** Of the page that is there, and of the one that is made. */
  let [read, written] = [0, 0];
  const write = (bytes: Uint8Array<ArrayBuffer>) => {
    chunks.push(bytes);
    written += bytes.length;
  };
  /** What the page has up to there. */
  const takeOver = (to: number) => {
    const moved = (places: readonly number[]) =>
      places.filter((at) => read <= at && at < to).map((at) => at - read + written);
    nonces.push(...moved(page.nonces));
    requestIds.push(...moved(page.requestIds));
    write(page.bytes.subarray(read, to));
    read = to;
  };
  const isMark = new RegExp(`(${marks.nonce}|${marks.requestId})`);
  const putIn = (text: string) => {
    for (const between of text.split(isMark)) {
      if (between === marks.nonce) nonces.push(written);
      if (between === marks.requestId) requestIds.push(written);
      write(encoder.encode(between));
    }
  };
  const places = Object.entries(page.parts).sort(([, [one]], [, [other]]) => one - other);
  for (const [name, [from, to]] of places) {
    takeOver(from);
    const start = written;
    const text = texts.get(name);
    if (text === undefined) takeOver(to);
    else putIn(text);
    read = to;
    parts[name] = [start, written];
  }
  takeOver(page.bytes.length);
  const bytes = new Uint8Array(written);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes, nonces, requestIds, parts };
}
