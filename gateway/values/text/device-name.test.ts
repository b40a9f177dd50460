import { expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`;
const android = `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webkit}`;
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  [`${windows} Chrome/126.0.0.0 Safari/537.36`, "Chrome · Windows"],
  [`${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, "Edge · Windows"],
  [`${windows} Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0`, "Opera · Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox · Linux"],
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36`, "Chrome · Android"],
  [
    `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet · Android",
  ],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, "Safari · iOS"],
  [`${iphone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, "Chrome · iOS"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
    "Safari · macOS",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36",
    "Chrome · ChromeOS",
  ],
  ["Mozilla/5.0 (Windows NT 10.0)", "Windows"],
  ["curl/8.5.0", null],
  ["undici", "undici"],
  ["Chrome", "Chrome"],
  ["아이폰 15", "아이폰 15"],
  ["", null],
  [" ", null],
  [null, null],
])("A151 CA5 shows %j as %j", (text, name) => {
  expect(deviceName(text)).toBe(name);
});
