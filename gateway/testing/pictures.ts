/** For tests: the smallest complete pictures, of any size in bytes. Not part of any build. */

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const word = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const half = (value: number) => [(value >>> 8) & 255, value & 255];

/** A PNG chunk; its checksum is not verified. */
export const chunk = (name: string, data: number[] | Uint8Array) =>
  join(word(data.length), text(name), data, [0, 0, 0, 0]);

/** A JPEG segment. */
export const segment = (marker: number, data: number[]) =>
  join([0xff, marker], half(data.length + 2), data);

export function join(...parts: (number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
export const header = (width: number, height: number, rest = [8, 2, 0, 0, 0]) =>
  chunk("IHDR", [...word(width), ...word(height), ...rest]);
const pngAround = 8 + 25 + 12 + 12;

/** A PNG of exactly this size in bytes. */
export const png = (size = 2000, width = 8, height = 8) =>
  join(
    pngMagic,
    header(width, height),
    chunk("IDAT", new Uint8Array(size - pngAround)),
    chunk("IEND", []),
  );

export const jfif = segment(0xe0, [...text("JFIF"), 0, 1, 1, 0, ...half(1), ...half(1), 0, 0]);
export const frame = (width: number, height: number) =>
  segment(0xc0, [8, ...half(height), ...half(width), 1, 1, 0x11, 0]);
export const scan = (data: number[] | Uint8Array) => join(segment(0xda, [1, 1, 0, 0, 63, 0]), data);
export const jpegStart = [0xff, 0xd8];
export const jpegEnd = [0xff, 0xd9];
const jpegAround = 2 + 18 + 13 + 10 + 2;

/** A JPEG of exactly this size in bytes. */
export const jpeg = (size = 2000, width = 8, height = 8) =>
  join(jpegStart, jfif, frame(width, height), scan(new Uint8Array(size - jpegAround)), jpegEnd);
