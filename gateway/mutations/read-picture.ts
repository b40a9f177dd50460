/**
 * Validates a PNG or JPEG and removes its metadata (A101, V52). Only the parts that are needed to draw it are
 * kept: text, EXIF, thumbnails and trailing bytes are dropped. Of EXIF a JPEG keeps how it is turned.
 */

export interface Picture {
  type: "image/png" | "image/jpeg";
  /** Slices of the original bytes, in order. */
  parts: Uint8Array<ArrayBuffer>[];
}

type Bytes = Uint8Array<ArrayBuffer>;

/** No camera makes larger pictures; decoding one would use too much memory. */
const longestSide = 16_384;
const mostPixels = 64_000_000;

const isSane = (width: number, height: number) =>
  width > 0 &&
  height > 0 &&
  width <= longestSide &&
  height <= longestSide &&
  width * height <= mostPixels;

/** The picture, or null when the bytes are no picture, truncated or inconsistent. */
export function readPicture(bytes: Bytes): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const png = readPng(bytes, view);
  if (png) return { type: "image/png", parts: png };
  const jpeg = readJpeg(bytes, view);
  return jpeg && { type: "image/jpeg", parts: jpeg };
}

const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks that affect how the picture is drawn. */
const pngParts = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "IDAT", "IEND"]);
/** Allowed bit depths by colour type (PNG, third edition, table 12). */
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
    // IHDR must be the first chunk and occur once.
    if ((at === 8) !== (name === "IHDR")) return null;
    if (name === "IHDR" && !isPngHeader(view, at + 8, length)) return null;
    // A capital first letter marks a critical chunk. An unknown one can't be dropped.
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

/** JPEG segments that are needed to draw: tables, frames, intervals (ISO/IEC 10918-1, table B.1). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const jpegTables = [0xc4, 0xcc, 0xdb, 0xdd];
const scan = 0xda;
const end = 0xd9;
/** Application data and comments; all but two kinds are dropped. */
const isRemark = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

function readJpeg(bytes: Bytes, view: DataView): Bytes[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const parts = [bytes.subarray(0, 2)];
  let framed = false;
  let turned: Bytes | null = null;
  for (let at = 2; at + 4 <= bytes.length + 2; ) {
    if (bytes[at] !== 0xff) return null;
    // Any number of 0xff fill bytes may precede a marker.
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
    } else if (!turned && marker === 0xe1) {
      turned = orientationOf(segment);
      if (turned) parts.push(turned);
    }
    at = behind;
  }
  return null;
}

/** A JFIF header without a thumbnail, or Adobe's header: both define the colour space. */
function isColourNote(marker: number, segment: Bytes): boolean {
  const name = String.fromCharCode(...segment.subarray(4, 9));
  if (marker === 0xe0) return name === "JFIF\0" && segment.length === 18;
  return marker === 0xee && name === "Adobe" && segment.length === 16;
}

const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
const orientationTag = 0x0112;
const shortType = 3;

/**
 * Returns an EXIF segment that has the picture's orientation alone (CIPA DC-008, 4.6.4), because a phone stores a
 * portrait photo lying down; null for an upright picture, and for a segment that can't be read.
 * @param segment with its marker and its length
 */
function orientationOf(segment: Bytes): Bytes | null {
  if (segment.length < 26 || !exif.every((byte, at) => segment[4 + at] === byte)) return null;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 10, segment.length - 10);
  const little = tiff.getUint16(0) === 0x4949;
  const table = tiff.getUint32(4, little);
  if (table + 2 > tiff.byteLength) return null;
  const rows = tiff.getUint16(table, little);
  for (let row = 0, at = table + 2; row < rows && at + 12 <= tiff.byteLength; row++, at += 12) {
    if (tiff.getUint16(at, little) !== orientationTag) continue;
    const value = tiff.getUint16(at + 8, little);
    const known = tiff.getUint16(at + 2, little) === shortType && value >= 2 && value <= 8;
    if (!known) return null;
    // Marker, length, "Exif", a big-endian header, and a table with one row.
    const header = [0xff, 0xe1, 0, 34, ...exif, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
    const only = [orientationTag >> 8, orientationTag & 0xff, 0, shortType, 0, 0, 0, 1, 0, value];
    return new Uint8Array([...header, ...only, 0, 0, 0, 0, 0, 0]);
  }
  return null;
}

/** The position of the next marker after a scan's data; null when the file is truncated. */
function afterScan(bytes: Bytes, from: number): number | null {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return null;
    // Stuffed zeros, restart markers and fill bytes belong to the scan data.
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return null;
}
