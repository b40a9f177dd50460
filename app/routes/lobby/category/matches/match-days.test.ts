import { expect, it } from "vitest";
import { matchDays } from "./load-matches.server.ts";

const match = (id: string, sport: string, league: string, day: string) =>
  ({ id, sport, league, day, startsAt: 1, home: "A", away: "B", odds: null, game: {} }) as never;
const all = [
  match("1", "Football", "Cup", "2026-11-28"),
  match("2", "Tennis", "Open", "2026-11-28"),
  match("3", "Football", "League", "2026-11-29"),
];
const none = { sport: null, league: null, day: null };
const idsOf = ({ shown }: ReturnType<typeof matchDays>) =>
  shown.map(({ day, matches }) => [day, matches.map(({ id }) => id)]);

it("H15 matches are grouped by day, and each filter narrows the others down", () => {
  expect(idsOf(matchDays(all, none))).toEqual([
    ["2026-11-28", ["1", "2"]],
    ["2026-11-29", ["3"]],
  ]);
  const football = matchDays(all, { ...none, sport: "Football" });
  expect(football).toMatchObject({
    sports: ["Football", "Tennis"],
    leagues: ["Cup", "League"],
    days: [{ day: "2026-11-28" }, { day: "2026-11-29" }],
  });
  expect(idsOf(matchDays(all, { sport: "Football", league: "League", day: null }))).toEqual([
    ["2026-11-29", ["3"]],
  ]);
});

it("H15 a choice that no match has filters nothing", () => {
  const nonsense = { sport: "Chess", league: "None", day: "1999-01-01" };
  expect(idsOf(matchDays(all, nonsense))).toEqual(idsOf(matchDays(all, none)));
});

it("H15 a long day is shown in part until it is chosen", () => {
  const long = Array.from({ length: 11 }, (_, at) =>
    match(String(at), "Golf", "Tour", "2026-11-28"),
  );
  expect(matchDays(long, none).shown[0]).toMatchObject({ more: 3 });
  const whole = matchDays(long, { ...none, day: "2026-11-28" }).shown[0];
  expect([whole?.matches.length, whole?.more]).toEqual([11, 0]);
});
