/**
 * Parses HTML and writes only what is allowed. The output is generated from allow-listed names, and no markup
 * of the input is copied, so that different parsing in browsers has no effect.
 */

export interface Allowed {
  /** Elements that are written; of any other only the text is written. */
  tags: ReadonlySet<string>;
  /** Elements that are removed with their content. */
  dropped: ReadonlySet<string>;
  /** The attributes to write for a tag, in this order; null removes the element. */
  attributes(
    tag: string,
    given: ReadonlyMap<string, string>,
  ): [name: string, value: string][] | null;
}

const alone = new Set(["br", "hr", "img"]);
/** Elements whose content is plain text. */
const rawText = new Set(
  "script style xmp iframe noembed noframes noscript textarea title plaintext".split(" "),
);
/** Elements that implicitly close a paragraph. */
const endsParagraph = new Set(
  "p div ul ol dl table h2 h3 h4 h5 h6 blockquote pre hr li dt dd".split(" "),
);
const headings = new Set(["h2", "h3", "h4", "h5", "h6"]);
const tableParts = new Set(["caption", "thead", "tbody", "tfoot", "tr", "td", "th"]);
const rowParts = ["tr", "td", "th", "caption"];
const tableBodies = { ends: ["thead", "tbody", "tfoot", ...rowParts], within: ["table"] };
/** Elements that implicitly close their preceding siblings, and the parents within which this applies. */
const siblings: Readonly<Record<string, { ends: readonly string[]; within: readonly string[] }>> = {
  li: { ends: ["li"], within: ["ul", "ol"] },
  dt: { ends: ["dt", "dd"], within: ["dl"] },
  dd: { ends: ["dt", "dd"], within: ["dl"] },
  td: { ends: ["td", "th"], within: ["table"] },
  th: { ends: ["td", "th"], within: ["table"] },
  tr: { ends: rowParts, within: ["table"] },
  caption: tableBodies,
  thead: tableBodies,
  tbody: tableBodies,
  tfoot: tableBodies,
};
/** Elements inside of which nothing closes an outer element. */
const walls = ["table", "caption", "td", "th"];
const blocks = new Set([...endsParagraph, ...tableParts]);

/** Returns the allowed part of the HTML. Linear in its length; never throws. */
export function rewriteHtml(html: string, allowed: Allowed): string {
  const out = new Writer(allowed);
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) break;
    out.text(html.slice(at, open));
    const [, slash = "", raw = ""] = tagStart(html, open);
    const tag = raw.toLowerCase();
    if (tag === "") {
      // A comment, a declaration, or a literal "<".
      const isMarkup = /[!?/]/.test(html[open + 1] ?? "");
      const end = isMarkup ? html.indexOf(">", open) : open;
      if (!isMarkup) out.text("<");
      at = end < 0 ? html.length : end + 1;
      continue;
    }
    const given = new Map<string, string>();
    at = readAttributes(html, open + 1 + slash.length + raw.length, given);
    // The input ended within the tag.
    if (at < 0) return out.end();
    if (slash) out.close(tag);
    else if (allowed.dropped.has(tag)) at = afterElement(html, at, tag);
    else if (rawText.has(tag)) {
      const end = endOf(html, at, tag);
      out.text(html.slice(at, end));
      at = end;
    } else out.open(tag, given);
  }
  out.text(html.slice(at));
  return out.end();
}

function tagStart(html: string, at: number): RegExpExecArray | string[] {
  const start = /<(\/?)([a-z][^\s/>]*)/iy;
  start.lastIndex = at;
  return start.exec(html) ?? [];
}

/**
 * Reads the attributes from `at` on and returns the position after the tag, or -1 when the tag has no end.
 */
function readAttributes(html: string, at: number, given: Map<string, string>): number {
  const next = /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y;
  next.lastIndex = at;
  for (let found = next.exec(html); found; found = next.exec(html)) {
    const [, end, name = "", double, single, bare = ""] = found;
    if (end) return next.lastIndex;
    const key = name.toLowerCase();
    if (!given.has(key)) given.set(key, double ?? single ?? bare);
  }
  return -1;
}

/** The end of the text of an element that contains only text. */
function endOf(html: string, at: number, tag: string): number {
  const end = new RegExp(`</${tag.replace(/\W/g, "")}(?![^\\s/>])`, "gi");
  end.lastIndex = at;
  return end.exec(html)?.index ?? html.length;
}

/** The position after an element and its content, nested elements of the same name included. */
function afterElement(html: string, at: number, tag: string): number {
  if (rawText.has(tag)) return endOf(html, at, tag);
  const tags = new RegExp(`<(/?)${tag.replace(/\W/g, "")}(?![^\\s/>])[^<>]*>`, "gi");
  tags.lastIndex = at;
  let depth = 1;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

class Writer {
  #out = "";
  /** Open elements: the name in the input, and the tag that was written. */
  readonly #open: { name: string; tag: string }[] = [];

  constructor(readonly allowed: Allowed) {}

  text(text: string): void {
    this.#out += escapeText(text);
  }

  open(name: string, given: ReadonlyMap<string, string>): void {
    if (!this.allowed.tags.has(name)) return;
    // A table part outside a table: only its text is written.
    if (tableParts.has(name) && !this.#isIn(["table"])) return;
    // Content between cells: browsers would move it out of the table, so only its text is written.
    if (!tableParts.has(name) && !alone.has(name) && this.#isBetweenCells()) return;
    const { within } = siblings[name] ?? {};
    // Outside a list it would close a list item of the page.
    const tag = within && !this.#isIn(within) ? "div" : name;
    const attributes = this.allowed.attributes(tag, given);
    if (!attributes) return;
    this.#endBefore(name);
    const written = attributes.map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
    this.#out += `<${tag}${written.join("")}>`;
    if (!alone.has(tag)) this.#open.push({ name, tag });
  }

  close(tag: string): void {
    if (alone.has(tag)) return;
    const at = this.#find([tag], tableParts.has(tag) || tag === "table" ? ["table"] : walls);
    if (at < 0) return;
    const inside = this.#open.slice(at + 1);
    // `<b><p>…</b>`: the block stays open.
    if (!blocks.has(tag) && inside.some(({ name }) => blocks.has(name))) return;
    this.#closeFrom(at);
  }

  end(): string {
    this.#closeFrom(0);
    return this.#out;
  }

  /** Closes the elements that HTML closes implicitly before this one. */
  #endBefore(tag: string): void {
    if (endsParagraph.has(tag)) this.#closeFrom(this.#find(["p"], walls));
    const { name: last = "" } = this.#open.at(-1) ?? {};
    if (headings.has(tag) && headings.has(last)) this.#closeFrom(this.#open.length - 1);
    // Links can't be nested.
    if (tag === "a") this.#closeFrom(this.#find(["a"], walls));
    const { ends = [], within = [] } = siblings[tag] ?? {};
    const between = tableParts.has(tag) ? within : [...within, ...walls];
    for (let at = this.#find(ends, between); at >= 0; at = this.#find(ends, between)) {
      this.#closeFrom(at);
    }
  }

  #isIn(names: readonly string[]): boolean {
    return this.#open.some(({ name }) => names.includes(name));
  }

  #isBetweenCells(): boolean {
    const around = this.#open.findLast(({ name }) => walls.includes(name));
    return around?.name === "table";
  }

  /**
   * Index of the innermost open element with one of these names, unless one of `between` comes first; -1 for
   * none.
   */
  #find(tags: readonly string[], between: readonly string[]): number {
    for (let at = this.#open.length - 1; at >= 0; at -= 1) {
      const { name = "" } = this.#open[at] ?? {};
      if (tags.includes(name)) return at;
      if (between.includes(name)) return -1;
    }
    return -1;
  }

  #closeFrom(at: number): void {
    if (at < 0) return;
    for (const { tag } of this.#open.splice(at).reverse()) this.#out += `</${tag}>`;
  }
}

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};
/** Character references (`&nbsp;`, `&#8364;`) are kept, because they can't create markup. */
const notText = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)|[<>]/gi;

/** Escapes text content. */
export const escapeText = (text: string) => text.replace(notText, (sign) => signs[sign] ?? "");
/** Escapes a double-quoted attribute value. */
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', "&quot;");

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/**
 * Decodes a URL before it is checked, or text: numeric references and the five named ones that occur in URLs. Other
 * names stay as literal text.
 */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (...found) => {
    const [whole, decimal, hex, name] = found as (string | undefined)[];
    if (name) return named[name.toLowerCase()] ?? "";
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (whole ?? "");
  });
}
