import { expect, it } from "vitest";
import { LaunchCounts, launchTablesInMemory } from "./launch-counts.ts";

const hour = 3_600_000;
/** A whole hour and a whole day. */
const start = Date.UTC(2026, 10, 2);

function counts() {
  const tables = launchTablesInMemory();
  const launches = new LaunchCounts(tables);
  const launch = (game: string, visitors: number, at: number) => {
    for (let one = 0; one < visitors; one += 1) launches.count(game, `${one} ${game}`, at);
  };
  return { tables, launches, launch };
}

it("H2 games are ranked by their launches, and one with fewer than three is not", () => {
  const { launches, launch } = counts();
  launch("slot", 4, start);
  launch("table", 6, start);
  launch("rare", 2, start);
  expect(launches.ranking(start)).toEqual(["table", "slot"]);
});

it("H2 a visitor counts once per game and hour", () => {
  const { launches } = counts();
  for (let time = 0; time < 50; time += 1) launches.count("slot", "one visitor", start + time);
  expect(launches.ranking(start + 60)).toEqual([]);
  launches.count("slot", "one visitor", start + hour);
  launches.count("slot", "one visitor", start + 2 * hour);
  expect(launches.ranking(start + 2 * hour)).toEqual(["slot"]);
});

it("H2 launches count for seven days, and older ones are removed", () => {
  const { tables, launches, launch } = counts();
  launch("slot", 3, start);
  const days = (count: number) => start + count * 24 * hour;
  expect(launches.ranking(days(7))).toEqual(["slot"]);
  expect(launches.ranking(days(7) + hour)).toEqual([]);
  launch("table", 3, days(7) + hour);
  expect(tables.sums(0, Number.POSITIVE_INFINITY)).toEqual([{ game: "table", launches: 3 }]);
});

it("H2 A30 the ranking stays the same within an hour, once there is one", () => {
  const { launches, launch } = counts();
  launch("slot", 3, start);
  launch("table", 4, start);
  expect(launches.ranking(start)).toEqual(["table", "slot"]);
  launch("slot", 9, start + hour);
  expect(launches.ranking(start + 2 * hour - 1)).toEqual(["table", "slot"]);
  expect(launches.ranking(start + 2 * hour)).toEqual(["slot", "table"]);
});

it("H2 Q5 the daily ranking ends with the last midnight, so that the search index changes once a day", () => {
  const { launches, launch } = counts();
  launch("slot", 3, start + 5 * hour);
  expect(launches.dailyRanking(start + 23 * hour)).toEqual([]);
  expect(launches.dailyRanking(start + 24 * hour)).toEqual(["slot"]);
});

it("H2 the storage of an hour is bounded", () => {
  const { tables, launches, launch } = counts();
  for (let game = 0; game < 2100; game += 1) launch(`game ${game}`, 1, start);
  expect(tables.gamesIn(start / hour)).toBe(2000);
  launch("game 7", 5, start);
  expect(launches.ranking(start)).toEqual(["game 7"]);
});
