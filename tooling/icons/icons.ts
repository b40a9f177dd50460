import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ComponentType, SVGAttributes } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import plugin from "tailwindcss/plugin";
import { phosphorNames } from "./phosphor-names.ts";

type Look = SVGAttributes<SVGElement>;
type Drawing = ComponentType<Look & { size?: number }>;

const require = createRequire(import.meta.url);
const drawings: Record<string, Drawing | undefined> = require("lucide-react");
const folder = dirname(require.resolve("lucide-react"));
const phosphor = join(
  dirname(require.resolve("@phosphor-icons/core/assets/fill/house-fill.svg")),
  "..",
);
const sources = fileURLToPath(new URL("../../app", import.meta.url));

/** Lucide's names, such as `chevron-down`. */
const names = new Set(
  readdirSync(join(folder, "../esm/icons"))
    .filter((file) => file.endsWith(".mjs"))
    .map((file) => file.slice(0, -".mjs".length)),
);

const looks: Record<string, Look> = {
  icon: {},
  "icon-solid": { fill: "currentColor" },
  "icon-thin": { strokeWidth: 1.5 },
};

/** Size of a drawing, and its step with the gap between neighbours, in Lucide's units. */
const side = 24;
const place = 28;
const gap = (place - side) / 2;

/** The elements of a drawing in black, without the `<svg>` element. */
function partsOf(name: string, look: Look): string {
  const component = name.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  const drawing = drawings[component];
  if (!drawing) throw new Error(`Lucide has no icon ${name}`);
  return renderToStaticMarkup(createElement(drawing, look))
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/><\/\w+>/g, "/>")
    .replaceAll("currentColor", "#000");
}

const address = (svg: string) =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}")`;

const open = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`;

/** How a brand's icons are drawn (`brands/look/form.ts`): Lucide's outlines, or one of Phosphor's families. */
export type IconStyle = "outline" | "solid" | "duotone";

const families = { solid: "fill", duotone: "duotone" } as const;

/**
 * The paths of Phosphor's drawing that stands for one of Lucide's, in Lucide's units.
 * @throws Error for a name that neither `phosphor-names.ts` nor Phosphor has
 */
function phosphorPart(name: string, style: "solid" | "duotone"): string {
  const family = families[style];
  const file = `${phosphorNames[name] ?? name}-${family}.svg`;
  const paths = readFileSync(join(phosphor, family, file), "utf8").match(
    /<(path|circle|rect)[^>]*>/g,
  );
  return `<g fill="#000" stroke="none" transform="scale(${side / 256})">${(paths ?? []).join("")}</g>`;
}

function group(name: string, look: Look, at: string): string {
  const fill = look.fill ? ' fill="#000"' : "";
  const stroke = look.strokeWidth ? ` stroke-width="${look.strokeWidth}"` : "";
  return `<g${at}${fill}${stroke}>${partsOf(name, look)}</g>`;
}

/**
 * Returns an icon as a data URL for a mask, which is filled with the text's colour.
 * @throws Error for a name that Lucide does not have
 */
export function iconAddress(name: string, look: Look = {}): string {
  return address(`${open(side, side)}${group(name, look, "")}</svg>`);
}

const percent = (share: number) => `${Math.round(share * 1e6) / 1e4}%`;

/**
 * Returns icons as one picture with a `mask-position` for each class. Browsers treat each picture as a document, so
 * one with all icons is much cheaper (docs/decisions/0020-lighter-pages.md).
 * @param classes such as `icon-solid-heart`
 */
export function iconSheet(classes: readonly string[], style: IconStyle = "outline") {
  const columns = Math.ceil(Math.sqrt(classes.length));
  const rows = Math.ceil(classes.length / columns);
  const positions = new Map<string, string>();
  let drawn = "";
  for (const [index, className] of classes.entries()) {
    const [, prefix = "", name = ""] = /^(icon(?:-solid|-thin)?)-(.+)$/.exec(className) ?? [];
    const x = (index % columns) * place + gap;
    const y = Math.floor(index / columns) * place + gap;
    const at = ` transform="translate(${x} ${y})"`;
    drawn +=
      style === "outline" || /^icon-(solid|thin)$/.test(prefix)
        ? group(name, looks[prefix] ?? {}, at)
        : `<g${at}>${phosphorPart(name, style)}</g>`;
    const [left, top] = [x / (columns * place - side), y / (rows * place - side)];
    positions.set(className, `${percent(left)} ${percent(top)}`);
  }
  return {
    picture: address(`${open(columns * place, rows * place)}${drawn}</svg>`),
    size: `${percent((columns * place) / side)} ${percent((rows * place) / side)}`,
    positions,
  };
}

/** Sources whose icons are on the first screen of any page: the frame, game cards and home. */
const firstScreen =
  /^(?:components\/shell\/|routes\/lobby\/home\/|play\/game-card|ui\/section-heading)/;

/** Returns the icon classes in all sources of the pages, or in some of them. */
export function iconsNamed(files = /^/): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(sources, { recursive: true, encoding: "utf8" })) {
    if (!/(?<!\.test)\.tsx?$/.test(file) || !files.test(file)) continue;
    const text = readFileSync(join(sources, file), "utf8");
    for (const [className] of text.matchAll(/(?<![\w-])icon-[a-z0-9]+(?:-[a-z0-9]+)*/g))
      if (names.has(className.replace(/^icon-(?:solid-|thin-)?/, ""))) found.add(className);
  }
  // This matches a file of a brand, not a class.
  found.delete("icon-apple");
  return [...found].sort();
}

/**
 * There are two pictures, because the browser redraws a picture for each size that is shown. The one for first
 * screens is small.
 */
export function iconSheets(style: IconStyle = "outline") {
  const first = iconsNamed(firstScreen);
  const others = iconsNamed().filter((className) => !first.includes(className));
  return [
    { ...iconSheet(first, style), selector: 'i[class*="icon-"]' },
    { ...iconSheet(others, style), selector: others.map((className) => `i.${className}`).join() },
  ];
}

/** The pictures of another style, for a style sheet that follows `app.css`: the same places in other drawings. */
export const iconStyle = (style: "solid" | "duotone") =>
  plugin(({ addBase }) => {
    for (const { picture, selector } of iconSheets(style))
      addBase({ [selector]: { "-webkit-mask-image": picture } });
  });

/**
 * Classes for icons: `icon-heart`, `icon-solid-heart` (filled), `icon-thin-heart` (for large ones). The style sheet
 * has those that sources use, and pages contain no drawings. Common rules are in `app/styles/icons.css`.
 */
export default plugin(({ addBase, matchUtilities }) => {
  const sheets = iconSheets();
  const positions = new Map(sheets.flatMap((sheet) => [...sheet.positions]));
  for (const { picture, size, selector } of sheets) {
    addBase({
      [selector]: {
        // Uses the prefixed property, which every browser supports, because the build would otherwise emit the
        // picture twice.
        "-webkit-mask-image": picture,
        "mask-size": size,
        "mask-position": "var(--icon)",
        "mask-repeat": "no-repeat",
      },
    });
  }
  const all = Object.fromEntries([...names].map((name) => [name, name]));
  for (const [prefix, look] of Object.entries(looks)) {
    matchUtilities(
      {
        [prefix]: (name): Record<string, string> => {
          const position = positions.get(`${prefix}-${name}`);
          // Icons that were added after the sheet was built, in development.
          return position
            ? { "--icon": position }
            : { mask: `${iconAddress(name, look)} center / 100% 100% no-repeat` };
        },
      },
      { values: all },
    );
  }
});
