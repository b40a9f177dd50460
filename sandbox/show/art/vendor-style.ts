import { type Hsl, hex } from "./colour.ts";
import { hash } from "./seed.ts";
import { box, num, path, star } from "./svg.ts";

/** What makes the set of one vendor look related: a hue, a frame and a mark. */
export interface VendorStyle {
  readonly hue: number;
  readonly frame: number;
  readonly mark: number;
  /** Light, middle and dark of the vendor's colour. */
  readonly tones: readonly [string, string, string];
}

const goldenAngle = 137.508;

export function vendorStyle(code: string): VendorStyle {
  const seed = hash(`vendor:${code.toUpperCase()}`);
  const hue = ((seed % 997) * goldenAngle) % 360;
  const tone = (s: number, l: number): string => hex([hue, s, l] satisfies Hsl);
  return {
    hue,
    frame: (seed >>> 10) % 7,
    mark: (seed >>> 14) % 10,
    tones: [tone(96, 76), tone(88, 52), tone(82, 22)],
  };
}

/** The vendor's mark within -20…20, in one colour. */
export function mark(style: VendorStyle, colour: string): string {
  const spin = (d: string, count: number): string => {
    let body = "";
    for (let i = 0; i < count; i += 1) {
      body += path(d, colour, i ? `transform="rotate(${num((360 / count) * i)})"` : "");
    }
    return body;
  };
  switch (style.mark) {
    case 0:
      return spin("M0-3C-9-10-7-19 0-20 7-19 9-10 0-3Z", 5);
    case 1:
      return path(
        "M0-20 17-10V10L0 20-17 10V-10ZM0-9-8-4V5L0 9 8 5V-4Z",
        colour,
        'fill-rule="evenodd"',
      );
    case 2:
      return spin("M2-2 4-20 19-13Z", 6);
    case 3:
      return path("M-18 14V-14L0 4 18-14V14H9V6L0 15-9 6V14Z", colour);
    case 4:
      return (
        path("M-19 0A19 19 0 1 1 0 19V10A10 10 0 1 0-10 0Z", colour) +
        path("M-19 6H-6V19A14 14 0 0 1-19 6Z", colour)
      );
    case 5:
      return path(star(8, 20, 11), colour);
    case 6:
      return path("M0-20 7-6 20 0 7 6 0 20-7 6-20 0-7-6Z", colour);
    case 7:
      return path("M-18-16H18L10-4H-4L-8 4H12L4 16H-18L-8-2Z", colour);
    case 8:
      return path("M-20 8C-14-20 4-22 20-12 8-10 2-4 0 4 8-4 14-4 20 0 14 14-8 24-20 8Z", colour);
    default:
      return path("M0-20C8-8 16-2 16 6A16 14 0 0 1-16 6C-16-2-8-8 0-20Z", colour);
  }
}

/** The frame around a 300 by 400 cover, drawn over everything. */
export function frame(style: VendorStyle): string {
  const [light, middle, dark] = style.tones;
  const rim = (inset: number, r: number, stroke: string, width: number): string =>
    box(
      [inset, inset, 300 - 2 * inset, 400 - 2 * inset],
      r,
      "none",
      `stroke="${stroke}" stroke-width="${width}"`,
    );
  const corner = (body: string): string =>
    `<g id="fr">${body}</g><use href="#fr" transform="translate(300)scale(-1 1)"/>`;
  const seal = (x: number, y: number, r: number): string =>
    `<g transform="translate(${x} ${y})"><circle r="${r}" fill="${dark}" stroke="${light}" stroke-width="2.5"/><g transform="scale(${num(r / 32)})">${mark(style, light)}</g></g>`;
  switch (style.frame) {
    case 0:
      return rim(3, 16, middle, 6) + rim(8, 12, light, 1.5) + seal(30, 368, 17);
    case 1:
      return rim(4, 18, "url(#g)", 8) + rim(9, 14, dark, 2) + seal(270, 368, 17);
    case 2:
      return (
        path("M0 400V366C60 340 110 384 180 366S270 340 300 352V400Z", middle, 'opacity=".94"') +
        path("M0 400V382C60 360 120 396 180 384S270 362 300 372V400Z", dark) +
        seal(268, 366, 16)
      );
    case 3:
      return (
        corner(path("M0 0H52L0 52ZM0 400H52L0 348Z", middle)) +
        rim(2, 4, light, 4) +
        `<g transform="translate(17 17)scale(.46)">${mark(style, "#fff")}</g>`
      );
    case 4:
      return rim(2, 10, dark, 4) + rim(6, 8, light, 2) + rim(11, 6, middle, 2) + seal(150, 384, 16);
    case 5:
      return (
        corner(
          path("M0 300C6 350 30 386 90 400H0ZM0 100C6 50 30 14 90 0H0Z", dark) +
            path(
              "M0 300C6 350 30 386 90 400H76C30 388 8 360 0 320ZM0 100C6 50 30 14 90 0H76C30 12 8 40 0 80Z",
              light,
            ),
        ) + seal(32, 368, 16)
      );
    default:
      return (
        path("M0 400V372H96L116 392H184L204 372H300V400Z", dark) +
        path("M0 374H95L115 394H185L205 374H300V370H203L183 390H117L97 370H0Z", light) +
        `<g transform="translate(32 386)scale(.5)">${mark(style, light)}</g><g transform="translate(268 386)scale(.5)">${mark(style, light)}</g>`
      );
  }
}
