/** Finds the response tokens and live fragments in a rendered page, and writes another response's tokens into it. */
import { randomText } from "~/session/seal/base64url.ts";

/** Differ in each response, and have the same length in each. */
export interface ResponseTokens {
  nonce: string;
  requestId: string;
}

export const newTokens = (): ResponseTokens => ({
  nonce: randomText(16),
  requestId: crypto.randomUUID(),
});

type Range = readonly [from: number, to: number];

/** A rendered page with the positions of its tokens and fragments. */
export interface PageTemplate {
  bytes: Uint8Array<ArrayBuffer>;
  /** Byte offsets of the tokens. */
  nonces: readonly number[];
  requestIds: readonly number[];
  /** Byte ranges of its live fragments by their names, and of its data under `pageData`. */
  fragments: Readonly<Record<string, Range>>;
}

/** The name of the page's data in `PageTemplate.fragments`. No live fragment has this name. */
export const pageData = "=";

/** Decodes each byte to one character, so that text offsets are byte offsets. */
const bytewise = new TextDecoder("latin1");
const encoder = new TextEncoder();

/** Finds the tokens that a page was rendered with. They are random, so no other text equals them. */
export function templateOf(
  bytes: Uint8Array<ArrayBuffer>,
  { nonce, requestId }: ResponseTokens,
): PageTemplate {
  const text = bytewise.decode(bytes);
  const fragments: Record<string, Range> = {};
  const note = (name: string, from: number, end: string) => {
    const to = text.indexOf(end, from);
    if (to !== -1) fragments[name] = [from, to];
  };
  // Platform text is escaped, so only our own components can write these elements and this script.
  for (const { index, 0: start, 1: name = "" } of text.matchAll(liveFragment)) {
    note(name, index + start.length, "</live-fragment>");
  }
  const script = `<script nonce="${nonce}">window.__remixContext = `;
  const at = text.indexOf(script);
  if (at !== -1) note(pageData, at + script.length, ";</script>");
  return { bytes, nonces: placesOf(nonce, text), requestIds: placesOf(requestId, text), fragments };
}

const liveFragment = /<live-fragment data-name="([a-z]+)">/g;

/** The page's bytes with another response's tokens. */
export function insertTokens(
  page: PageTemplate,
  { nonce, requestId }: ResponseTokens,
): Uint8Array<ArrayBuffer> {
  const bytes = page.bytes.slice();
  const put = (text: string, places: readonly number[]) => {
    const token = encoder.encode(text);
    for (const place of places) bytes.set(token, place);
  };
  put(nonce, page.nonces);
  put(requestId, page.requestIds);
  return bytes;
}

function placesOf(token: string, text: string): number[] {
  const places = [];
  for (let at = text.indexOf(token); at !== -1; at = text.indexOf(token, at + token.length)) {
    places.push(at);
  }
  return places;
}
