/** Finished pages, cut where each answer has something of its own, the nonce and the request's id, and where parts of them go on. */
import { randomText } from "~/session/base64url.ts";

/** What differs from answer to answer; of the same length in each. */
export interface Marks {
  nonce: string;
  requestId: string;
}

export const newMarks = (): Marks => ({ nonce: randomText(16), requestId: crypto.randomUUID() });

type Part = readonly [from: number, to: number];

export interface CutPage {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where the marks are, in bytes. */
  nonces: readonly number[];
  requestIds: readonly number[];
  /** Where its live parts (`live-part.server.ts`) are, by their names, and its data. */
  parts: Readonly<Record<string, Part>>;
}

/** What `CutPage.parts` calls the page's data; no live part is called so. */
export const pageData = "=";

/** One character a byte, so that places in the text are places in the bytes. */
const bytewise = new TextDecoder("latin1");
const encoder = new TextEncoder();

/** Finds the marks that a page was rendered with. They are random, so nothing else can look like them. */
export function cutPage(bytes: Uint8Array<ArrayBuffer>, { nonce, requestId }: Marks): CutPage {
  const text = bytewise.decode(bytes);
  const parts: Record<string, Part> = {};
  const note = (name: string, from: number, end: string) => {
    const to = text.indexOf(end, from);
    if (to !== -1) parts[name] = [from, to];
  };
  // Only React writes elements with such names, and only we write scripts with that nonce.
  for (const { index, 0: start, 1: name = "" } of text.matchAll(livePart)) {
    note(name, index + start.length, "</live-fragment>");
  }
  const script = `<script nonce="${nonce}">window.__remixContext = `;
  const at = text.indexOf(script);
  if (at !== -1) note(pageData, at + script.length, ";</script>");
  return { bytes, nonces: placesOf(nonce, text), requestIds: placesOf(requestId, text), parts };
}

const livePart = /<live-fragment data-name="([a-z]+)">/g;

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
