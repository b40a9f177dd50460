import { hex } from "./colour.ts";
import { at, box, disc, path, type Sheet } from "./svg.ts";
import { mark, type VendorStyle, vendorStyle } from "./vendor-style.ts";

/** The letters a logo shows: short codes whole, long ones by the initials of their parts. */
function monogram(code: string): string {
  if (code.length <= 5) return code;
  const parts = code.split("_").filter((part) => part.length > 0);
  return parts.length > 1 ? (parts.at(-1) ?? code).slice(0, 5) : code.slice(0, 5);
}

function emblem(style: VendorStyle, x: number, y: number, r: number): string {
  const [light, middle, dark] = style.tones;
  return `<g transform="translate(${x} ${y})">${disc(0, 0, r, middle)}${disc(0, 0, r - 3, dark)}${path(`M${-r + 5} 0A${r - 5} ${r - 5} 0 0 1 ${r - 5} 0Z`, "#fff", 'opacity=".14"')}${at(0, 0, r / 34, mark(style, light))}</g>`;
}

/** A vendor's logo for dark grounds: mark and letters, 200 by 72, transparent. */
export function vendorLogo(code: string): string {
  const style = vendorStyle(code);
  const letters = monogram(code);
  const size = letters.length > 3 ? 34 : 44;
  const light = hex([style.hue, 96, 84]);
  const middle = hex([style.hue, 92, 68]);
  const deep = hex([style.hue + 24, 90, 62]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 72" width="200" height="72" role="img" aria-label="${code}"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>${emblem(style, 38, 36, 30)}<text x="80" y="${36 + size * 0.36}" fill="url(#a)" stroke="#fff" stroke-opacity=".25" font-family="Arial,Helvetica,sans-serif" font-weight="900"${style.frame % 2 ? ' font-style="italic"' : ""} font-size="${size}" letter-spacing="1" textLength="${Math.min(110, letters.length * size * 0.72)}" lengthAdjust="spacingAndGlyphs">${letters}</text></svg>`;
}

/** The mark and letters as part of a larger picture, centered on a point. */
export function signature(style: VendorStyle, code: string, x: number, y: number): string {
  const letters = monogram(code);
  const width = letters.length * 25;
  return `${emblem(style, x, y - 28, 42)}<text x="${x}" y="${y + 60}" fill="#fff" stroke="#0009" stroke-width="6" paint-order="stroke" font-family="Arial,Helvetica,sans-serif" font-weight="900" font-size="32" text-anchor="middle" textLength="${width}" lengthAdjust="spacingAndGlyphs">${letters}</text>`;
}

/** A plate behind the signature. */
export function plate(style: VendorStyle, x: number, y: number, w: number, h: number): string {
  return box(
    [x, y, w, h],
    22,
    style.tones[2],
    `opacity=".72" stroke="${style.tones[0]}" stroke-width="2"`,
  );
}

/** A pale pattern of the mark over a whole area. */
export function wallpaper(art: Sheet, style: VendorStyle, width: number, height: number): string {
  const first = art.whole(0, 30);
  let body = "";
  for (let i = 0; i < 10; i += 1) {
    const x = ((i * 97 + first) % (width + 40)) - 20;
    const y = ((i * 61 + first * 3) % (height + 40)) - 20;
    body += `<use href="#vm" x="${x}" y="${y}"/>`;
  }
  return `<defs><g id="vm">${mark(style, "#fff")}</g></defs><g opacity=".1">${body}</g>`;
}
