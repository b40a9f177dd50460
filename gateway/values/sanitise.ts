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

/** Answers HTML without scripts, styles, forms, frames or foreign addresses. */
export function sanitiseHtml(html: string, scope: MediaScope): string {
  const key = `${scope.brand.id} ${scope.platform.sandboxOrigin ?? ""} ${html}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const clean = sanitize(fromHtml(html.slice(0, longest), { fragment: true }), schema) as Root;
  clean.children = clean.children.flatMap((node) => settle(node, scope)) as RootContent[];
  const out = toHtml(clean);
  known.set(key, out, key.length + out.length);
  return out;
}

/** Addresses pass the same gates as everywhere else; what does not pass loses its address or goes. */
function settle(node: RootContent | ElementContent, scope: MediaScope): RootContent[] {
  if (node.type !== "element") return node.type === "text" ? [node] : [];
  if (node.tagName === "img") {
    const src = mediaUrl(String(node.properties.src ?? ""), scope);
    if (src === null) return [];
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
