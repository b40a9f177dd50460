import { findVendor } from "../../domains/games/vendors.ts";
import { piece, sheet } from "./assets.ts";
import { lightness } from "./hands/repaint.ts";
import { type Studio, studioOf } from "./studios.ts";
import { box, num, path } from "./svg.ts";

/** Letters by their look: generic families of the visitor's system, whose widths `textLength` makes sure. */
interface Lettering {
  readonly font: string;
  /** Width of a letter in em, about. */
  readonly width: number;
  readonly form: "upper" | "lower" | "as written";
  /** How much taller than usual. */
  readonly tall?: number;
  /** Lines of one width, whatever their letters. */
  readonly even?: boolean;
  readonly outline?: boolean;
  /** Thickness of a round edge in the letters' colour, in hundredths of their size. */
  readonly soft?: number;
  /** What is drawn around a block of letters, whose box is given. */
  readonly around?: (
    x: number,
    y: number,
    w: number,
    h: number,
    ink: string,
    plate: string,
  ) => string;
}

const family = (names: string, more: string) => `font-family="${names}" ${more}`;
const sans = "Helvetica Neue,Arial,sans-serif";
const black = "Arial Black,Arial,sans-serif";

const letterings: ReadonlyMap<string, Lettering> = new Map<string, Lettering>([
  [
    "serif",
    {
      font: family("Georgia,Times New Roman,serif", 'font-weight="700"'),
      width: 0.6,
      form: "as written",
    },
  ],
  [
    "script",
    {
      font: family(
        "Brush Script MT,Segoe Script,Snell Roundhand,cursive",
        'font-style="italic" font-weight="700"',
      ),
      width: 0.52,
      form: "as written",
      around: (x, y, w, h, ink) =>
        path(
          `M${num(x)} ${num(y + h + 14)}q${num(w / 2)} 22 ${num(w)}-8-${num(w / 2)} 18-${num(w)} 8Z`,
          ink,
        ),
    },
  ],
  [
    "wide",
    {
      font: family(sans, 'font-weight="500"'),
      width: 0.86,
      form: "upper",
      around: (x, y, w, h, ink) =>
        box([x, y - 16, w, 3], 0, ink) + box([x, y + h + 14, w, 3], 0, ink),
    },
  ],
  [
    "rounded",
    {
      font: family("Arial Rounded MT Bold,Nunito,Arial,sans-serif", 'font-weight="900"'),
      width: 0.62,
      form: "lower",
      soft: 9,
    },
  ],
  ["thin", { font: family(sans, 'font-weight="200"'), width: 0.66, form: "lower" }],
  [
    "slab",
    {
      font: family("Rockwell,Roboto Slab,Courier New,serif", 'font-weight="900"'),
      width: 0.7,
      form: "upper",
      even: true,
      around: (x, y, w, h, ink) =>
        box([x - 16, y - 16, w + 32, h + 32], 6, "none", `stroke="${ink}" stroke-width="6"`),
    },
  ],
  [
    "condensed",
    {
      font: family("Impact,Arial Narrow,sans-serif", 'font-weight="700"'),
      width: 0.52,
      form: "upper",
      tall: 1.35,
      even: true,
    },
  ],
  [
    "tech",
    {
      font: family("Courier New,monospace", 'font-weight="700"'),
      width: 0.64,
      form: "upper",
      soft: 3,
      around: (x, y, w, h, _, plate) => box([x - 6, y + h * 0.46, w + 12, 5], 0, plate),
    },
  ],
  [
    "italic",
    {
      font: family(black, 'font-style="italic" font-weight="900"'),
      width: 0.76,
      form: "upper",
      around: (x, y, w, h, ink) =>
        path(
          `M${num(x)} ${num(y + h + 12)}h${num(w)}l-4 8h-${num(w)}ZM${num(x - 6)} ${num(y + h + 26)}h${num(w * 0.6)}l-4 8h-${num(w * 0.6)}Z`,
          ink,
        ),
    },
  ],
  [
    "outline",
    { font: family(black, 'font-weight="900"'), width: 0.76, form: "upper", outline: true },
  ],
]);

const nameOf = (code: string) => findVendor(code)?.names.EN ?? code.replaceAll("_", " ");

function formed(text: string, form: Lettering["form"]): string {
  if (form === "upper") return text.toUpperCase();
  return form === "lower" ? text.toLowerCase() : text;
}

/** Lines of letters within a box, as large as they can be, and the box that they take. */
function lettered(
  lines: readonly string[],
  look: Lettering,
  ink: string,
  most: readonly [w: number, h: number],
) {
  const tall = look.tall ?? 1;
  const gap = 1.16;
  const longest = Math.max(...lines.map((line) => line.length));
  const highest = most[1] / (lines.length * gap * tall);
  const sizes = lines.map((line) =>
    Math.min(
      most[0] / ((look.even ? line.length : longest) * look.width),
      highest * (look.even ? 1.1 : 1),
    ),
  );
  const widths = lines.map((line, i) => (sizes[i] ?? 0) * line.length * look.width);
  const heights = sizes.map((size) => size * 0.72 * tall);
  const smallest = Math.min(...sizes);
  const between = smallest * (gap - 0.72) * tall * 0.62;
  const height = heights.reduce((sum, each) => sum + each, between * (lines.length - 1));
  const paints = look.outline
    ? `fill="none" stroke="${ink}" stroke-width="${num(smallest * 0.05)}"`
    : `fill="${ink}"${look.soft ? ` stroke="${ink}" stroke-width="${num((smallest * look.soft) / 100)}"` : ""}`;
  let y = 0;
  const body = lines.map((line, i) => {
    y += heights[i] ?? 0;
    const text = `<text y="${num(y / tall)}" font-size="${num(sizes[i] ?? 0)}" text-anchor="middle" textLength="${num(widths[i] ?? 0)}" lengthAdjust="spacingAndGlyphs">${formed(line, look.form)}</text>`;
    y += between;
    return text;
  });
  const scaled = tall === 1 ? "" : ` transform="scale(1 ${tall})"`;
  return {
    body: `<g ${look.font} ${paints}${scaled}>${body.join("")}</g>`,
    width: Math.max(...widths),
    height,
  };
}

const look = ({ lettering }: Studio): Lettering => {
  const found = letterings.get(lettering);
  if (!found) throw new Error(`no lettering ${lettering}`);
  return found;
};

const svg = (w: number, h: number, name: string, ink: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${name}" color="${ink}" stroke-linejoin="round">${body}</svg>`;

/** The sign of a studio, about 40 by 40, around a point; nothing for letters alone. */
const signAt = (code: string, { sign }: Studio, x: number, y: number, size: number) =>
  sign === "-"
    ? ""
    : `<g transform="translate(${num(x)} ${num(y)})scale(${size})">${piece(sheet(code), `marks/${sign}`)}</g>`;

/** A studio's wordmark on a plate of its own, 400 by 300, so that it can be read on any ground. */
export function vendorCard(code: string): string {
  const studio = studioOf(code);
  const name = nameOf(code);
  const style = look(studio);
  const room = studio.sign === "-" ? 0 : 70;
  const { body, width, height } = lettered(name.split(" "), style, studio.ink, [
    310,
    190 - room * 0.6,
  ]);
  const top = 150 - height / 2 + room / 2;
  const around =
    style.around?.(200 - width / 2, top, width, height, studio.ink, studio.plate) ?? "";
  return svg(
    400,
    300,
    name,
    studio.ink,
    box([0, 0, 400, 300], 0, studio.plate) +
      signAt(code, studio, 200, top - 48, 1.5) +
      `<g transform="translate(200 ${num(top)})">${body}</g>${around}` +
      box([1, 1, 398, 298], 0, "none", `stroke="${studio.ink}" stroke-width="2" opacity=".14"`),
  );
}

/** The wordmark in one line without a plate, 200 by 72, for a dark ground or for a light one. */
export function vendorLogo(code: string, forLight: boolean): string {
  const studio = studioOf(code);
  const name = nameOf(code);
  const [dark = "", light = ""] = [studio.plate, studio.ink].sort(
    (a, b) => lightness(a) - lightness(b),
  );
  const fits = forLight ? lightness(dark) < 0.45 : lightness(light) > 0.5;
  const ink = fits ? (forLight ? dark : light) : forLight ? "#181a20" : "#f4f5f8";
  const room = studio.sign === "-" ? 0 : 36;
  const { body, width, height } = lettered([name], look(studio), ink, [188 - room, 44]);
  const x = 6 + room + width / 2;
  return svg(
    200,
    72,
    name,
    ink,
    `${signAt(code, studio, 22, 36, 0.75)}<g transform="translate(${num(x)} ${num(36 - height / 2)})">${body}</g>`,
  );
}
