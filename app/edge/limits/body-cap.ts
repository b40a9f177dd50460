/** Limits the size of request bodies before they are parsed. */

const kibibyte = 1024;
const formCap = 64 * kibibyte;
/** Enough for three pictures of 5 MiB and their form (A101). */
const uploadCap = 16 * kibibyte * kibibyte;
/** Forms with pictures post below this path (decision 0009). */
const uploadPath = "/upload/";
/** A logo or a hero of a brand, in development (B10). */
const editorUploads = "/dev/brand/pictures";

/** Twice the parts of the largest form: three pictures and its fields. */
const mostParts = 10;

/** Whether this is a form with pictures, which is read as a stream. */
export function isUpload(pathname: string, contentType: string | null): boolean {
  return capOf(pathname, contentType) === uploadCap;
}

/** Returns the size limit in bytes of a body of this type at this path. */
export function capOf(pathname: string, contentType: string | null): number {
  if (process.env.PORTICO_BUNDLE !== "production" && pathname === editorUploads) return uploadCap;
  const pictures = /^multipart\/form-data\s*;/i.test(contentType ?? "");
  return pictures && pathname.startsWith(uploadPath) ? uploadCap : formCap;
}

/**
 * Returns the request with a body within the limit, or null if it is too big. A form is read here, because
 * Content-Length may be wrong; an upload stays a stream, which fails at its limit.
 */
export async function capBody(request: Request, cap: number): Promise<Request | null> {
  if (!request.body) return request;
  const claimed = request.headers.get("content-length");
  if (claimed !== null && !(Number(claimed) <= cap)) return null;
  if (cap > formCap) {
    const boundary = boundaryOf(request.headers.get("content-type") ?? "");
    const body = request.body.pipeThrough(limitBytes(cap)).pipeThrough(limitParts(boundary));
    // Node requires `duplex` for a stream body; workerd ignores it.
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

/** Returns the boundary between the parts of a form, as bytes. */
function boundaryOf(contentType: string): Uint8Array {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  return new TextEncoder().encode(`--${quoted ?? plain ?? ""}`);
}

/** Fails at the first part above the limit, because parsing each part costs time and memory. */
function limitParts(boundary: Uint8Array): TransformStream<Uint8Array, Uint8Array> {
  let tail = new Uint8Array(0);
  let boundaries = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const seen = new Uint8Array(tail.length + chunk.length);
      seen.set(tail);
      seen.set(chunk, tail.length);
      boundaries += occurrences(seen, boundary);
      tail = seen.slice(Math.max(0, seen.length - boundary.length + 1));
      // The last boundary closes the form.
      if (boundaries > mostParts + 1)
        controller.error(new TypeError("The form has too many parts."));
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

function limitBytes(cap: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > cap) controller.error(new RangeError("The body is too big."));
      else controller.enqueue(chunk);
    },
  });
}
