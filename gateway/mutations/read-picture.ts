/**
 * Pictures by their header, without what is nobody's business (A101, V52): a png or jpg is walked piece by
 * piece and put together again of what draws it. Text, places and cameras (EXIF), thumbnails, and whatever
 * comes after the picture's end is left out.
 */

export interface Picture {
  type: "image/png" | "image/jpeg";
  /** Pieces of the picture's own bytes, in order. */
  parts: Uint8Array<ArrayBuffer>[];
}

type Bytes = Uint8Array<ArrayBuffer>;

/** No camera makes more; whoever opens a larger one pays with memory. */
const longestSide = 16_384;
const mostPixels = 64_000_000;

const isSane = (width: number, height: number) =>
  width > 0 &&
  height > 0 &&
  width <= longestSide &&
  height <= longestSide &&
  width * height <= mostPixels;

/** The picture, or null when the bytes are none, break off, or say something that can't be. */
export function readPicture(bytes: Bytes): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const png = readPng(bytes, view);
  if (png) return { type: "image/png", parts: png };
  const jpeg = readJpeg(bytes, view);
  return jpeg && { type: "image/jpeg", parts: jpeg };
}

const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks without which the picture would look otherwise. */
const pngParts = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "IDAT", "IEND"]);
/** Bits that a sample may have, by the kind of colour (PNG, third edition, table 12). */
const pngDepths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

function readPng(bytes: Bytes, view: DataView): Bytes[] | null {
  if (!pngMagic.every((byte, at) => bytes[at] === byte)) return null;
  const parts = [bytes.subarray(0, 8)];
  let drawn = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(name)) return null;
    // The first chunk, and no other, says how large the picture is.
    if ((at === 8) !== (name === "IHDR")) return null;
    if (name === "IHDR" && !isPngHeader(view, at + 8, length)) return null;
    // A capital first letter: nobody can draw the picture without it, and we do not know it.
    if (!pngParts.has(name) && /^[A-Z]/.test(name)) return null;
    if (pngParts.has(name)) parts.push(bytes.subarray(at, end));
    drawn ||= name === "IDAT";
    if (name === "IEND") return drawn ? parts : null;
    at = end;
  }
  return null;
}

function isPngHeader(view: DataView, at: number, length: number): boolean {
  if (length !== 13 || !isSane(view.getUint32(at), view.getUint32(at + 4))) return false;
  const [depth, colour] = [view.getUint8(at + 8), view.getUint8(at + 9)];
  const [packing, filter, interlace] = [10, 11, 12].map((more) => view.getUint8(at + more));
  const known = pngDepths[colour]?.includes(depth) ?? false;
  return known && packing === 0 && filter === 0 && (interlace ?? 2) <= 1;
}

/** Segments of a JPEG that draw it: tables, frames, intervals (ISO/IEC 10918-1, table B.1). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const jpegTables = [0xc4, 0xcc, 0xdb, 0xdd];
const scan = 0xda;
const end = 0xd9;
/** Application data and comments, which are left out but for two. */
const isRemark = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

function readJpeg(bytes: Bytes, view: DataView): Bytes[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const parts = [bytes.subarray(0, 2)];
  let framed = false;
  for (let at = 2; at + 4 <= bytes.length + 2; ) {
    if (bytes[at] !== 0xff) return null;
    // Any number of 0xff may come before a marker.
    if (bytes[at + 1] === 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === end) {
      parts.push(bytes.subarray(at, at + 2));
      return framed && parts.length > 3 ? parts : null;
    }
    if (at + 4 > bytes.length) return null;
    const behind = at + 2 + view.getUint16(at + 2);
    if (behind < at + 4 || behind > bytes.length) return null;
    const segment = bytes.subarray(at, behind);
    if (isFrame(marker)) {
      if (framed || segment.length < 10) return null;
      if (!isSane(view.getUint16(at + 7), view.getUint16(at + 5))) return null;
      framed = true;
      parts.push(segment);
    } else if (marker === scan) {
      if (!framed) return null;
      const next = afterScan(bytes, behind);
      if (next === null) return null;
      parts.push(bytes.subarray(at, next));
      at = next;
      continue;
    } else if (jpegTables.includes(marker) || isColourNote(marker, segment)) {
      parts.push(segment);
    } else if (!isRemark(marker)) {
      return null;
    }
    at = behind;
  }
  return null;
}

/** JFIF's header without a thumbnail, and Adobe's: both say how colours are meant. */
function isColourNote(marker: number, segment: Bytes): boolean {
  const name = String.fromCharCode(...segment.subarray(4, 9));
  if (marker === 0xe0) return name === "JFIF\0" && segment.length === 18;
  return marker === 0xee && name === "Adobe" && segment.length === 16;
}

/** Where the next marker is after a scan's data; null when it breaks off. */
function afterScan(bytes: Bytes, from: number): number | null {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return null;
    // A stuffed zero, a restart and a fill byte belong to the data.
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return null;
}
