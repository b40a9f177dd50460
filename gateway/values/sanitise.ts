/** HTML from the platform, made harmless once, here. Pages show the result with SafeHtml only. */
import type { Element, ElementContent, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { Lru } from "../platform/lru.ts";
import { type MediaScope, mediaUrl } from "./media-url.ts";
import { safeContact, safeUrl } from "./safe-url.ts";

const text = ["p", "br", "hr", "div", "span", "blockquote", "pre", "code", "sup", "sub", "small"];
const emphasis = ["b", "strong", "i", "em", "u", "s", "del", "ins", "mark"];
const structure = ["h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd"];
const tables = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/** Names only: no style, class, id or handler survives, so nothing can cover or imitate the page. */
const schema: Schema = {
  tagNames: [...text, ...emphasis, ...structure, ...tables, "a", "img"],
  attributes: {
    a: ["href", "title"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    td: ["colSpan", "rowSpan"],
    th: ["colSpan", "rowSpan", "scope"],
    "*": ["lang", "dir"],
  },
  protocols: { href: ["https", "mailto", "tel"], src: ["https", "http"] },
  required: {},
  strip: ["script", "style", "template", "noscript", "iframe", "object", "svg", "math", "title"],
  allowComments: false,
  allowDoctypes: false,
};

const longest = 200_000;
/** Clean by dirty, weighed in characters; bounded, because the isolate lives long. */
const known = new Lru<string>(4_000_000);

/**
 * Returns HTML without scripts, styles, forms, frames or foreign addresses. What is nested too deep or has
 * too many tags is shown as its text. Throws nothing: a malformed notice takes no list down.
 */
export function sanitiseHtml(whole: string, scope: MediaScope): string {
  const html = withoutComments(whole.slice(0, longest));
  const key = `${scope.brand.id} ${scope.platform.sandboxOrigin ?? ""} ${html}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const out = isModest(html) ? cleaned(html, scope) : textOf(html);
  known.set(key, out, key.length + out.length);
  return out;
}

function cleaned(html: string, scope: MediaScope): string {
  try {
    const clean = sanitize(fromHtml(html, { fragment: true }), schema) as Root;
    clean.children = clean.children.flatMap((node) => settle(node, scope)) as RootContent[];
    return toHtml(clean);
  } catch {
    // The parser recurses: what the check below did not see for deep ends here.
    return textOf(html);
  }
}

/** Comments are shown to nobody, and what is in them would be counted below. */
function withoutComments(html: string): string {
  const [first = "", ...rest] = html.split("<!--");
  const after = rest.map((piece) =>
    piece.includes("-->") ? piece.slice(piece.indexOf("-->") + 3) : "",
  );
  return [first, ...after].join("");
}

/** What parsing may cost, checked in one pass before it. */
const mostTags = 2000;
const deepest = 64;
/** Tags that end by themselves, or with the next of their kind, as writers of notices leave them. */
const selfEnding = new Set(
  [
    "area br col embed hr img input link meta source wbr",
    "p li dt dd tr td th thead tbody tfoot option",
  ].flatMap((line) => line.split(" ")),
);

function isModest(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  let tags = 0;
  for (const [, slash, raw = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)?/gi)) {
    tags += 1;
    const name = raw.toLowerCase();
    if (tags > mostTags) return false;
    if (name === "" || selfEnding.has(name)) continue;
    const now = open.get(name) ?? 0;
    // An end tag that ends nothing must not make up for a tag that stays open.
    if (slash && now === 0) continue;
    open.set(name, slash ? now - 1 : now + 1);
    depth += slash ? -1 : 1;
    if (depth > deepest) return false;
  }
  return true;
}

/** The words between tags, in linear time. */
function textOf(html: string): string {
  const [first = "", ...rest] = html.split("<");
  const after = rest.map((piece) => piece.slice(piece.indexOf(">") + 1 || piece.length));
  const value = [first, ...after].join(" ").replace(/\s+/g, " ").trim();
  return toHtml({ type: "root", children: [{ type: "text", value }] });
}

/** A picture of a notice comes from the brand's image hosts: elsewhere it would tell who reads it. */
function isOwnPicture(src: string, { brand, development, platform }: MediaScope): boolean {
  const bases = [...brand.hosts.images, development ? platform.sandboxOrigin : null];
  return bases.some((base) => base !== null && src.startsWith(`${base.replace(/\/$/, "")}/`));
}

/** Addresses pass the same gates as everywhere else; what does not pass loses its address or goes. */
function settle(node: RootContent | ElementContent, scope: MediaScope): RootContent[] {
  if (node.type !== "element") return node.type === "text" ? [node] : [];
  if (node.tagName === "img") {
    const src = mediaUrl(String(node.properties.src ?? ""), scope);
    if (src === null || !isOwnPicture(src, scope)) return [];
    const { src: _raw, alt = "", ...size } = node.properties;
    node.properties = { src, alt, ...size, loading: "lazy" };
    return [node];
  }
  if (node.tagName === "a") node.properties = linkProperties(node);
  node.children = node.children.flatMap((child) => settle(child, scope)) as ElementContent[];
  return [node];
}

function linkProperties(node: Element): Element["properties"] {
  const raw = typeof node.properties.href === "string" ? node.properties.href : null;
  const href = safeUrl(raw) ?? safeContact(raw);
  const { href: _dropped, ...rest } = node.properties;
  if (href === null) return rest;
  if (!href.startsWith("https:")) return { ...rest, href };
  return { ...rest, href, rel: ["noopener", "noreferrer", "nofollow"], target: "_blank" };
}
