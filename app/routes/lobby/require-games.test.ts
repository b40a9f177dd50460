import { expect, it } from "vitest";
import { readLobbyQuery } from "./lobby-query.ts";
import { requireGames } from "./require-games.server.ts";

/** Where a page of ten games leads, or null when it is shown. */
function ledTo(search: string, games: unknown[] | null, total: number | null, hasMore = false) {
  const list = { games, total, hasMore };
  try {
    requireGames("/rng", readLobbyQuery(new URLSearchParams(search)), list, 10);
    return null;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return answer.headers.get("Location");
  }
}

it("R14 R15 R23 A28 a page behind the last one leads there, with its filter", () => {
  expect(ledTo("page=2", [], 10)).toBe("/rng");
  expect(ledTo("page=9&vendor=PG", [], 31)).toBe("/rng?vendor=PG&page=4");
  expect(ledTo("page=5-7", [], 31)).toBe("/rng?page=4");
  expect(ledTo("page=2", [], 0)).toBe("/rng");
  expect(ledTo("page=3", [], null), "of favourites nobody says how many").toBe("/rng");
});

it("R14 R15 R23 A28 a page that is there stays, and so does one of which nobody knows", () => {
  expect(ledTo("page=2", ["game"], 11)).toBeNull();
  expect(ledTo("page=2", [], 11)).toBeNull();
  expect(ledTo("", [], 0)).toBeNull();
  expect(ledTo("page=2", null, null)).toBeNull();
  expect(ledTo("page=2", [], null, true)).toBeNull();
});
