import { describe, expect, it } from "vitest";
import type { TeamFiguresFragment } from "~/graphql/generated/graphql";
import { figuresOf, seriesOf } from "./figures.ts";

const usd = (amount: string) => ({ amount, currency: "USD" });
const day = (name: string, profit: string) => ({
  day: name,
  newMembers: 1,
  activeMembers: 2,
  deposit: usd("10"),
  withdrawal: usd("0"),
  stake: usd("5"),
  win: usd("4"),
  profit: usd(profit),
});
const team = (more: Partial<TeamFiguresFragment> = {}): TeamFiguresFragment => ({
  sumsSince: null,
  teamBalance: usd("1000"),
  members: 60,
  newMembers: 2,
  activeMembers: 9,
  deposit: usd("20"),
  withdrawal: usd("0"),
  stake: usd("10"),
  win: usd("8"),
  profit: null,
  commission: usd("1"),
  commissionGiven: usd("0.80"),
  commissionNet: usd("0.20"),
  days: [day("2026-11-20", "-1.10"), day("2026-11-21", "-0.95")],
  ...more,
});

describe("U30b figures of a team", () => {
  it("A121 are in their order, each with the days before", () => {
    const figures = figuresOf(team(), team({ newMembers: 4, stake: usd("20"), days: [] }));
    expect(figures.map(({ key }) => key)).toEqual(
      [
        "stake win profit deposit withdrawal activeMembers newMembers members teamBalance",
        "commission commissionGiven",
      ].flatMap((line) => line.split(" ")),
    );
    expect(figures.find(({ key }) => key === "members")).toMatchObject({ now: 60, before: 58 });
    expect(figures.find(({ key }) => key === "newMembers")).toMatchObject({ now: 2, before: 4 });
    expect(figures.find(({ key }) => key === "profit")).toEqual({
      key: "profit",
      now: usd("-2.05"),
      before: usd("0"),
    });
  });

  it("take the platform's own profit where it says one", () => {
    const figures = figuresOf(team({ profit: usd("-7") }), team());
    expect(figures.find(({ key }) => key === "profit")?.now).toEqual(usd("-7"));
  });

  it("stand alone where the days before can't be had", () => {
    const figures = figuresOf(team(), null);
    expect(figures.filter(({ before }) => before !== null).map(({ key }) => key)).toEqual([
      "members",
    ]);
  });

  it("come day by day", () => {
    expect(seriesOf(team().days ?? [], "profit").map(({ value }) => value)).toEqual([
      usd("-1.10"),
      usd("-0.95"),
    ]);
  });
});
