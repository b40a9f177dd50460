const signature = [137, 80, 78, 71, 13, 10, 26, 10];

/** An 8-bit greyscale PNG of pixels given row by row. */
export async function encodeGreyPng(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Uint8Array> {
  if (pixels.length !== width * height) throw new Error("pixels do not fill the picture");
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Bit depth 8, colour type 0 (grey); compression, filter and interlace method 0.
  header.set([8, 0, 0, 0, 0], 8);
  return join([
    Uint8Array.from(signature),
    chunk("IHDR", header),
    chunk("IDAT", await deflate(withFilterBytes(pixels, width, height))),
    chunk("IEND", new Uint8Array(0)),
  ]);
}

/** Each row begins with its filter type; 0 means unfiltered. */
function withFilterBytes(
  pixels: Uint8Array,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const raw = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    raw.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return raw;
}

async function deflate(raw: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // "deflate" is the zlib format, which IDAT requires.
  const stream = new Blob([raw]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + data.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(new TextEncoder().encode(type), 4);
  out.set(data, 8);
  view.setUint32(8 + data.length, crc32(out.subarray(4, 8 + data.length)));
  return out;
}

/** The checksum that ends a PNG chunk: CRC-32 with the reversed polynomial EDB88320. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
