import { expect, it } from "vitest";
import { keptSearch } from "./kept-filters.ts";

it("A127 S37 a report keeps days and accounts of another, and nothing that is its own alone", () => {
  const shown = new URLSearchParams(
    "from=2026-11-01&to=2026-11-30&line=agent2&kind=BET&offset=50&sort=-AT&size=100&x=1",
  );
  expect(keptSearch(shown)).toBe("?from=2026-11-01&to=2026-11-30&line=agent2&size=100");
  expect(keptSearch(new URLSearchParams("kind=BET"))).toBe("");
  expect(keptSearch(new URLSearchParams({ search: "a".repeat(61) }))).toBe("");
});
