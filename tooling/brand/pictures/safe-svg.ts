/**
 * A drawing of unknown origin as one that can only draw (B10). It is written anew from elements and attributes of a list,
 * so what this does not know is not in the result. What could run or load something is refused by its name.
 */

const drawn = new Set(
  (
    "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient " +
    "radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComposite feDropShadow feFlood " +
    "feGaussianBlur feMerge feMergeNode feOffset style"
  ).split(" "),
);
/** What drawing programs leave for themselves. */
const notes = /^(metadata|(sodipodi|inkscape|rdf|cc|dc|sketch|figma|serif|i|x|a):[\w.-]+)$/;
const attributes = new RegExp(
  `^(${[
    "xmlns|id|class|style|viewBox|width|height|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|fx|fy|fr|d|points|transform|dx|dy|rotate",
    "preserveAspectRatio|href|offset|spreadMethod|text-anchor|dominant-baseline|letter-spacing|word-spacing|textLength",
    "opacity|color|display|visibility|overflow|mix-blend-mode|isolation|vector-effect|paint-order|shape-rendering",
    "(fill|stroke|stop|flood|clip|mask|marker|font|color)(-[a-z]+)*|filter|in|in2|result|std[dD]eviation|mode|type",
    "values|operator|k[1-4]|edgeMode|ref[XY]|marker(Width|Height|Units)|orient|role|aria-label",
    "(gradient|pattern|mask|clipPath|filter|primitive|patternContent|maskContent)(Units|Transform)",
  ].join("|")})$`,
);

const piece =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[\]>]*>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;

const refers = /url\(\s*(?!["']?#)/i;
/** Styles may choose colours and shapes, and load nothing. */
const loads = (css: string) => refers.test(css) || /@|\\|expression|javascript:|\/\*/i.test(css);

/** @returns the drawing's text, or what is wrong with it */
export function safeSvg(text: string): { svg: string } | { problem: string } {
  const written: string[] = [];
  const open: { name: string; isNote: boolean }[] = [];
  const isNoted = () => open.some(({ isNote }) => isNote);
  const source = text.replace(/^\uFEFF/, "").trim();
  let roots = 0;
  for (piece.lastIndex = 0; piece.lastIndex < source.length; ) {
    const found = piece.exec(source);
    if (!found) return { problem: "is no well-formed SVG" };
    const [, data, closing, name = "", list = "", empty, words] = found;
    const content = data ?? words;
    if (content !== undefined) {
      if (isNoted()) continue;
      if (open.at(-1)?.name === "style" && loads(plain(content)))
        return { problem: "has a style sheet that could load something" };
      written.push(escaped(data === undefined ? plain(content) : data));
    } else if (closing) {
      const last = open.pop();
      if (last?.name !== name) return { problem: `is no well-formed SVG: </${name}>` };
      if (!last.isNote && !isNoted()) written.push(`</${name}>`);
    } else if (name) {
      const isNote = notes.test(name);
      if (open.length === 0) roots += 1;
      if (open.length === 0 && (name !== "svg" || roots > 1)) return { problem: "is no SVG" };
      if (!isNote && !isNoted()) {
        if (!drawn.has(name)) return { problem: `has <${name}>, which a drawing does not need` };
        const kept = attributesOf(list);
        if ("problem" in kept) return kept;
        const space =
          open.length === 0 && !/ xmlns=/.test(kept.text)
            ? ' xmlns="http://www.w3.org/2000/svg"'
            : "";
        written.push(`<${name}${space}${kept.text}${empty ? "/" : ""}>`);
      }
      if (!empty) open.push({ name, isNote });
    }
  }
  if (roots === 0 || open.length > 0) return { problem: "is no well-formed SVG" };
  return { svg: `${written.join("").trim()}\n` };
}

function attributesOf(list: string): { text: string } | { problem: string } {
  let text = "";
  for (const [, full = "", double, single] of list.matchAll(
    /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const name = full === "xlink:href" ? "href" : full;
    const value = plain(double ?? single ?? "");
    if (/^on/i.test(name)) return { problem: `has ${name}, which runs something` };
    if (name === "href" && !/^#[\w.-]+$/.test(value))
      return { problem: `refers to ${value.slice(0, 40)}` };
    if (loads(value) && name !== "id")
      return { problem: `has ${name}, which could load something` };
    if (name === "xmlns" && value !== "http://www.w3.org/2000/svg") return { problem: "is no SVG" };
    if (attributes.test(name)) text += ` ${name}="${escaped(value)}"`;
  }
  return { text };
}

const names: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** Text without references; one of an unknown name stays as it is written. */
const plain = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, digits, name) => {
    if (name) return names[name] ?? all;
    const code = Number.parseInt(hex ?? digits, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
