import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlain } from "./plain-data.ts";

class Thing {
  readonly name = "thing";
}

describe("isPlain", () => {
  it("accepts data that JSON reads back unchanged", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const data = { loaderData: { root: value }, errors: null };
        const text = JSON.stringify(data);
        // The page's script reads the data in this way.
        const read: unknown = new Function(`return ${text}`)();
        expect(isPlain(data)).toBe(!text.includes('"__proto__":') && !hasMinusZero(value));
        if (isPlain(data)) expect(read).toEqual(data);
      }),
    );
  });

  it("accepts undefined fields, and the same object twice", () => {
    const game = { id: "1", name: undefined };
    expect(isPlain({ first: game, second: [game] })).toBe(true);
    expect(isPlain(Object.assign(Object.create(null), { id: "1" }))).toBe(true);
  });

  it.each([
    ["a block that is still to come", Promise.resolve(1)],
    ["a moment", new Date(0)],
    ["a map", new Map()],
    ["an address", new URL("https://portal.example/")],
    ["an error", new Error("failed")],
    ["a thing of its own kind", new Thing()],
    ["a number that is none", Number.NaN],
    ["an endless one", Number.POSITIVE_INFINITY],
    ["less than nothing, hardly", -0],
    ["a large whole number", 1n],
    ["a function", () => 1],
    ["a symbol", Symbol("name")],
    ["a list with a gap", [1, undefined]],
    ["a name that a script takes for the prototype", JSON.parse('{"__proto__": {"id": 1}}')],
  ])("rejects %s", (_what, value) => {
    expect(isPlain({ loaderData: { page: { list: [{ value }] } } })).toBe(false);
  });

  it("rejects cycles", () => {
    const data: { inner?: object } = {};
    data.inner = data;
    expect(isPlain(data)).toBe(false);
  });
});

function hasMinusZero(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).some(hasMinusZero);
  return Object.is(value, -0);
}
