/** Browser and system of a User-Agent, for people (CA5, A151). */

/** The first match is used. Browsers that contain other browsers' names come first. */
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

/** The format of a User-Agent. Other text is a device name of the platform and is shown as it is. */
const agent = /^[\w.-]+\/[\w.]+(\s|$)/;
const longest = 60;

/** Such as "Chrome · Windows"; the platform's text when it is no User-Agent; null when unknown. */
export function deviceName(text: string | null): string | null {
  const plain = text?.replace(/[\p{C}\s]+/gu, " ").trim() ?? "";
  if (plain === "") return null;
  if (!agent.test(plain)) return plain.slice(0, longest);
  const known = [nameIn(plain, browsers), nameIn(plain, systems)].filter(Boolean);
  return known.length > 0 ? known.join(" · ") : null;
}
