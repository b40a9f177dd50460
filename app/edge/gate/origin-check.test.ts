import { expect, it } from "vitest";
import { isFromOurPages } from "./origin-check.ts";

const own = "https://portal.test";

it.each<[Record<string, string>, boolean]>([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "same-origin", origin: own }, true],
  [{ "sec-fetch-site": "same-origin", origin: "https://evil.test" }, false],
  [{ "sec-fetch-site": "same-origin", origin: "null" }, false],
  [{ "sec-fetch-site": "same-origin", origin: "no address" }, false],
  [{ "sec-fetch-site": "same-origin", origin: "" }, false],
  [{ "sec-fetch-site": "same-site", origin: own }, false],
  [{ "sec-fetch-site": "cross-site", origin: own }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{ origin: own }, true],
  [{ origin: "https://portal.test.evil.test" }, false],
  [{ origin: "http://portal.test" }, false],
  [{ origin: "null" }, false],
  [{ referer: `${own}/login` }, false],
  [{}, false],
])("%j: %s", (headers, expected) => {
  expect(isFromOurPages(new Headers(headers), own)).toBe(expected);
});
