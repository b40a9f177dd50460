import { motif, piece, type Sheet, sheet } from "./assets.ts";
import { type Hsl, hex } from "./colour.ts";
import { picture } from "./paint.ts";
import { faces, vendorFaces } from "./plans.ts";
import type { Scheme } from "./schemes.ts";
import { at, box, disc, path } from "./svg.ts";
import { markOf, type VendorStyle, vendorStyle } from "./vendor-style.ts";

/** The letters a logo shows: short codes whole, long ones by the initials of their parts. */
function monogram(code: string): string {
  if (code.length <= 5) return code;
  const parts = code.split("_").filter((part) => part.length > 0);
  return parts.length > 1 ? (parts.at(-1) ?? code).slice(0, 5) : code.slice(0, 5);
}

function emblem(art: Sheet, style: VendorStyle, x: number, y: number, r: number): string {
  const [light, middle, dark] = style.tones;
  const mark = `<use href="#mark" color="${light}" transform="scale(${(r / 34).toFixed(2)})"/>`;
  const gloss = path(`M${-r + 5} 0A${r - 5} ${r - 5} 0 0 1 ${r - 5} 0Z`, "#fff", 'opacity=".14"');
  return `${markOf(art, style)}<g transform="translate(${x} ${y})">${disc(0, 0, r, middle)}${disc(0, 0, r - 3, dark)}${gloss}${mark}</g>`;
}

/** A vendor's logo for dark grounds: mark and letters, 200 by 72, transparent. */
export function vendorLogo(code: string): string {
  const style = vendorStyle(code);
  const letters = monogram(code);
  const size = letters.length > 3 ? 34 : 44;
  const light = hex([style.hue, 96, 84]);
  const middle = hex([style.hue, 92, 68]);
  const deep = hex([style.hue + 24, 90, 62]);
  const slant = ["gold", "corners", "scroll"].includes(style.frame) ? ' font-style="italic"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 72" width="200" height="72" role="img" aria-label="${code}"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>${emblem(sheet(code), style, 38, 36, 30)}<text x="80" y="${36 + size * 0.36}" fill="url(#a)" stroke="#fff" stroke-opacity=".25" font-family="Arial,Helvetica,sans-serif" font-weight="900"${slant} font-size="${size}" letter-spacing="1" textLength="${Math.min(110, letters.length * size * 0.72)}" lengthAdjust="spacingAndGlyphs">${letters}</text></svg>`;
}

/** Card of a vendor for menus and lanes, 400 by 300: its face, mark and letters in its own hue. */
export function vendorCard(code: string): string {
  const style = vendorStyle(code);
  const [tone, , plate] = style.tones;
  const turned = (turn: number, s: number, l: number): Hsl => [style.hue + turn, s, l];
  const colours: Scheme = {
    sky: [turned(8, 92, 66), turned(0, 80, 38), turned(-22, 82, 13)],
    main: turned(150, 85, 56),
    accent: turned(60, 92, 58),
  };
  const art = sheet(`vendor:${code}`);
  const face = vendorFaces.get(code)?.[0] ?? art.pick(faces);
  const light = hex(turned(0, 96, 78));
  const letters = monogram(code);
  const body =
    piece(art, "scenery/wallpaper") +
    path("M0 300 180 0H330L120 300Z", "#fff", 'opacity=".1"') +
    disc(282, 150, 170, "L") +
    at(284, 168, 1.25, motif(art, face, 3.6)) +
    box([22, 62, 152, 176], 22, plate, `opacity=".72" stroke="${tone}" stroke-width="2"`) +
    emblem(art, style, 98, 122, 42) +
    `<text x="98" y="210" fill="#fff" stroke="#0009" stroke-width="6" paint-order="stroke" font-family="Arial,Helvetica,sans-serif" font-weight="900" font-size="32" text-anchor="middle" textLength="${letters.length * 25}" lengthAdjust="spacingAndGlyphs">${letters}</text>` +
    box([3, 3, 394, 294], 18, "none", `stroke="${light}" stroke-width="3" opacity=".8"`);
  return picture(400, 300, colours, body);
}
