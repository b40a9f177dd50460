import { describe, expect, it } from "vitest";
import { histories } from "../../../tests/support/histories.ts";
import { diceChance, playDice } from "./dice.ts";
import { randomBelow, randomByWeight } from "./random.ts";
import { lineWins, playSlot } from "./slot.ts";
import { type SlotPlan, slotPlan, slotReturn } from "./slot-plan.ts";
import { type Card, deal, playTable, points } from "./table.ts";

/** A source of cards in a fixed order; the suit does not matter. */
function shoe(...ranks: number[]) {
  return () => ({ rank: ranks.shift() ?? 0, suit: 0 });
}

const ranksOf = (hand: Card[]) => hand.map(({ rank }) => rank);

describe("slot", () => {
  const plans = Array.from({ length: 60 }, (_, at) =>
    slotPlan({ nodeId: 100_001 + at, lines: 25 }),
  );
  const [plan] = plans as [SlotPlan];

  it("A170 CA93 returns what the slot reports, the rarer the payouts the less", () => {
    const returns = new Map(plans.map((each) => [each.volatility, slotReturn(each)]));
    expect(returns.get("LOW")).toBeCloseTo(97.3, 1);
    expect(returns.get("MEDIUM")).toBeCloseTo(95.96, 2);
    expect(returns.get("HIGH")).toBeCloseTo(94.77, 2);
  });

  it("A170 plays what it reports: the mean of many spins", () => {
    const low = plans.find(({ volatility }) => volatility === "LOW");
    if (!low) throw new Error("no such slot");
    const spins = histories(12_000);
    let won = 0;
    for (let i = 0; i < spins; i++) won += playSlot(25_000, low).win;
    // The error of the mean of 12,000 is below two percent; five times as much never happens by chance.
    const slack = 9 * Math.sqrt(12_000 / spins);
    expect(Math.abs((100 * won) / (spins * 25_000) - slotReturn(low))).toBeLessThan(slack);
  });

  it("has as many different lines as the list names and pays them from the left", () => {
    for (const lines of [5, 25, 100]) {
      const own = slotPlan({ nodeId: 100_001, lines }).lines;
      expect(new Set(own.map((line) => line.join(""))).size).toBe(lines);
    }
    const reels = [
      [1, 3, 2],
      [4, 3, 5],
      [0, 3, 6],
      [2, 3, 1],
      [5, 0, 4],
    ];
    const pays = plan.pays[3]?.[1] ?? 0;
    expect(lineWins(reels, 250_000, plan)).toEqual([
      { line: 0, symbol: 3, count: 4, win: pays * 10_000 },
    ]);
    const gap = [
      [1, 3, 2],
      [4, 3, 5],
      [0, 8, 6],
      [2, 3, 1],
      [5, 3, 4],
    ];
    expect(lineWins(gap, 250_000, plan)).toEqual([]);
  });

  it("adds its lines up", () => {
    for (let i = 0; i < 300; i++) {
      const { outcome, win } = playSlot(10_000, plan);
      const lines = outcome.lines as { win: string }[];
      const sum = lines.reduce((total, line) => total + Math.round(Number(line.win) * 10_000), 0);
      expect(sum).toBe(win);
    }
  });
});

describe("dice", () => {
  it("pays 0.96 / chance, whichever side", () => {
    expect(diceChance({ target: 50, over: false })).toBe(0.5);
    expect(diceChance({ target: 50, over: true })).toBe(0.4999);
    for (let i = 0; i < 500; i++) {
      const round = playDice(10_000, { target: 25, over: false });
      if (round === null) throw new Error("refused");
      const { roll } = round.outcome as { roll: number };
      expect(roll).toBeGreaterThanOrEqual(0);
      expect(roll).toBeLessThan(100);
      expect(round.win).toBe(roll < 25 ? 38_400 : 0);
    }
  });

  it("refuses chances outside 1 to 95 percent", () => {
    expect(playDice(10_000, { target: 0.5, over: false })).toBeNull();
    expect(playDice(10_000, { target: 0.5, over: true })).toBeNull();
    expect(playDice(10_000, { target: 99.5, over: true })).toBeNull();
  });
});

describe("table", () => {
  it("draws by the rules", () => {
    expect(deal(shoe(4, 4, 2, 2))).toMatchObject({ player: { length: 2 }, banker: { length: 2 } });
    const third = deal(shoe(1, 2, 10, 3, 8, 9));
    expect(ranksOf(third.player)).toEqual([1, 2, 8]);
    expect(ranksOf(third.banker)).toEqual([10, 3]);
    const both = deal(shoe(1, 2, 10, 6, 6, 9));
    expect(ranksOf(both.banker)).toEqual([10, 6, 9]);
    const stands = deal(shoe(10, 6, 2, 3, 12));
    expect(ranksOf(stands.player)).toEqual([10, 6]);
    expect(ranksOf(stands.banker)).toEqual([2, 3, 12]);
    expect(
      points([
        { rank: 13, suit: 0 },
        { rank: 9, suit: 1 },
        { rank: 4, suit: 2 },
      ]),
    ).toBe(3);
  });

  it("pays the side that won and gives stakes back on a tie", () => {
    const seen = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      const { outcome, win } = playTable(10_000, "player");
      const expected = { player: 19_400, banker: 0, tie: 10_000 };
      const result = outcome.result as keyof typeof expected;
      seen.add(result);
      expect(win).toBe(expected[result]);
    }
    expect([...seen].sort()).toEqual(["banker", "player", "tie"]);
  });

  it.each(["player", "banker", "tie"] as const)("keeps a few percent on %s", (side) => {
    const rounds = histories(60_000);
    let back = 0;
    for (let i = 0; i < rounds; i++) back += playTable(10_000, side).win;
    const share = back / (rounds * 10_000);
    // Six standard errors around 0.95 to 0.97 at 60,000 rounds, wider for the rare tie.
    const slack = (side === "tie" ? 0.075 : 0.025) * Math.sqrt(60_000 / rounds);
    expect(share).toBeGreaterThan(0.95 - slack);
    expect(share).toBeLessThan(0.97 + slack);
  });
});

describe("random", () => {
  it("is spread over the whole range and by weight", () => {
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const drawn = randomBelow(10);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(300);
    let heavy = 0;
    for (let i = 0; i < 10_000; i++) heavy += randomByWeight([1, 3]);
    expect(heavy / 10_000).toBeCloseTo(0.75, 1);
    expect(() => randomBelow(0)).toThrow();
  });
});
