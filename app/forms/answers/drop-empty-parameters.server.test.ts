import { expect, it } from "vitest";
import { redirectWithoutEmptyParameters } from "./drop-empty-parameters.server.ts";

/** Where the address leads, or null when it may stay. */
function movedTo(path: string): string | null {
  try {
    redirectWithoutEmptyParameters(new Request(`https://portal.test${path}`));
    return null;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return answer.headers.get("Location");
  }
}

it("C26 A23 leaves no empty parameters in the address, and everything else as it was", () => {
  expect(movedTo("/rng?q=gold&bet=&lines=")).toBe("/rng?q=gold");
  expect(movedTo("/rng?q=&bet=%20")).toBe("/rng");
  expect(movedTo("/rng?vendor=PG%2CJILI&q=")).toBe("/rng?vendor=PG%2CJILI");
  expect(movedTo("/rng?q=gold&bet=5")).toBeNull();
  expect(movedTo("/rng")).toBeNull();
});
