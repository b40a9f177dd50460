/** A kept page whose live parts have gone on: they and the data are put in, all else stays (decision 0019). */
import type { PagePatch } from "~/portal-context.ts";
import { bytewise, type CutPage, cutPage, type Marks, markPage } from "./page-marks.ts";

interface Place {
  from: number;
  to: number;
  put: string;
}

const encoder = new TextEncoder();

/**
 * @param marks those that the patch was rendered with
 * @returns null where the page has no such parts
 */
export async function patchPage(
  page: CutPage,
  { parts, handoff }: PagePatch,
  marks: Marks,
): Promise<CutPage | null> {
  const bytes = markPage(page, marks);
  const text = bytewise.decode(bytes);
  const places: Place[] = [];
  for (const [start, end, put] of [
    ...parts.map(({ name, html }) => [pieceStart(name), "</kept-piece>", html] as const),
    [`<script nonce="${marks.nonce}">window.__remixContext = `, ";</script>", handoff] as const,
  ]) {
    const at = text.indexOf(start);
    const from = at + start.length;
    const to = text.indexOf(end, from);
    if (at === -1 || to === -1) return null;
    places.push({ from, to, put });
  }
  places.sort((one, other) => one.from - other.from);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  for (const { from, to, put } of places) {
    chunks.push(bytes.subarray(done, from), encoder.encode(put));
    done = to;
  }
  chunks.push(bytes.subarray(done));
  return cutPage(new Uint8Array(await new Blob(chunks).arrayBuffer()), marks);
}

const pieceStart = (name: string) => `<kept-piece data-piece="${name}">`;
