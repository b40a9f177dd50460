import { expect, it } from "vitest";
import { rememberedSearch } from "./remembered-filters.ts";

it("A127 S37 a report keeps days and accounts of another, and nothing that is its own alone", () => {
  const shown = new URLSearchParams(
    "from=2026-11-01&to=2026-11-30&line=agent2&kind=BET&offset=50&sort=-AT&size=100&x=1",
  );
  expect(rememberedSearch(shown)).toBe("?from=2026-11-01&to=2026-11-30&line=agent2&size=100");
  expect(rememberedSearch(new URLSearchParams("kind=BET"))).toBe("");
  expect(rememberedSearch(new URLSearchParams({ search: "a".repeat(61) }))).toBe("");
});
