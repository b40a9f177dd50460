import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { drawCaptcha } from "./captcha-picture.ts";
import { glyphCharacters, glyphHeight, glyphInk, glyphWidth } from "./glyphs.ts";
import { crc32, encodeGreyPng } from "./png.ts";

it("C17 the PNG holds the size, the pixels and right checksums", async () => {
  const pixels = drawCaptcha("AB79", 120, 40);
  const png = Buffer.from(await encodeGreyPng(pixels, 120, 40));
  expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const found: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    found[type] = png.subarray(at + 8, at + 8 + length);
    const sum = crc32(png.subarray(at + 4, at + 8 + length));
    expect(png.readUInt32BE(at + 8 + length)).toBe(sum);
    at += 12 + length;
  }
  expect(found.IHDR?.readUInt32BE(0)).toBe(120);
  expect(found.IHDR?.readUInt32BE(4)).toBe(40);
  const raw = inflateSync(found.IDAT ?? Buffer.alloc(0));
  const rows = Array.from({ length: 40 }, (_, y) => raw.subarray(y * 121 + 1, (y + 1) * 121));
  expect(Buffer.concat(rows).equals(Buffer.from(pixels))).toBe(true);
});

it("crc32 gives the published check value", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

it("C17 no picture is like another, and each has ink", () => {
  const first = drawCaptcha("KK44", 120, 40);
  const second = drawCaptcha("KK44", 120, 40);
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(false);
  expect(first.filter((grey) => grey < 100).length).toBeGreaterThan(400);
});

it("the 27 glyphs are distinct", () => {
  const drawn = glyphCharacters.map((character) => {
    let bits = "";
    for (let y = 0; y < glyphHeight; y++) {
      for (let x = 0; x < glyphWidth; x++) bits += glyphInk(character, x, y) ? "1" : "0";
    }
    return bits;
  });
  expect(glyphCharacters).toHaveLength(27);
  expect(new Set(drawn).size).toBe(27);
});
