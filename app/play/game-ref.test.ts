import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GameRef, readGameRef, writeGameRef } from "./game-ref.ts";
import { tintOf } from "./tint.ts";

const text = fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" });
const game: fc.Arbitrary<GameRef> = fc.record({
  id: text,
  vendor: text,
  code: text,
  name: text,
  type: fc.constantFrom("RNG", "LIVE", "ELOTT"),
  start: fc.constantFrom("FRAME", "VENDOR_LIST", "LOTTERY"),
  roomId: fc.option(text),
});

describe("a game as a form value", () => {
  it("reads back what it writes, whatever the names hold", () => {
    fc.assert(
      fc.property(game, (ref) => {
        expect(readGameRef(writeGameRef(ref))).toEqual(ref);
      }),
    );
  });

  it("refuses what it did not write", () => {
    for (const value of [
      null,
      "",
      "a,b",
      "1,PG,RNG,FRAME,c,n",
      "1,PG,no such kind,FRAME,c,n,",
      "1,PG,RNG,%E0%A4%A,c,n,",
    ]) {
      expect(readGameRef(value)).toBeNull();
    }
    expect(readGameRef(`1,PG,RNG,FRAME,c,${"n".repeat(1000)},`)).toBeNull();
  });
});

describe("U45 T9 A71 the colour class of a game", () => {
  it("is the same every time and spreads over all classes", () => {
    const ids = Array.from({ length: 600 }, (_, index) => String(10_000 + index));
    const seen = new Map<string, number>();
    for (const id of ids) {
      expect(tintOf(id)).toBe(tintOf(id));
      seen.set(tintOf(id), (seen.get(tintOf(id)) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    expect(Math.min(...seen.values())).toBeGreaterThan(50);
  });
});
