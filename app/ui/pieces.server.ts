/**
 * Finished pieces of pages (`kept-piece.tsx`), by the gateway's answer that they show: when the gateway lets go of
 * the answer, its pieces go with it. What differs from answer to answer, the request's id, is filled in; what
 * could be one visitor's own is never kept.
 */
import type { Pieces } from "./kept-piece.tsx";

/** A piece, cut where the request's id stands. */
type Piece = readonly string[];

/** By place and whatever else it depends on. */
const known = new WeakMap<object, Map<string, Piece>>();
/** Of one answer; places and pages are few, and nobody may make them many. */
const mostOfOne = 60;
const longest = 100_000;

interface Noted {
  source: object;
  key: string;
}

/** What is one answer's, or one visitor's, own. */
export interface Own {
  requestId: string;
  nonce: string;
  /** Names of the visitor: a piece that has one of them in it is his. */
  names: readonly string[];
}

export interface RenderedPieces extends Pieces {
  /** Reads the pieces of this rendering out of the page's stream as it passes; the same stream where there are none. */
  takeFrom(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
}

/** The pieces of one rendering. */
export function piecesOf(own: Own): RenderedPieces {
  const noted: Noted[] = [];
  return {
    find(source, key) {
      return known.get(source)?.get(key)?.join(own.requestId) ?? null;
    },
    note(source, key) {
      noted.push({ source, key });
      return noted.length - 1;
    },
    takeFrom(stream) {
      if (noted.length === 0) return stream;
      const decoder = new TextDecoder();
      let page = "";
      return stream.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            page += decoder.decode(chunk, { stream: true });
            controller.enqueue(chunk);
          },
          flush() {
            for (const [number, piece] of noted.entries()) keep(piece, inPage(page, number), own);
          },
        }),
      );
    },
  };
}

function inPage(page: string, number: number): string | null {
  const start = `<kept-piece data-piece="${number}">`;
  const at = page.indexOf(start);
  const end = at === -1 ? -1 : page.indexOf("</kept-piece>", at);
  return end === -1 ? null : page.slice(at + start.length, end);
}

function keep({ source, key }: Noted, html: string | null, own: Own): void {
  if (html === null || html.length > longest || isOnesOwn(html, own)) return;
  const pieces = known.get(source) ?? new Map<string, Piece>();
  if (pieces.size >= mostOfOne) return;
  pieces.set(key, html.split(own.requestId));
  known.set(source, pieces);
}

/** With the nonce in it, a name, or a block that is still to come. */
const isOnesOwn = (html: string, { nonce, names }: Own) =>
  html.includes("<!--$?-->") || [nonce, ...names].some((text) => html.includes(text));
