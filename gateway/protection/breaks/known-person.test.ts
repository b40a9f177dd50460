import { describe, expect, it } from "vitest";
import { isCurrent, nobody, withNearNoted, withNote } from "./known-person.ts";
import { markForm } from "./person-marks.ts";

const day = 86_400_000;
const entry = (key: string) => ({ shard: "s", key });
const note = (keys: string[], read: { at: number; changes: number; form?: number } | null) => ({
  entries: keys.map(entry),
  near: [],
  read,
  isAll: read !== null,
  now: 0,
});

describe("G17 the hashes of an account's person", () => {
  it("suffice until the register has changed and a week is over", () => {
    expect(isCurrent(nobody, 1, 0)).toBe(false);
    const known = withNote(nobody, note(["a"], { at: 0, changes: 1, form: markForm }));
    expect(isCurrent(known, 1, 100 * day)).toBe(true);
    expect(isCurrent(known, 2, 7 * day - 1)).toBe(true);
    expect(isCurrent(known, 2, 7 * day)).toBe(false);
  });

  it("of another form do not suffice", () => {
    const known = withNote(nobody, note(["a"], { at: 0, changes: 1 }));
    expect(isCurrent(known, 1, 0)).toBe(false);
  });

  it("are replaced by a reading, and added to by a change; what the operator knows stays", () => {
    const read = { at: 0, changes: 1 };
    const known = withNearNoted(withNote(nobody, note(["a"], read)), ["n"]);
    const changed = withNote(known, note(["b", "a"], null));
    expect(changed).toEqual({
      entries: [entry("b"), entry("a")],
      near: [],
      nearNoted: ["n"],
      read,
    });
    const again = withNote(changed, note(["c"], { at: 1, changes: 2 }));
    expect(again).toMatchObject({ entries: [entry("c")], nearNoted: ["n"] });
    const many = Array.from({ length: 60 }, (_, number) => String(number));
    expect(withNote(again, note(many, null)).entries).toHaveLength(50);
  });
});
