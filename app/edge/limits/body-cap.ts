/** Bodies are capped before anybody parses them. */

const kibibyte = 1024;
const formCap = 64 * kibibyte;
/** Room for three pictures of 5 MiB and their form (A101). */
const uploadCap = 16 * kibibyte * kibibyte;
/** Forms with pictures post below this path (decision 0009). */
const uploadPath = "/upload/";

/** Three pictures and what they come with, twice over. */
const mostParts = 10;

/** Whether this is a form with pictures, which is read as it comes in. */
export function isUpload(pathname: string, contentType: string | null): boolean {
  return capOf(pathname, contentType) === uploadCap;
}

/** How many bytes a body of this type may have at this path. */
export function capOf(pathname: string, contentType: string | null): number {
  const pictures = /^multipart\/form-data\s*;/i.test(contentType ?? "");
  return pictures && pathname.startsWith(uploadPath) ? uploadCap : formCap;
}

/**
 * The request with a body known to be small enough, or null when it is too big. A small body is read
 * here, because what Content-Length says is only a claim; an upload streams on, cut at its cap.
 */
export async function capBody(request: Request, cap: number): Promise<Request | null> {
  if (!request.body) return request;
  const claimed = request.headers.get("content-length");
  if (claimed !== null && !(Number(claimed) <= cap)) return null;
  // A stream as a body needs the word in Node and in browsers; workerd takes it either way.
  if (cap > formCap) {
    const divider = dividerOf(request.headers.get("content-type") ?? "");
    const body = request.body.pipeThrough(cutAt(cap)).pipeThrough(countParts(divider));
    const streamed = { body, duplex: "half" };
    return new Request(request, streamed);
  }
  const body = await readAll(request.body, cap);
  return body && new Request(request, { body });
}

async function readAll(
  stream: ReadableStream<Uint8Array>,
  cap: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > cap) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}

/** What separates the parts of a form, as bytes. */
function dividerOf(contentType: string): Uint8Array {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  return new TextEncoder().encode(`--${quoted ?? plain ?? ""}`);
}

/** Breaks the body off at the part that is one too many: each costs whoever reads the form. */
function countParts(divider: Uint8Array): TransformStream<Uint8Array, Uint8Array> {
  let tail = new Uint8Array(0);
  let dividers = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const seen = new Uint8Array(tail.length + chunk.length);
      seen.set(tail);
      seen.set(chunk, tail.length);
      dividers += occurrences(seen, divider);
      tail = seen.slice(Math.max(0, seen.length - divider.length + 1));
      // The last divider closes the form.
      if (dividers > mostParts + 1) controller.error(new TypeError("The form has too many parts."));
      else controller.enqueue(chunk);
    },
  });
}

function occurrences(bytes: Uint8Array, wanted: Uint8Array): number {
  const [first = 0] = wanted;
  let found = 0;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) found += 1;
  }
  return found;
}

function cutAt(cap: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > cap) controller.error(new RangeError("The body is too big."));
      else controller.enqueue(chunk);
    },
  });
}
