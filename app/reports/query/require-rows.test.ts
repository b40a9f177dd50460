import { expect, it } from "vitest";
import { requireRows } from "./require-rows.server.ts";

/** Where the page leads, or null when it has rows. */
function ledTo(path: string, pageInfo: { offset: number; total: number | null }): string | null {
  try {
    const part = { data: { pageInfo: { limit: 20, ...pageInfo } } };
    requireRows(new Request(`https://portal.test${path}`), part);
    return null;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    // The page behind the end is no step of the way back.
    expect(answer.headers.get("X-Remix-Replace")).toBe("true");
    return answer.headers.get("Location");
  }
}

it("U27m U28 A30 a page behind the end of its list leads to the last one, with its filter", () => {
  expect(ledTo("/m?offset=20&type=RNG", { offset: 20, total: 20 })).toBe("/m?type=RNG");
  expect(ledTo("/m?offset=20", { offset: 20, total: 20 })).toBe("/m");
  expect(ledTo("/m?type=RNG&offset=400", { offset: 400, total: 41 })).toBe("/m?type=RNG&offset=40");
  expect(ledTo("/m?offset=20", { offset: 20, total: 0 })).toBe("/m");
});

it("U28 A30 a page with rows stays, and so does one of a list whose length nobody says", () => {
  expect(ledTo("/m?offset=20", { offset: 20, total: 21 })).toBeNull();
  expect(ledTo("/m", { offset: 0, total: 0 })).toBeNull();
  expect(ledTo("/m?offset=20", { offset: 20, total: null })).toBeNull();
});
