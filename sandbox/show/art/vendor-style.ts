import { piece, type Sheet } from "./assets.ts";
import { type Hsl, hex } from "./colour.ts";
import { hash } from "./seed.ts";

/** What makes the set of one vendor look related: a hue, a frame and a mark. */
export interface VendorStyle {
  readonly hue: number;
  /** Names of `assets/frames` and `assets/marks`. */
  readonly frame: string;
  readonly mark: string;
  /** Light, middle and dark of the vendor's colour. */
  readonly tones: readonly [string, string, string];
}

const frames = ["thin", "gold", "wave", "corners", "double", "scroll", "plate"];
const marks = "flower nut windmill letter crescent star spark bolt wing drop".split(" ");
const goldenAngle = 137.508;

export function vendorStyle(code: string): VendorStyle {
  const seed = hash(`vendor:${code.toUpperCase()}`);
  const hue = ((seed % 997) * goldenAngle) % 360;
  const tone = (s: number, l: number): string => hex([hue, s, l] satisfies Hsl);
  return {
    hue,
    frame: frames[(seed >>> 10) % frames.length] ?? "thin",
    mark: marks[(seed >>> 14) % marks.length] ?? "star",
    tones: [tone(96, 76), tone(88, 52), tone(82, 22)],
  };
}

/** The vendor's mark within -20…20 as `#mark`, in the `color` of each use. */
function markOf(art: Sheet, style: VendorStyle): string {
  return `<defs><g id="mark">${piece(art, `marks/${style.mark}`)}</g></defs>`;
}

/** The frame around a 300 by 400 cover, drawn over everything. */
export function frame(art: Sheet, style: VendorStyle): string {
  const [light, middle, dark] = style.tones;
  return markOf(art, style) + piece(art, `frames/${style.frame}`, { light, middle, dark });
}
