import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { listOf, placesOf } from "../../decoder/list-of.ts";
import { testRow } from "../../testing/row.ts";
import { wireActivity, wireWord } from "../../values/wire-values.ts";
import { driftOf } from "./drift.ts";

/** The differences of an enveloped response as short lines: kind, path, wanted → got, count of positions. */
function lines(answer: v.GenericSchema, value: unknown) {
  const drift = driftOf(testRow({ answer }), JSON.stringify({ success: true, value }));
  return drift?.differences.map(
    ({ kind, path, wanted, got, count, of }) =>
      `${kind} ${path}: ${wanted} → ${got}, ${count} of ${of}`,
  );
}

const amount = v.union([v.pipe(v.string(), v.regex(/^\d+$/)), v.pipe(v.number(), v.integer())]);
const game = v.object({
  nodeId: v.number(),
  gameName: v.nullish(v.string()),
  status: v.fallback(v.picklist(["OPEN", "CLOSED"]), "CLOSED"),
});
const good = { nodeId: 1, gameName: "Reef", status: "OPEN" };

describe("a response that fits its row's schema", () => {
  it("has no difference, with any optional fields absent", () => {
    const schema = v.object({
      list: listOf(game),
      note: v.optional(v.string()),
      word: v.pipe(v.nullish(v.string(), ""), v.trim()),
      amount,
    });
    const value = { list: [good, { ...good, gameName: null }], amount: "12" };
    expect(lines(schema, value)).toEqual([]);
  });
});

describe("each kind of difference", () => {
  it("a missing field, in an object and in items of a list", () => {
    const schema = v.object({ total: v.number(), games: placesOf(game) });
    const value = { games: [good, { status: "OPEN" }, { ...good, nodeId: undefined }] };
    expect(lines(schema, value)).toEqual([
      "missing value.total: number → nothing, 1 of 1",
      "missing value.games[].nodeId: number → nothing, 2 of 3",
      "dropped value.games[]:  → , 2 of 3",
    ]);
  });

  it("a wrong type, null included", () => {
    const schema = v.object({ id: v.number(), at: v.number(), tags: v.array(v.string()) });
    expect(lines(schema, { id: "7", at: null, tags: { a: 1 } })).toEqual([
      "type value.id: number → string, 1 of 1",
      "type value.at: number → null, 1 of 1",
      "type value.tags: list → object, 1 of 1",
    ]);
  });

  it("a list in place of an object, and the reverse", () => {
    expect(lines(v.object({ a: v.string() }), [])).toEqual(["type value: object → list, 1 of 1"]);
    expect(lines(listOf(v.string()), { a: 1 })).toEqual(["type value: list → object, 1 of 1"]);
  });

  it("the right type with a value that a rule refuses", () => {
    const schema = v.object({ amount, count: v.pipe(v.number(), v.integer(), v.minValue(0)) });
    expect(lines(schema, { amount: "1,000", count: 1.5 })).toEqual([
      "value value.amount: string (regex) or whole number → string, 1 of 1",
      "value value.count: whole number (min_value) → number, 1 of 1",
    ]);
  });

  it("reports a difference that a fallback hides, and keeps the item", () => {
    const found = lines(listOf(game), [
      good,
      { ...good, status: "ASLEEP" },
      { ...good, status: 4 },
    ]);
    expect(found).toEqual([
      'value value[].status: one of OPEN, CLOSED → the word "ASLEEP", 1 of 3',
      "type value[].status: one of OPEN, CLOSED → whole number, 1 of 3",
    ]);
  });

  it("fallbacks on pipes, and fallbacks with nothing inside", () => {
    const schema = v.object({
      minutes: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
      rank: v.fallback(v.nullish(amount, null), null),
    });
    expect(lines(schema, { minutes: 0, rank: false })).toEqual([
      "value value.minutes: number (min_value) → whole number, 1 of 1",
      "type value.rank: string (regex) or whole number → boolean, 1 of 1",
    ]);
  });

  it("an unknown field, once with its type and count, without its content", () => {
    const extra = { ...good, jackpot: { amount: "5" } };
    expect(lines(v.object({ list: listOf(game) }), { list: [extra, extra, good] })).toEqual([
      "unknown value.list[].jackpot:  → object, 2 of 3",
    ]);
  });

  it("members of a map, without their names", () => {
    const schema = v.record(v.string(), v.fallback(v.nullable(v.object({ n: v.number() })), null));
    expect(lines(schema, { player1: { n: 1 }, player2: { n: "x" }, player3: null })).toEqual([
      "type value.*.n: number → string, 1 of 2",
    ]);
  });

  it("a recursive tree, and content of optional and lazy schemas", () => {
    const node: v.GenericSchema = v.object({
      code: v.string(),
      children: v.nullish(v.array(v.lazy(() => node)), []),
    });
    const value = { code: "a", children: [{ code: 1, children: [{ code: "b", extra: 1 }] }] };
    expect(lines(node, value)).toEqual([
      "type value.children[].code: string → whole number, 1 of 1",
      "unknown value.children[].children[].extra:  → whole number, 1 of 1",
    ]);
  });

  it("the matching member of a union", () => {
    const schema = v.union([v.object({ a: v.number() }), v.string()]);
    expect(lines(schema, { a: "x", b: 1 })).toEqual([
      "type value.a: number → string, 1 of 1",
      "unknown value.b:  → whole number, 1 of 1",
    ]);
    expect(lines(schema, 7)).toEqual(["type value: object or string → whole number, 1 of 1"]);
  });
});

describe("the effect of a difference", () => {
  const costs = (answer: v.GenericSchema, value: unknown) =>
    driftOf(testRow({ answer }), JSON.stringify({ success: true, value }))?.differences.map(
      ({ path, kind, cost }) => `${path} ${kind}: ${cost}`,
    );

  it("the whole response, an item, a field or nothing, by the nearest optional part", () => {
    const schema = v.object({
      total: v.number(),
      games: v.fallback(listOf(game), []),
      extra: v.fallback(v.object({ deep: v.object({ n: v.number() }) }), { deep: { n: 0 } }),
    });
    const value = {
      games: [{ ...good, status: "ASLEEP" }, { nodeId: "x" }, good],
      extra: { deep: { n: "1" } },
      more: 1,
    };
    expect(costs(schema, value)).toEqual([
      "value.total missing: answer",
      "value.games[].status value: field",
      "value.games[].nodeId type: item",
      "value.games[].status missing: field",
      "value.games[] dropped: item",
      "value.extra.deep.n type: field",
      "value.more unknown: nothing",
    ]);
  });

  it("a list without a valid item is invalid itself", () => {
    const bad = Array.from({ length: 5 }, () => ({}));
    expect(costs(listOf(v.object({ id: v.number() })), bad)).toEqual([
      "value[].id missing: item",
      "value[] dropped: item",
      "value value: answer",
    ]);
  });

  it("agrees with the decoder about which responses are readable", () => {
    const picky = v.pipe(
      v.object({ a: v.number() }),
      v.rawTransform(({ addIssue, NEVER }) => {
        addIssue({ message: "never" });
        return NEVER;
      }),
    );
    expect(costs(picky, { a: 1 })).toEqual(["value value: answer"]);
    const lenient = v.union([v.object({ a: v.number() }), v.unknown()]);
    expect(costs(lenient, { a: "x" })?.filter((each) => each.endsWith(": answer"))).toEqual([]);
  });
});

describe("unknown words", () => {
  it("are named where one of a list was expected, for every way of reading", () => {
    const schema = v.object({
      plain: v.fallback(v.picklist(["A", "B"]), "A"),
      upper: v.fallback(wireWord(["ON", "OFF"]), "OFF"),
      state: wireActivity,
      count: v.fallback(v.picklist([1, 2]), 1),
    });
    const value = { plain: "C", upper: "half-on", state: "Pending review", count: 7 };
    expect(lines(schema, value)).toEqual([
      'value value.plain: one of A, B → the word "C", 1 of 1',
      'value value.upper: one of ON, OFF → the word "half-on", 1 of 1',
      'value value.state: one of 12 words → the word "Pending review", 1 of 1',
      "value value.count: one of 1, 2 → the number 7, 1 of 1",
    ]);
    expect(lines(schema, { plain: "A", upper: "on", state: "signed/joined", count: 2 })).toEqual(
      [],
    );
  });

  it("are not shown if they could be an account, a token or a sentence", () => {
    const schema = v.fallback(v.picklist(["A"]), "A");
    for (const text of ["player20260", "x".repeat(40), "010-5555-0199", "me@mail.example", ""]) {
      expect(JSON.stringify(lines(schema, text))).toMatch(/→ (empty )?string, 1 of 1/);
    }
    expect(lines(v.fallback(v.string(), ""), 5)).toEqual([
      "type value: string → whole number, 1 of 1",
    ]);
  });
});

describe("the envelope of the response (A65)", () => {
  const kinds = (text: string, envelope = true) =>
    driftOf(testRow({ envelope, answer: v.object({}) }), text)?.differences.map(
      ({ kind, path, got }) => `${kind} ${path} ${got}`,
    );

  it.each([
    ["<html>down</html>", "type body markup, such as HTML"],
    ["", "type body nothing"],
    ['{"success": tr', "type body other text"],
    ["[]", "type body list"],
    ["{}", "missing body.success nothing"],
    ['{"success": "true"}', "type body.success string"],
    ['{"success": true}', "missing value nothing"],
    ['{"success": true, "value": {}, "took": 5}', "unknown body.took whole number"],
  ])("%s", (text, reported) => {
    expect(kinds(text)).toEqual([reported]);
  });

  it("a refusal is not compared, and without an envelope the body is the response", () => {
    expect(kinds('{"success": false, "errorCode": "x"}')).toBeUndefined();
    expect(kinds('{"more": 1}', false)).toEqual(["unknown body.more whole number"]);
  });
});

describe("what is stored of a response", () => {
  it("no value, and no name that could be an account or a token", () => {
    const secret = "8f14e45fceea167a5a36dedd4bea2543";
    const value = {
      token: secret,
      id: "planted-9",
      [secret]: 1,
      "mina@example.com": 2,
      player2026: 3,
    };
    const schema = v.object({ id: v.number() });
    const drift = driftOf(testRow({ answer: schema }), JSON.stringify({ success: true, value }));
    const stored = JSON.stringify(drift);
    expect(stored).toContain("value.token");
    expect(stored).toContain("(an odd name)");
    for (const word of [secret, "planted", "mina", "2026"]) expect(stored).not.toContain(word);
  });

  it("at most sixty differences; the rest is counted", () => {
    const fields = Array.from({ length: 100 }, (_, index) => [`f${index}`, index]);
    const value = Object.fromEntries(fields);
    const drift = driftOf(
      testRow({ answer: v.object({}) }),
      JSON.stringify({ success: true, value }),
    );
    expect(drift?.differences).toHaveLength(60);
    expect(drift?.more).toBe(40);
  });

  it("a response that is nested too deeply ends the comparison, not the Worker", () => {
    const node: v.GenericSchema = v.object({ child: v.nullish(v.lazy(() => node)) });
    const text = `${'{"child":'.repeat(400)}null${"}".repeat(400)}`;
    const drift = driftOf(testRow({ envelope: false, answer: node }), text);
    expect(drift?.differences).toEqual([]);
  });
});
