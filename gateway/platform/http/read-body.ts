import type { Deadline } from "../limits/deadline.ts";

/** Why a body was not read. */
export type Unreadable = "too large" | "not UTF-8";

/** The body is larger than the row allows, or not UTF-8. A retry would have the same result. */
export class UnreadableBody extends Error {
  constructor(readonly why: Unreadable) {
    super(why);
  }
}

/** The buffer for a response without Content-Length; most responses fit in one. */
const smallestPiece = 32 * 1024;
const largestPieceBytes = 256 * 1024;

/** The next bytes of a body, null at its end. */
type NextPiece = () => Promise<Uint8Array | null>;

/**
 * Reads a response as text within the time limit. Bytes are counted as they arrive, so that memory is limited
 * to the maximum size.
 * @throws UnreadableBody, and any connection error
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  deadline: Deadline,
): Promise<{ text: string; bytes: number }> {
  // Checked before `response.body` is accessed, because the access creates a stream.
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

/** Keeps no state between responses as long as it decodes complete ones. */
const wholeText = new TextDecoder("utf-8", { fatal: true });

/**
 * True for a response with a Content-Length within the limit, which can be read at once. With a
 * Content-Encoding the length is that of the encoded body, so it does not count.
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
 * The buffer size: the Content-Length plus one byte, so that the end is detected in one read. The header is
 * only a hint; the received bytes are counted.
 */
function pieceBytes(headers: Headers): number {
  const length = Number(headers.get("content-length"));
  if (!Number.isInteger(length) || length <= 0) return smallestPiece;
  return Math.min(length + 1, largestPieceBytes);
}

/**
 * Reads a body in chunks. Each read crosses from JavaScript into the runtime; workerd can fill a whole buffer
 * in one crossing, which costs about as much as `response.text()`.
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
    // Only the last read returns fewer bytes than requested.
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
    // The stream was created in JavaScript.
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
