/** The HTML page of a 451, 403, 429, 503 or 500 (R51, R52), and of a browser without a connection (L5): one small document without scripts, in the brand's colours. */
import type { Brand } from "../../../brands/brand.ts";
import { firstPalette } from "../../../brands/look/palette.ts";
import type { Helpline } from "../../../markets/market.ts";
import { type NoticeKind, noticeTexts } from "./notice-texts.ts";
import type { BlockRule } from "./region.ts";

export interface Notice {
  kind: NoticeKind;
  brand: Brand;
  /** BCP 47. */
  language: string;
  nonce: string;
  requestId: string;
  /** Shown on a region or address block (R52). */
  address: string | null;
  /** Shown on maintenance (R51), in ms since the epoch; null if it is unknown. */
  endsAt: number | null;
  /** How long to wait before another try; null for other notices than a 429. */
  waitSeconds: number | null;
  /** Not validated. Only https, tel and mailto addresses become links (A76). */
  contacts: ReadonlyArray<{ name: string; url: string }>;
  /** Why a region is closed (G31); null for other notices. */
  rule: BlockRule | null;
  /** Help organisations of the visitor's market (G31); empty for other notices. */
  helplines: readonly Helpline[];
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** Returns the contacts whose addresses are safe to link to (A76), at most six. */
export function safeContacts(contacts: Notice["contacts"]): Notice["contacts"] {
  return contacts
    .filter(({ url }) => /^(https:\/\/|tel:|mailto:)[^\s"<>]+$/i.test(url))
    .slice(0, 6);
}

/** Formats a time in the brand's zone (A69). The offset is added here, because not every runtime's Intl accepts one. */
export function timeInZone(at: number, language: string, gmtOffset: string): string {
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d{2}):(\d{2})$/.exec(gmtOffset) ?? [];
  const shift = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === "-" ? -1 : 1);
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${format.format(at + shift)} (GMT${gmtOffset})`;
}

function styleOf({ theme, form }: Brand, language: string): string {
  const { ground, surface, raised, line, ink, quiet, accent, onAccent } = firstPalette(theme);
  const radius = form.corners;
  // Korean lines break between words. Chinese and Japanese have no spaces, so they keep the default.
  const wordBreak = language === "ko" ? "word-break:keep-all;" : "";
  return `:root{color-scheme:${theme.scheme}}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;font:16px/1.6 system-ui;${wordBreak}color:${quiet};background:radial-gradient(at top,${raised},transparent) ${ground}}
main{width:100%;max-width:30rem;padding:24px;text-align:center;text-wrap:balance;overflow-wrap:anywhere;background:${surface};border:1px solid ${line};border-radius:${radius}px}
b,h1,dd{color:${ink}}img{vertical-align:middle;margin:4px}h1{line-height:1.25;font-size:1.6rem}
dl{padding:14px;background:${raised};border-radius:${radius}px}dd{margin:0;font-weight:700}
a{display:inline-block;margin:4px;padding:10px 24px;border-radius:${radius}px;background:${accent};color:${onAccent};font-weight:700;text-decoration:none}
.line{margin:0;padding:0;background:none;color:${ink};text-decoration:underline}
a:focus{outline:3px solid ${ink}}`;
}

/** Returns the block with the end of a maintenance or the visitor's address; empty for other notices. */
function detailsOf(notice: Notice): string {
  const texts = noticeTexts(notice.language);
  const row = (name: string, value: string) => `<dl><dt>${name}</dt><dd>${value}</dd></dl>`;
  if (notice.kind === "maintenance") {
    if (notice.endsAt === null) return `<p>${texts.endUnknown}</p>`;
    const when = timeInZone(notice.endsAt, notice.language, notice.brand.gmtOffset);
    const dateTime = new Date(notice.endsAt).toISOString();
    return row(texts.endsAt, `<time datetime="${dateTime}">${escaped(when)}</time>`);
  }
  if (notice.kind === "throttled") {
    const wait = waitText(notice.waitSeconds ?? 60, notice.language);
    return `${row(texts.again, escaped(wait))}<a href="">${texts.retry}</a>`;
  }
  if (notice.address === null || !["region", "address"].includes(notice.kind)) return "";
  return row(texts.yourAddress, escaped(notice.address));
}

/** A wait in words: "in 40 seconds", "in 12 minutes", "in 2 hours". */
function waitText(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  if (seconds <= 120) return format.format(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120
    ? format.format(minutes, "minute")
    : format.format(Math.ceil(minutes / 60), "hour");
}

/** The rule of a region block in plain words, with its version (G31), and the market's help organisations. */
function reasonOf({ rule, helplines, language }: Notice): string {
  if (!rule) return "";
  const texts = noticeTexts(language);
  const said = texts.rule[rule.by]
    .replace("{{place}}", "place" in rule ? placeName(rule.place, language) : "")
    .replace("{{version}}", "version" in rule ? rule.version : "");
  const lines = helplines.flatMap(({ name, lang, url, phone }) => [
    `<span lang="${lang}">${url ? `<a class="line" href="${escaped(url)}">${escaped(name)}</a>` : escaped(name)}</span>${phone ? ` ${phone}` : ""}`,
  ]);
  return `<p>${escaped(said)}</p><p>${texts.helplines}<br>${lines.join("<br>")}</p>`;
}

/** A country's name in the page's language; a region keeps its code beside it: "United States (US-WA)". */
function placeName(place: string, language: string): string {
  const [country = place] = place.split("-");
  const name = new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
  return place === country ? name : `${name} (${place})`;
}

/** Returns the page as HTML, 1 to 1.4 KiB compressed. The response's headers carry its encoding and `noindex`. */
export function noticePage(notice: Notice): string {
  const { brand, kind } = notice;
  const texts = noticeTexts(notice.language);
  const links = safeContacts(notice.contacts).map(
    ({ name, url }) => `<a href="${escaped(url)}">${escaped(name)}</a>`,
  );
  const help = links.length > 0 ? `<p>${texts.help}<br>${links.join("")}</p>` : "";
  // A stored page: its request id is long gone.
  const end =
    kind === "offline"
      ? `<a href="/">${texts.lastLobby}</a>`
      : `<small>${texts.reference} ${notice.requestId}</small>`;
  const mark = `<img src="${escaped(brand.logo.mark)}" alt width="36" height="36">`;
  return `<!doctype html><html lang="${escaped(notice.language)}"><head>
<meta name="viewport" content="width=device-width">
<title>${texts.title[kind]} – ${escaped(brand.name)}</title><style nonce="${notice.nonce}">${styleOf(brand, notice.language)}</style></head>
<body><main><b>${mark}${escaped(brand.name)}</b><h1>${texts.title[kind]}</h1>
<p>${texts.body[kind]}</p>${reasonOf(notice)}${detailsOf(notice)}${help}${end}</main></body></html>`;
}
