import { describe, expect, it } from "vitest";
import * as made from "../testing/pictures.ts";
import { readPicture } from "./read-picture.ts";

const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0));
const secret = letters("51.5007N 0.1246W my name");
const cleaned = (bytes: Uint8Array<ArrayBuffer>) => {
  const picture = readPicture(bytes);
  return picture && { type: picture.type, bytes: made.join(...picture.parts) };
};
const idat = made.chunk("IDAT", [1, 2, 3]);
const iend = made.chunk("IEND", []);

describe("V52 A101 pictures by their header", () => {
  it("are unchanged when nothing has to be removed", () => {
    expect(cleaned(made.png(3000))).toEqual({ type: "image/png", bytes: made.png(3000) });
    expect(cleaned(made.jpeg(3000))).toEqual({ type: "image/jpeg", bytes: made.jpeg(3000) });
  });

  it("lose text, location and trailing bytes of a PNG", () => {
    const remarks = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "iCCP", "prVt"].map((name) =>
      made.chunk(name, secret),
    );
    const palette = made.chunk("PLTE", [1, 2, 3]);
    const head = made.header(8, 8);
    const dirty = made.join(
      made.pngMagic,
      head,
      ...remarks,
      palette,
      idat,
      ...remarks,
      idat,
      iend,
      secret,
    );
    const clean = made.join(made.pngMagic, head, palette, idat, idat, iend);
    expect(cleaned(dirty)).toEqual({ type: "image/png", bytes: clean });
  });

  it("A207 of a phone's portrait photo the orientation stays, and nothing else of its EXIF", () => {
    /** An EXIF segment in either order of bytes: a table with the compression and the orientation. */
    const exif = (value: number, little: boolean) => {
      const bytes = new Uint8Array(6 + 14 + 24 + 4);
      const view = new DataView(bytes.buffer, 6);
      bytes.set(letters("Exif"));
      bytes.set(letters(little ? "II" : "MM"), 6);
      view.setUint16(2, 42, little);
      view.setUint32(4, 8, little);
      view.setUint16(8, 2, little);
      for (const [at, tag, stored] of [
        [10, 0x0103, 6],
        [22, 0x0112, value],
      ] as const) {
        view.setUint16(at, tag, little);
        view.setUint16(at + 2, 3, little);
        view.setUint32(at + 4, 1, little);
        view.setUint16(at + 8, stored, little);
      }
      return made.segment(0xe1, [...bytes, ...secret]);
    };
    const rest = made.join(made.frame(8, 8), made.scan([1, 2]), made.jpegEnd);
    const photo = (...segments: Uint8Array[]) => made.join(made.jpegStart, ...segments, rest);
    for (const little of [true, false]) {
      const bytes = cleaned(photo(exif(6, little), exif(3, little)))?.bytes ?? new Uint8Array();
      expect(bytes).toHaveLength(photo().length + 36);
      expect([...bytes.subarray(2, 12)]).toEqual([0xff, 0xe1, 0, 34, ...letters("Exif"), 0, 0]);
      expect([...bytes.subarray(22, 32)]).toEqual([1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]);
      // Upright, unknown and unreadable ones leave nothing.
      for (const value of [0, 1, 9]) {
        expect(cleaned(photo(exif(value, little)))?.bytes).toEqual(photo());
      }
    }
    const cut = made.segment(0xe1, letters("Exif\0\0II*\0\xfa\xfa\xfa\xfa0123"));
    expect(cleaned(photo(cut))?.bytes).toEqual(photo());
  });

  it("lose EXIF, comments, profiles, thumbnails and trailing bytes of a JPEG", () => {
    const remarks = [0xe1, 0xe2, 0xed, 0xef, 0xfe].map((marker) => made.segment(marker, secret));
    const thumb = made.segment(0xe0, [...letters("JFXX"), 0, ...secret]);
    const adobe = made.segment(0xee, [...letters("Adobe"), 0, 100, 0, 0, 0, 0, 1]);
    const table = made.segment(0xdb, [0, 1, 2]);
    // Stuffed zeros, restart markers and a fill byte are data; a progressive picture has several scans.
    const data = made.scan([1, 0xff, 0, 0xff, 0xd0, 0xff, 0xd7, 2]);
    const frame = made.frame(8, 8);
    const dirty = made.join(
      made.jpegStart,
      made.jfif,
      thumb,
      ...remarks,
      adobe,
      table,
      [0xff],
      frame,
      data,
      ...remarks,
      table,
      data,
      made.jpegEnd,
      secret,
      made.jpegStart,
    );
    const clean = made.join(
      made.jpegStart,
      made.jfif,
      adobe,
      table,
      frame,
      data,
      table,
      data,
      made.jpegEnd,
    );
    expect(cleaned(dirty)).toEqual({ type: "image/jpeg", bytes: clean });
  });

  const sides = [
    [0, 8],
    [8, 0],
    [16_385, 1],
    [1, 60_000],
    [16_000, 16_000],
  ] as const;
  it.each(sides)("are refused at %i × %i", (width, height) => {
    expect(readPicture(made.png(2000, width, height))).toBeNull();
    expect(readPicture(made.jpeg(2000, width, height))).toBeNull();
  });

  const start = made.pngMagic;
  const head = made.header(8, 8);
  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ["nothing", made.join()],
    ["a PNG signature alone", made.join(start)],
    ["a signature and zeros", made.join(start, new Uint8Array(500))],
    ["without a first header", made.join(start, idat, head, iend)],
    ["two headers", made.join(start, head, head, idat, iend)],
    ["a header that is too short", made.join(start, made.chunk("IHDR", [0, 0, 0, 8]), idat, iend)],
    ["no picture", made.join(start, head, iend)],
    ["no end", made.join(start, head, idat)],
    [
      "a chunk that is longer than the file",
      made.join(start, head, [127, 255, 255, 255], [73, 68]),
    ],
    [
      "a length of 4 GiB",
      made.join(start, head, [255, 255, 255, 255], letters("IDAT"), [0, 0, 0, 0]),
    ],
    [
      "a chunk name with invalid characters",
      made.join(start, head, made.chunk("I<AT", [1]), idat, iend),
    ],
    ["an unknown critical chunk", made.join(start, head, made.chunk("EVIL", []), idat, iend)],
    ["invalid colours", made.join(start, made.header(8, 8, [3, 2, 0, 0, 0]), idat, iend)],
    ["another packing", made.join(start, made.header(8, 8, [8, 2, 1, 0, 0]), idat, iend)],
    ["a JPEG start alone", made.join(made.jpegStart, [0xff])],
    ["a start and zeros", made.join(made.jpegStart, [0xff, 0xe0], new Uint8Array(500))],
    ["a scan without a frame", made.join(made.jpegStart, made.scan([1]), made.jpegEnd)],
    ["a frame without a scan", made.join(made.jpegStart, made.frame(8, 8), made.jpegEnd)],
    [
      "two frames",
      made.join(made.jpegStart, made.frame(8, 8), made.frame(9, 9), made.scan([1]), made.jpegEnd),
    ],
    ["a truncated scan", made.join(made.jpegStart, made.frame(8, 8), made.scan([1, 2]))],
    ["a truncated segment", made.join(made.jpegStart, [0xff, 0xdb, 0xff, 0xff, 1])],
    ["a segment without length", made.join(made.jpegStart, [0xff, 0xdb, 0, 0], made.frame(8, 8))],
    [
      "a marker of another kind",
      made.join(
        made.jpegStart,
        made.segment(0xc8, [1]),
        made.frame(8, 8),
        made.scan([1]),
        made.jpegEnd,
      ),
    ],
    ["HTML behind the signature", made.join(made.jpegStart, [0xff], letters("<script>"))],
    ["a gif", made.join(letters("GIF89a"), new Uint8Array(100))],
    ["an svg", made.join(letters("<svg xmlns='http://www.w3.org/2000/svg'/>"))],
  ])("are refused: %s", (_name, bytes) => {
    expect(readPicture(bytes)).toBeNull();
  });

  // Reading that went back for each marker would take hours.
  it("with 5 MiB of markers are refused within the test's time", { timeout: 20_000 }, () => {
    const noise = new Uint8Array(5 * 1024 * 1024).map((_, at) => (at % 2 ? 0 : 0xff));
    const noisy = made.join(made.jpegStart, made.frame(8, 8), made.scan(noise), made.jpegEnd);
    readPicture(noisy);
    const endless = made.join(made.jpegStart, new Uint8Array(5_000_000).fill(0xff));
    expect(readPicture(endless)).toBeNull();
  });
});
