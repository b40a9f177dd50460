import { glyphHeight, glyphInk, glyphWidth } from "./glyphs.ts";

const scale = 4;
const paper = 236;
const dots = 140;
const strokes = 3;

/**
 * Grey pixels, row by row, of a short text: each character at its own height, slant and darkness,
 * with waves, dots and strokes over it. Different for each call.
 */
export function drawCaptcha(text: string, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(paper);
  const step = Math.floor((width - 12) / text.length);
  for (const [index, character] of [...text].entries()) {
    drawGlyph(pixels, width, height, character, 8 + index * step);
  }
  for (let i = 0; i < strokes; i++) drawStroke(pixels, width, height);
  for (let i = 0; i < dots; i++) {
    pixels[random(height) * width + random(width)] = 60 + random(150);
  }
  return pixels;
}

function drawGlyph(
  pixels: Uint8Array,
  width: number,
  height: number,
  character: string,
  left: number,
): void {
  const top = 2 + random(height - glyphHeight * scale - 4);
  const slant = (random(41) - 20) / 100;
  const wave = random(628) / 100;
  const ink = 20 + random(70);
  for (let y = 0; y < glyphHeight * scale; y++) {
    const shift = Math.round(slant * (y - 14) + Math.sin(wave + y / 6) * 1.4);
    for (let x = 0; x < glyphWidth * scale; x++) {
      if (!glyphInk(character, Math.floor(x / scale), Math.floor(y / scale))) continue;
      const column = left + x + shift;
      if (column >= 0 && column < width) pixels[(top + y) * width + column] = ink;
    }
  }
}

function drawStroke(pixels: Uint8Array, width: number, height: number): void {
  const start = random(height);
  const end = random(height);
  const bend = random(13) - 6;
  const ink = 70 + random(90);
  for (let x = 0; x < width; x++) {
    const t = x / width;
    const y = Math.round(start + (end - start) * t + Math.sin(t * Math.PI * 2) * bend);
    if (y >= 0 && y < height) pixels[y * width + x] = ink;
  }
}

function random(below: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % below;
}
