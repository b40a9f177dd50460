import type { Deadline } from "../limits/deadline.ts";

/** Why a body was not read. */
export type Unreadable = "too large" | "not UTF-8";

/** Larger than its row allows, or not UTF-8: not worth a retry, it would be the same again. */
export class UnreadableBody extends Error {
  constructor(readonly why: Unreadable) {
    super(why);
  }
}

/** One piece holds most answers whole, when they do not say how long they are. */
const smallestPiece = 32 * 1024;
const largestPieceBytes = 256 * 1024;

/** The next bytes of a body, null at its end. */
type NextPiece = () => Promise<Uint8Array | null>;

/**
 * Reads an answer as text, within the time limit and counting bytes as they arrive, so that a huge
 * answer takes no more memory than its cap.
 * @throws UnreadableBody, and whatever a broken connection throws
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  deadline: Deadline,
): Promise<{ text: string; bytes: number }> {
  // Asked before the body is touched: to look at it makes a stream that nobody would read.
  if (endsBy(response.headers, maxBytes)) {
    const whole = await deadline.race(response.arrayBuffer());
    if (whole.byteLength > maxBytes) throw new UnreadableBody("too large");
    return { text: decode(wholeText, new Uint8Array(whole)), bytes: whole.byteLength };
  }
  if (!response.body) return { text: "", bytes: 0 };
  const { next, cancel } = pieces(response.body, pieceBytes(response.headers));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  try {
    for (let piece = await deadline.race(next()); piece; piece = await deadline.race(next())) {
      bytes += piece.byteLength;
      if (bytes > maxBytes) throw new UnreadableBody("too large");
      text += decode(decoder, piece, true);
    }
    return { text: text + decode(decoder), bytes };
  } catch (error) {
    // Without this the connection would stay open until the request ends.
    cancel().catch(() => undefined);
    throw error;
  }
}

/** Keeps nothing between answers as long as it is given whole ones. */
const wholeText = new TextDecoder("utf-8", { fatal: true });

/**
 * True for an answer whose length HTTP itself holds it to, and which is allowed: it can be taken in one
 * piece. What is packed says how long the package is, not what comes out of it.
 */
function endsBy(headers: Headers, maxBytes: number): boolean {
  const length = Number(headers.get("content-length"));
  return length > 0 && length <= maxBytes && !headers.has("content-encoding");
}

interface FillingReader {
  readAtLeast(min: number, into: Uint8Array): Promise<{ value?: Uint8Array; done: boolean }>;
  cancel(): Promise<void>;
}

/**
 * Room for the whole answer and one byte more, by which its end is seen at once. The length that an
 * answer names is a hint only: what comes is counted.
 */
function pieceBytes(headers: Headers): number {
  const length = Number(headers.get("content-length"));
  if (!Number.isInteger(length) || length <= 0) return smallestPiece;
  return Math.min(length + 1, largestPieceBytes);
}

/**
 * Each read crosses from JavaScript into the runtime. workerd can fill a whole buffer in one
 * crossing, which makes reading a usual answer about as cheap as `response.text()`.
 */
function pieces(
  body: ReadableStream<Uint8Array>,
  bytes: number,
): { next: NextPiece; cancel(): Promise<void> } {
  const filling = fillingReader(body);
  if (!filling) {
    const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
    return { next: async () => (await reader.read()).value ?? null, cancel: () => reader.cancel() };
  }
  let ended = false;
  const next = async () => {
    if (ended) return null;
    const { value } = await filling.readAtLeast(bytes, new Uint8Array(bytes));
    // Less than asked for comes at the end only.
    ended = !value || value.byteLength < bytes;
    return value?.byteLength ? value : null;
  };
  return { next, cancel: () => filling.cancel() };
}

function fillingReader(body: ReadableStream<Uint8Array>): FillingReader | null {
  if (typeof ReadableStreamBYOBReader === "undefined") return null;
  if (!("readAtLeast" in ReadableStreamBYOBReader.prototype)) return null;
  try {
    return body.getReader({ mode: "byob" }) as unknown as FillingReader;
  } catch {
    // A stream made in JavaScript.
    return null;
  }
}

function decode(decoder: TextDecoder, bytes?: Uint8Array, stream = false): string {
  try {
    return bytes ? decoder.decode(bytes, { stream }) : decoder.decode();
  } catch {
    throw new UnreadableBody("not UTF-8");
  }
}
