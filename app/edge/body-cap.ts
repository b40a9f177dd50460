/** Bodies are capped before anybody parses them. */

const kibibyte = 1024;
const formCap = 64 * kibibyte;
/** Room for three pictures of 5 MiB and their form (A101). */
const uploadCap = 16 * kibibyte * kibibyte;
/** Forms with pictures post below this path (decision 0009). */
const uploadPath = "/upload/";

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
    const streamed = { body: request.body.pipeThrough(cutAt(cap)), duplex: "half" };
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
