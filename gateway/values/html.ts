/**
 * Reads HTML as people write it and writes HTML that says no more than it was allowed to. What comes out is
 * put together anew, tag by tag and sign by sign, out of names that are on a list: nothing of what came in
 * goes out as it was, so it does not matter how else a browser could have read it.
 */

export interface Allowed {
  /** Elements that are written; of any other only the words are. */
  tags: ReadonlySet<string>;
  /** What goes with everything in it. */
  dropped: ReadonlySet<string>;
  /** The attributes to write of those that a tag came with, in this order; null for no element at all. */
  attributes(
    tag: string,
    given: ReadonlyMap<string, string>,
  ): [name: string, value: string][] | null;
}

const alone = new Set(["br", "hr", "img"]);
/** Between their tags there is text only, whatever it looks like. */
const rawText = new Set(
  "script style xmp iframe noembed noframes noscript textarea title plaintext".split(" "),
);
/** A paragraph ends where one of these begins. */
const endsParagraph = new Set(
  "p div ul ol dl table h2 h3 h4 h5 h6 blockquote pre hr li dt dd".split(" "),
);
const headings = new Set(["h2", "h3", "h4", "h5", "h6"]);
const tableParts = new Set(["caption", "thead", "tbody", "tfoot", "tr", "td", "th"]);
const rowParts = ["tr", "td", "th", "caption"];
const tableBodies = { ends: ["thead", "tbody", "tfoot", ...rowParts], within: ["table"] };
/** What ends by itself when one of its kind begins, and the element that both are in. */
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
/** Nothing inside of these ends what is around them. */
const walls = ["table", "caption", "td", "th"];
const blocks = new Set([...endsParagraph, ...tableParts]);

/** The HTML again, as far as it is allowed. Linear in its length; throws nothing. */
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
      // A comment, a declaration, or a sign that is only a sign.
      const isMarkup = /[!?/]/.test(html[open + 1] ?? "");
      const end = isMarkup ? html.indexOf(">", open) : open;
      if (!isMarkup) out.text("<");
      at = end < 0 ? html.length : end + 1;
      continue;
    }
    const given = new Map<string, string>();
    at = readAttributes(html, open + 1 + slash.length + raw.length, given);
    // The text ended within the tag.
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

/** Fills in the attributes from `at` on and returns what follows the tag, or -1 where it has no end. */
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

/** Where the text of an element ends that holds only text. */
function endOf(html: string, at: number, tag: string): number {
  const end = new RegExp(`</${tag.replace(/\W/g, "")}(?![^\\s/>])`, "gi");
  end.lastIndex = at;
  return end.exec(html)?.index ?? html.length;
}

/** What follows an element that goes with all that is in it, its likes included. */
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
  /** Elements that are open: what they were called, and what they were written as. */
  readonly #open: { name: string; tag: string }[] = [];

  constructor(readonly allowed: Allowed) {}

  text(text: string): void {
    this.#out += escapeText(text);
  }

  open(name: string, given: ReadonlyMap<string, string>): void {
    if (!this.allowed.tags.has(name)) return;
    // Part of a table that is not there: only its words.
    if (tableParts.has(name) && !this.#isIn(["table"])) return;
    // Between cells a browser would move it out of the table, or end the table for it: only its words, too.
    if (!tableParts.has(name) && !alone.has(name) && this.#isBetweenCells()) return;
    const { within } = siblings[name] ?? {};
    // Outside of a list it would end an item of the page's own.
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
    // `<b><p>…</b>`: the block goes on.
    if (!blocks.has(tag) && inside.some(({ name }) => blocks.has(name))) return;
    this.#closeFrom(at);
  }

  end(): string {
    this.#closeFrom(0);
    return this.#out;
  }

  /** Ends what HTML ends by itself before this element. */
  #endBefore(tag: string): void {
    if (endsParagraph.has(tag)) this.#closeFrom(this.#find(["p"], walls));
    const { name: last = "" } = this.#open.at(-1) ?? {};
    if (headings.has(tag) && headings.has(last)) this.#closeFrom(this.#open.length - 1);
    // No link is in a link.
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

  /** The innermost of these that is open, unless one of `walls` is between; -1 for none. */
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
/** What is written as a character (`&nbsp;`, `&#8364;`) stays: it is no markup, whatever it stands for. */
const notText = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)|[<>]/gi;

/** For between tags. */
export const escapeText = (text: string) => text.replace(notText, (sign) => signs[sign] ?? "");
/** For between double quotes. */
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', "&quot;");

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/**
 * An address as it is meant, to be judged: characters by number and the five names that addresses are written
 * with are read. What else looks like a name is left, and would be an address with that very text.
 */
export function readAddress(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (...found) => {
    const [whole, decimal, hex, name] = found as (string | undefined)[];
    if (name) return named[name.toLowerCase()] ?? "";
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (whole ?? "");
  });
}
