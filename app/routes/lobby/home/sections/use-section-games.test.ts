import { describe, expect, it } from "vitest";
import { firstGames, moreGames } from "./section-query.ts";
import { distinct, nextOffset } from "./use-section-games.ts";

const page = (...ids: string[]) => ({ nodes: ids.map((id) => ({ id })) });

describe("a section's games", () => {
  it("K5 K6 ten first, then twelve each time", () => {
    expect([firstGames, moreGames]).toEqual([10, 12]);
  });

  it("A30 S21 asks for what comes next, with no gap and no overlap", () => {
    expect([0, 1, 2, 3].map(nextOffset)).toEqual([0, 10, 22, 34]);
  });

  it("A30 a game that moved between two pages is shown once", () => {
    const games = distinct([page("a", "b"), page("b", "c")]);
    expect(games.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });
});
