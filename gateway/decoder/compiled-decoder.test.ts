import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { wireGame } from "../domains/games/wire.ts";
import { decoderOf, mismatch } from "./compiled-decoder.ts";
import { countDropped, listOf, placesOf } from "./list-of.ts";

const odd = fc.oneof(
  fc.constantFrom(null, undefined, "", " ", "0", "1", "x", " a ", "-0.00", "0012.50", "7", true),
  fc.constantFrom(0, 1, 2, -0, 1.5, -3, 1e12, Number.NaN, false, "RNG", "NONE", "ok"),
  fc.constantFrom<unknown>({}, []),
);

/** The results of both decoders with the number of dropped items, or "mismatch". */
function both(schema: v.GenericSchema, value: unknown) {
  const ours = countDropped(() => decoderOf(schema)(structuredClone(value)));
  const theirs = countDropped(() => {
    const result = v.safeParse(schema, structuredClone(value));
    return result.success ? result.output : mismatch;
  });
  // The number of dropped items in a refused response is not used.
  if (ours.result === mismatch) ours.dropped = theirs.dropped;
  return { ours, theirs };
}

const shapes: Record<string, v.GenericSchema> = {
  "rules in order": v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(3), v.toUpperCase()),
  numbers: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(5)),
  "a pattern, then another kind": v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  "a union takes the first that fits": v.union([
    v.pipe(
      v.string(),
      v.minLength(2),
      v.transform(() => "first"),
    ),
    v.nullish(v.string(), "second"),
    v.boolean(),
  ]),
  "a fallback inside and outside of a pipe": v.object({
    a: v.fallback(v.pipe(v.string(), v.minLength(1)), "none"),
    b: v.pipe(v.fallback(v.string(), "none"), v.minLength(2)),
    c: v.fallback(v.number(), () => 9),
    d: v.fallback(v.nullish(v.number(), null), null),
  }),
  "what may be missing": v.object({
    a: v.optional(v.string()),
    b: v.optional(v.string(), "b"),
    c: v.nullish(v.string()),
    d: v.nullish(v.pipe(v.string(), v.minLength(1)), ""),
    e: v.nullable(v.number(), 3),
    f: v.pipe(
      v.nullish(v.string(), ""),
      v.transform((text) => text !== ""),
    ),
    g: v.unknown(),
    h: v.exactOptional(v.string()),
    i: v.nullish(v.number(), () => 4),
  }),
  "tolerant lists": v.object({
    a: listOf(v.object({ b: v.number() })),
    b: placesOf(v.picklist(["x", "ok"])),
    c: v.fallback(listOf(v.string()), []),
  }),
  "what is left to the schema": v.object({
    a: v.literal(1),
    b: v.record(v.pipe(v.string(), v.minLength(1)), v.number()),
    c: v.lazy(() => v.nullish(v.string())),
    d: v.pipe(v.string(), v.endsWith("k")),
  }),
  "a map": v.record(v.string(), v.fallback(v.nullable(v.object({ a: v.number() })), null)),
  "a check of the whole": v.pipe(
    v.object({ a: v.number(), b: v.number() }),
    v.check(({ a, b }) => a < b, "in order"),
  ),
  "D-1": wireGame,
};

/** Valid values, for schemas that few random values fit. */
const usual: Record<string, object> = {
  "a fallback inside and outside of a pipe": { a: "x", b: "xx", c: 1, d: 2 },
  "what may be missing": { a: "a", b: "b", c: null, d: "x", e: 1, f: "", g: {}, h: "h", i: 1 },
  "tolerant lists": { a: [{ b: 1 }], b: ["x"], c: [] },
  "what is left to the schema": { a: 1, b: { x: 1 }, c: null, d: "ok" },
  "a check of the whole": { a: 1, b: 2 },
  "D-1": {
    ...Object.fromEntries(Object.keys(wireGame.entries).map((key) => [key, undefined])),
    nodeId: 12,
    vassalage: "AB",
    gameType: "RNG",
    gameName: "Reel",
    minBet: "1.50",
    supportPlay: 0,
    gameCode: "x",
    isGame: "GAME",
    lines: 5,
    isHot: 1,
    isNew: "1",
  },
};

describe("a compiled decoder returns what the schema returns", () => {
  const item = fc.oneof(odd, fc.dictionary(fc.constantFrom("a", "b"), odd));
  const inner = fc.oneof(odd, fc.array(item, { maxLength: 7 }), fc.dictionary(fc.string(), item));

  it.each(Object.entries(shapes))("%s", (name, schema) => {
    const base = usual[name];
    const keys = base ? Object.keys(base) : [..."abcdefghi"];
    const changes = fc.dictionary(fc.constantFrom(...keys, "z", "__proto__"), inner, {
      maxKeys: 5,
    });
    const whole = changes.map((changed) => ({ ...base, ...changed }));
    let fitting = 0;
    fc.assert(
      fc.property(fc.oneof(whole, whole, odd), (input) => {
        const { ours, theirs } = both(schema, input);
        expect(ours).toEqual(theirs);
        if (ours.result === mismatch) return;
        fitting += 1;
        expect(JSON.stringify(ours.result)).toBe(JSON.stringify(theirs.result));
      }),
      { numRuns: 1500 },
    );
    // Otherwise only refusals would have been compared.
    expect(fitting).toBeGreaterThan(20);
  });

  it("compiles the input and response of every row completely", () => {
    for (const row of catalogue) {
      for (const schema of [row.request, row.answer]) {
        for (const value of [undefined, null, {}, [], "", 0, { list: [] }, { data: [null] }]) {
          const { ours, theirs } = both(schema, value);
          expect(ours, row.id).toEqual(theirs);
        }
      }
    }
  });
});
