/** Sanitises HTML of the platform. Pages show the result with SafeHtml only. */

import { type MediaScope, mediaUrl } from "../links/media-url.ts";
import { safeContact, safeUrl } from "../links/safe-url.ts";
import { Lru } from "../lru.ts";
import { type Allowed, decodeReferences, escapeText, rewriteHtml } from "./html.ts";

const wordSet = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(" ")));

/** Allowed tags. Without style, class, id and handlers the content can't cover or imitate the page. */
const tags = wordSet(
  "p br hr div span blockquote pre code sup sub small",
  "b strong i em u s del ins mark",
  "h2 h3 h4 h5 h6 ul ol li dl dt dd",
  "table caption thead tbody tfoot tr th td",
  "a img",
);
const dropped = wordSet("script style template noscript iframe object svg math title");
const everywhere = ["lang", "dir"];
const own: Readonly<Record<string, readonly string[]>> = {
  a: ["title"],
  img: ["alt", "width", "height"],
  ol: ["start"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};

const longest = 200_000;
/** Sanitised HTML by its source, limited in characters. */
const known = new Lru<string>(4_000_000);

/**
 * Returns HTML without scripts, styles, forms, frames and foreign URLs. HTML that is nested too deeply or has
 * too many tags becomes plain text. Never throws.
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
  const attributes: Allowed["attributes"] = (tag, given) => {
    const rest = [...(own[tag] ?? []), ...everywhere].flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value === undefined ? [] : [[name, value]];
    });
    if (tag === "a") return [...linkAttributes(given.get("href")), ...rest];
    return tag === "img" ? pictureAttributes(given.get("src"), rest, scope) : rest;
  };
  return rewriteHtml(html, { tags, dropped, attributes });
}

/** Removes comments, so that tags in them are not counted below. */
function withoutComments(html: string): string {
  const [first = "", ...rest] = html.split("<!--");
  const after = rest.map((piece) =>
    piece.includes("-->") ? piece.slice(piece.indexOf("-->") + 3) : "",
  );
  return [first, ...after].join("");
}

/** Limits of the parsing cost, checked before parsing. */
const mostTags = 2000;
const deepest = 64;
/** Void elements, and elements that are often left unclosed. */
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
    // A stray end tag must not compensate for a tag that stays open.
    if (slash && now === 0) continue;
    open.set(name, slash ? now - 1 : now + 1);
    depth += slash ? -1 : 1;
    if (depth > deepest) return false;
  }
  return true;
}

/** The text between tags, in linear time. */
function textOf(html: string): string {
  const [first = "", ...rest] = html.split("<");
  const after = rest.map((piece) => piece.slice(piece.indexOf(">") + 1 || piece.length));
  const value = [first, ...after].join(" ").replace(/\s+/g, " ").trim();
  return escapeText(value);
}

/** True for a picture on the brand's image hosts; a foreign host would learn who reads the notice. */
function isOwnPicture(src: string, { brand, development, platform }: MediaScope): boolean {
  const bases = [...brand.hosts.images, development ? platform.sandboxOrigin : null];
  return bases.some((base) => base !== null && src.startsWith(`${base.replace(/\/$/, "")}/`));
}

/** Attributes of a picture, with the same URL checks as elsewhere; null removes the picture. */
function pictureAttributes(
  raw: string | undefined,
  rest: [string, string][],
  scope: MediaScope,
): [string, string][] | null {
  const src = mediaUrl(decodeReferences(raw ?? ""), scope);
  if (src === null || !isOwnPicture(src, scope)) return null;
  const alt: [string, string][] = rest.some(([name]) => name === "alt") ? [] : [["alt", ""]];
  return [["src", whole(src)], ...alt, ...rest, ["loading", "lazy"]];
}

/** Attributes of a link; a refused URL is omitted. */
function linkAttributes(raw: string | undefined): [string, string][] {
  const address = raw === undefined ? null : decodeReferences(raw);
  const href = safeUrl(address) ?? safeContact(address);
  if (href === null) return [];
  if (!href.startsWith("https:")) return [["href", whole(href)]];
  const apart: [string, string][] = [
    ["rel", "noopener noreferrer nofollow"],
    ["target", "_blank"],
  ];
  return [["href", whole(href)], ...apart];
}

/** Escapes a checked URL so that the browser decodes the same characters. */
const whole = (address: string) => address.replaceAll("&", "&amp;");
