/** Finished pages, cut where each answer has something of its own: the nonce and the request's id. */
import { randomText } from "~/session/base64url.ts";

/** What differs from answer to answer; of the same length in each. */
export interface Marks {
  nonce: string;
  requestId: string;
}

export const newMarks = (): Marks => ({ nonce: randomText(16), requestId: crypto.randomUUID() });

export interface CutPage {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where the marks are, in bytes. */
  nonces: readonly number[];
  requestIds: readonly number[];
}

/** One character a byte, so that places in the text are places in the bytes. */
export const bytewise = new TextDecoder("latin1");
const encoder = new TextEncoder();

/** Finds the marks that a page was rendered with. They are random, so nothing else can look like them. */
export function cutPage(bytes: Uint8Array<ArrayBuffer>, { nonce, requestId }: Marks): CutPage {
  const text = bytewise.decode(bytes);
  return { bytes, nonces: placesOf(nonce, text), requestIds: placesOf(requestId, text) };
}

/** The page with an answer's own marks. */
export function markPage(page: CutPage, { nonce, requestId }: Marks): Uint8Array<ArrayBuffer> {
  const bytes = page.bytes.slice();
  const put = (text: string, places: readonly number[]) => {
    const mark = encoder.encode(text);
    for (const place of places) bytes.set(mark, place);
  };
  put(nonce, page.nonces);
  put(requestId, page.requestIds);
  return bytes;
}

function placesOf(mark: string, text: string): number[] {
  const places = [];
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
    places.push(at);
  }
  return places;
}
