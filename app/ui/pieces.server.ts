/**
 * Finished pieces of pages (`kept-piece.tsx`), by all that shows in them, so that none can be old or another's. What
 * differs from answer to answer, the request's id, is filled in.
 */
import type { PieceShelf } from "~/portal-context.ts";
import type { Pieces } from "./kept-piece.tsx";

const longest = 150_000;

/** What is one answer's, or one visitor's, own. */
export interface Own {
  /** Brand and language: they show in every piece. */
  place: readonly [string, string];
  requestId: string;
  nonce: string;
  /** Names of the visitor: a piece that has one of them in it is his, and kept for nobody. */
  names: readonly string[];
  /** Names of the page's live parts by their data: their pieces are found by them later, too. */
  live: ReadonlyMap<unknown, string>;
}

export interface RenderedPieces extends Pieces {
  /** Reads the pieces of this rendering out of the page's stream as it passes; the same stream where there are none. */
  takeFrom(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
}

/** Of what was named before. The gateway's answers are the same objects for many requests, and change in none. */
const names = new WeakMap<object, string>();
let last = 0;

/**
 * A short name for a value that shows: values of the same text share it for as long as the shelf knows that text,
 * and no two texts ever do. Keys made of the texts themselves were a seventh of all memory that answers took.
 */
function nameOf(value: unknown, known: PieceShelf): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const found = names.get(value);
  if (found !== undefined) return found;
  const text = JSON.stringify(value);
  const name = known.get(text)?.[0] ?? `#${++last}`;
  known.set(text, [name], text.length);
  names.set(value, name);
  return name;
}

/** The pieces of one rendering. */
export function piecesOf(known: PieceShelf, own: Own): RenderedPieces {
  /** Marks and keys of those that are rendered now. */
  const noted: [mark: string, key: string][] = [];
  return {
    find(place, by) {
      const key = [...own.place, place, ...by.map((shown) => nameOf(shown, known))].join("\n");
      const html = known.get(key)?.join(own.requestId) ?? null;
      const mark = own.live.get(by[0]) ?? (html === null ? String(noted.length) : undefined);
      if (html === null && mark !== undefined) noted.push([mark, key]);
      return { html, mark };
    },
    takeFrom(stream) {
      if (noted.length === 0) return stream;
      // Copies, for whoever reads the stream takes its chunks; one text at the end, for many would be put together then.
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      return stream.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            chunks.push(new Uint8Array(chunk));
            controller.enqueue(chunk);
          },
          async flush() {
            const page = await new Blob(chunks).text();
            for (const [mark, key] of noted) keep(known, key, inPage(page, mark), own);
          },
        }),
      );
    },
  };
}

function inPage(page: string, mark: string): string | null {
  const start = `<kept-piece data-piece="${mark}">`;
  const at = page.indexOf(start);
  const end = at === -1 ? -1 : page.indexOf("</kept-piece>", at);
  return end === -1 ? null : page.slice(at + start.length, end);
}

function keep(known: PieceShelf, key: string, html: string | null, own: Own): void {
  if (html === null || html.length > longest || isOnesOwn(html, own)) return;
  known.set(key, html.split(own.requestId), key.length + html.length);
}

/** With the nonce in it, a name, or a block that is still to come. */
const isOnesOwn = (html: string, { nonce, names }: Own) =>
  html.includes("<!--$?-->") || [nonce, ...names].some((text) => html.includes(text));
