/** The page behind 451, 403, 503 and 500 (R51, R52): one small file, no script, in the brand's colours. */
import type { Brand } from "../../brands/brand.ts";
import { type NoticeKind, noticeWords } from "./notice-texts.ts";

export interface Notice {
  kind: NoticeKind;
  brand: Brand;
  /** BCP 47. */
  language: string;
  nonce: string;
  requestId: string;
  /** Shown on a region or address block (R52). */
  address: string | null;
  /** Shown on maintenance (R51), in ms; null when nobody knows. */
  endsAt: number | null;
  /** Unchecked: only https, tel and mailto become links (A76). */
  contacts: ReadonlyArray<{ name: string; url: string }>;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** Contacts that may be linked to (A76). */
export function safeContacts(contacts: Notice["contacts"]): Notice["contacts"] {
  return contacts
    .filter(({ url }) => /^(https:\/\/|tel:|mailto:)[^\s"<>]+$/i.test(url))
    .slice(0, 6);
}

/** A time in the brand's zone (A69). Shifted by hand: not every runtime's Intl takes an offset as a zone. */
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

function styleOf({ theme }: Brand): string {
  const { ground, surface, raised, line, ink, quiet, accent, onAccent, radius } = theme;
  return `*{box-sizing:border-box}html{color-scheme:dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;font:16px/1.6 system-ui,sans-serif;color:${ink};background:radial-gradient(60rem 40rem at 50% -10%,${raised},transparent) ${ground}}
main{width:100%;max-width:30rem;padding:40px 32px;text-align:center;background:${surface};border:1px solid ${line};border-radius:${radius + 6}px;box-shadow:0 24px 64px rgb(0 0 0/.4)}
.brand{display:flex;gap:10px;align-items:center;justify-content:center;margin:0 0 28px;font-weight:700;letter-spacing:.02em}
h1{margin:0 0 12px;font-size:1.6rem;line-height:1.25;text-wrap:balance}p{margin:0 0 16px;color:${quiet}}
dl{margin:24px 0;padding:14px 16px;background:${raised};border-radius:${radius}px}dt{font-size:.8rem;color:${quiet}}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
ul{display:flex;flex-wrap:wrap;gap:10px;justify-content:center;list-style:none;margin:0;padding:0}
a{display:block;min-height:44px;padding:10px 20px;border-radius:${radius}px;background:${accent};color:${onAccent};font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid ${ink};outline-offset:2px}h2{margin:24px 0 10px;font-size:.85rem;font-weight:500;color:${quiet}}
small{display:block;margin-top:28px;font-size:.72rem;color:${quiet};overflow-wrap:anywhere}`;
}

function factOf(notice: Notice): string {
  const words = noticeWords(notice.language);
  const row = (name: string, value: string) => `<dl><dt>${name}</dt><dd>${value}</dd></dl>`;
  if (notice.kind === "maintenance") {
    if (notice.endsAt === null) return `<p>${words.endUnknown}</p>`;
    const when = timeInZone(notice.endsAt, notice.language, notice.brand.gmtOffset);
    const machine = new Date(notice.endsAt).toISOString();
    return row(words.endsAt, `<time datetime="${machine}">${escaped(when)}</time>`);
  }
  if (notice.kind === "error" || notice.address === null) return "";
  return row(words.yourAddress, escaped(notice.address));
}

/** The page as HTML text. */
export function noticePage(notice: Notice): string {
  const { brand, kind } = notice;
  const words = noticeWords(notice.language);
  const links = safeContacts(notice.contacts).map(
    ({ name, url }) => `<li><a href="${escaped(url)}">${escaped(name)}</a></li>`,
  );
  const help = links.length > 0 ? `<h2>${words.help}</h2><ul>${links.join("")}</ul>` : "";
  const mark = `<img src="${escaped(brand.logo.mark)}" alt="" width="36" height="36">`;
  return `<!doctype html><html lang="${escaped(notice.language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${words.title[kind]} – ${escaped(brand.name)}</title><style nonce="${notice.nonce}">${styleOf(brand)}</style></head>
<body><main><p class="brand">${mark}${escaped(brand.name)}</p><h1>${words.title[kind]}</h1>
<p>${words.body[kind]}</p>${factOf(notice)}${help}<small>${words.reference} ${notice.requestId}</small></main></body></html>`;
}
