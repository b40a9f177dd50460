import { expect, it } from "vitest";
import { countingLines, countingOf } from "./counting-choice.ts";

const said = (headers: Record<string, string>) => countingOf(new Headers(headers));

it("A93 nobody is counted who did not say so, and a browser's no outweighs a yes", () => {
  const yes = { cookie: "a=1; __Host-counting=yes" };
  expect(said({})).toBe("unasked");
  expect(said(yes)).toBe("yes");
  expect(said({ cookie: "__Host-counting=no" })).toBe("no");
  expect(said({ cookie: "__Host-counting=1" })).toBe("unasked");
  expect(said({ ...yes, dnt: "1" })).toBe("barred");
  expect(said({ ...yes, "sec-gpc": "1" })).toBe("barred");
  expect(said({ ...yes, dnt: "0" })).toBe("yes");
});

it("A93 an answer is kept for a year, and a no takes the tag's cookies back", () => {
  const cookies = "_ga=GA1.1; lang=ko; _ga_ABC123=GS1; _gallery=mine; _ga=twice";
  const [stored, ...more] = countingLines("no", cookies);
  expect(stored).toMatch(/^__Host-counting=no; Path=\/; Max-Age=31536000; Secure; HttpOnly/);
  expect(more.map((line) => line.replace("=; Path=/; Max-Age=0", ""))).toEqual([
    "_ga",
    "_ga_ABC123",
  ]);
  expect(countingLines("yes", cookies)).toHaveLength(1);
});
