import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { languageCookieOf, languageOf, preferredLanguages } from "./language.ts";

const tagFor = async (headers: Record<string, string>, path = "/") =>
  (await languageOf(aurora, new Request(`http://localhost${path}`, { headers }))).tag;

it("A66 takes the visitor's choice, then Accept-Language, then the brand's default", async () => {
  expect(await tagFor({ cookie: "a=1; __Host-lang=ko", "accept-language": "en" })).toBe("ko");
  expect(await tagFor({ cookie: "__Host-lang=en; a=1", "accept-language": "vi" })).toBe("en");
  expect(await tagFor({ cookie: "__Host-lang=xx", "accept-language": "ko-KR,ko;q=0.9" })).toBe(
    "ko",
  );
  expect(await tagFor({ "accept-language": "fr, en-GB;q=0.3, ko;q=0.8" })).toBe("ko");
  expect(await tagFor({ "accept-language": "ko;q=0, fr" })).toBe("en");
  expect(await tagFor({})).toBe("en");
});

it("A66 A67 serves a regional language by its base language, before later preferences", async () => {
  const wishes = {
    "zh-TW,en": "zh",
    "zh-Hans-CN,zh-Hans;q=0.9,en;q=0.8": "zh",
    "vi-VN,en-US;q=0.9,en;q=0.8": "vi",
    "en-GB,zh-CN;q=0.9": "en",
    "ja-JP, ko;q=0.9": "ja",
    TH: "th",
    "jav,th;q=0.5": "th",
  };
  const served = Object.keys(wishes).map(async (wish) => [
    wish,
    await tagFor({ "accept-language": wish }),
  ]);
  expect(Object.fromEntries(await Promise.all(served))).toEqual(wishes);
});

it("A66 takes ?lang= of the address if the visitor has chosen no language", async () => {
  const wish = { "accept-language": "en" };
  expect(await tagFor(wish, "/rng?lang=ko")).toBe("ko");
  expect(await tagFor(wish, "/rng?lang=xx")).toBe("en");
  expect(await tagFor({ ...wish, cookie: "__Host-lang=en" }, "/rng?lang=ko")).toBe("en");
});

it("A66 keeps the language of ?lang= in a session cookie, for page requests only", () => {
  const lineOf = (path: string, headers: Record<string, string>) =>
    languageCookieOf(aurora, new Request(`http://localhost${path}`, { headers }));
  const page = { accept: "text/html,*/*;q=0.8" };
  expect(lineOf("/?lang=ko", page)).toBe("__Host-lang=ko; Path=/; Secure; SameSite=Lax");
  expect(lineOf("/?lang=xx", page)).toBeNull();
  expect(lineOf("/", page)).toBeNull();
  expect(lineOf("/?lang=ko", { ...page, cookie: "__Host-lang=en" })).toBeNull();
  expect(lineOf("/manifest.webmanifest?lang=ko", { accept: "*/*" })).toBeNull();
});

it("sorts by weight, and ignores malformed entries", () => {
  expect(preferredLanguages("ko;q=0.5, EN, th;q=0.7")).toEqual(["EN", "th", "ko"]);
  expect(preferredLanguages(null)).toEqual([]);
  expect(preferredLanguages(";;,,q=1")).toEqual([]);
});
