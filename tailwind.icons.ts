import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ComponentType, SVGAttributes } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import plugin from "tailwindcss/plugin";

type Drawing = ComponentType<SVGAttributes<SVGElement> & { size?: number }>;

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve("lucide-react"));

/** Lucide's names, such as `chevron-down`. */
const names = readdirSync(join(folder, "../esm/icons"))
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => file.slice(0, -".mjs".length));

/**
 * An icon as the address of a picture, for a mask: what is drawn in it shows, in the colour of the text.
 * @throws Error for a name that Lucide does not have
 */
export function iconAddress(name: string, look: SVGAttributes<SVGElement> = {}): string {
  const drawings: Record<string, Drawing | undefined> = require("lucide-react");
  const component = name.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  const drawing = drawings[component];
  if (!drawing) throw new Error(`Lucide has no icon ${name}`);
  const svg = renderToStaticMarkup(createElement(drawing, look))
    .replace(/^<svg[^>]*>/, (tag) =>
      tag.replace(/ (?:class|aria-hidden|width|height)="[^"]*"/g, ""),
    )
    .replace(/><\/(?!svg)\w+>/g, "/>")
    .replaceAll("currentColor", "#000")
    .replaceAll('"', "'");
  return `url("data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}")`;
}

const all = Object.fromEntries(names.map((name) => [name, name]));

/**
 * Classes for icons: `icon-heart`, `icon-solid-heart` (filled), `icon-thin-heart` (for large ones). The
 * style sheet holds those that some file names, and no page carries a drawing
 * (docs/decisions/0020-lighter-pages.md). How they look is in `app/styles/icons.css`.
 */
export default plugin(({ matchUtilities }) => {
  const looks = {
    icon: {},
    "icon-solid": { fill: "currentColor" },
    "icon-thin": { strokeWidth: 1.5 },
  };
  for (const [prefix, look] of Object.entries(looks)) {
    matchUtilities(
      { [prefix]: (name) => ({ "--icon": iconAddress(name, look) }) },
      { values: all },
    );
  }
});
