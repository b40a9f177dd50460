import { describe, expect, it } from "vitest";
import { changedTerms } from "./changed-terms.ts";
import { endsInDays, rateOf, termsFacts } from "./terms-facts.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 22);
const terms = {
  __typename: "PeriodTerms",
  rate: "5",
  amount: null,
  activeCount: 3,
  periodConsumption: { amount: "100.00", currency: "USD" },
  periodLoss: null,
  minBetPeriod: null,
  period: "WEEKLY",
  endTime: null,
} as const;
const realTime = {
  __typename: "RealTimeTerms",
  winRate: "0.5",
  lossRate: "1",
  singleBetAmount: null,
} as const;

describe("the terms of a contract", () => {
  it("M13 D-28 D-29 are shown if they apply", () => {
    const words = {
      t: (key: string) => key.split(".").at(-1) ?? "",
      money: ({ amount }: { amount: string }) => amount,
      date: String,
      language: "en",
    };
    const said = (of: Parameters<typeof termsFacts>[0]) =>
      termsFacts(of, words).map(({ name, value }) => `${name} ${value}`);
    expect(said(terms)).toEqual([
      "rate 5%",
      "period WEEKLY",
      "activeCount 3",
      "periodConsumption 100.00",
      "endTime never",
    ]);
    expect(said(realTime)).toEqual(["winRate 0.5%", "lossRate 1%"]);
    expect([rateOf(terms), rateOf(realTime)]).toEqual(["5", "0.5 / 1"]);
  });

  it.each([
    [null, null],
    [now - 1, null],
    [now, null],
    [now + day - 1, 0],
    [now + 3 * day, 3],
    [now + 15 * day - 1, 14],
    [now + 15 * day, null],
  ])("M13 an end at %s is shown as %s days", (endTime, days) => {
    expect(endsInDays({ ...terms, endTime }, now)).toBe(days);
    expect(endsInDays(realTime, now)).toBeNull();
  });
});

it("N11 a change says each term from what to what; a first offer or an end names all of them", () => {
  const words = {
    t: (key: string) => key.split(".").at(-1) ?? "",
    money: ({ amount }: { amount: string }) => amount,
    date: String,
    language: "en",
  };
  const after = { ...terms, rate: "4.5", activeCount: null, periodLoss: terms.periodConsumption };
  expect(changedTerms(terms, after, words)).toEqual([
    "rate: 5% → 4.5%",
    "activeCount: 3 → –",
    "periodLoss: – → 100.00",
  ]);
  expect(changedTerms(terms, terms, words)).toEqual([]);
  expect(changedTerms(null, realTime, words)).toEqual(["winRate: 0.5%", "lossRate: 1%"]);
  expect(changedTerms(realTime, null, words)).toEqual(["winRate: 0.5%", "lossRate: 1%"]);
});
