/** What a browser's User-Agent says of it in the words of people: browser and system (CA5, A151). */

/** The first that fits: what calls itself several names is the most exact of them. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, "Edge"],
  [/\b(OPR|Opera|OPiOS|OPT)\b/, "Opera"],
  [/\bWhale\//, "Whale"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bCoc_Coc_Browser\/|\bcoc_coc/i, "Cốc Cốc"],
  [/\bYaBrowser\//, "Yandex"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bMicroMessenger\//, "WeChat"],
  [/\bKAKAOTALK\b/i, "KakaoTalk"],
  [/\bLine\//, "LINE"],
  [/\bZalo\b/i, "Zalo"],
  [/\b(FBAN|FBAV)\b/, "Facebook"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const systems: readonly [pattern: RegExp, name: string][] = [
  [/\biPad\b/, "iPadOS"],
  [/\b(iPhone|iPod)\b/, "iOS"],
  [/\bHarmonyOS\b|\bOpenHarmony\b/, "HarmonyOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(Macintosh|Mac OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (text: string, names: typeof browsers) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A platform that names devices in words of its own is taken at them; this is how a User-Agent is written. */
const agent = /^[\w.-]+\/[\w.]+(\s|$)/;
const longest = 60;

/** Such as "Chrome · Windows"; the platform's own words where it is no User-Agent; null where nobody knows. */
export function deviceName(text: string | null): string | null {
  const plain = text?.replace(/[\p{C}\s]+/gu, " ").trim() ?? "";
  if (plain === "") return null;
  if (!agent.test(plain)) return plain.slice(0, longest);
  const known = [nameIn(plain, browsers), nameIn(plain, systems)].filter(Boolean);
  return known.length > 0 ? known.join(" · ") : null;
}
