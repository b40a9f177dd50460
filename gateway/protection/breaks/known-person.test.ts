import { describe, expect, it } from "vitest";
import { isCurrent, nobody, withEntries } from "./known-person.ts";

const day = 86_400_000;
const entry = (key: string) => ({ shard: "s", key });

describe("G17 the hashes of an account's person", () => {
  it("suffice until the register has changed and a week is over", () => {
    expect(isCurrent(nobody, 1, 0)).toBe(false);
    const known = withEntries(nobody, [entry("a")], { at: 0, changes: 1 });
    expect(isCurrent(known, 1, 100 * day)).toBe(true);
    expect(isCurrent(known, 2, 7 * day - 1)).toBe(true);
    expect(isCurrent(known, 2, 7 * day)).toBe(false);
  });

  it("are replaced by a reading, and added to by a change", () => {
    const read = { at: 0, changes: 1 };
    const known = withEntries(nobody, [entry("a")], read);
    const changed = withEntries(known, [entry("b"), entry("a")], null);
    expect(changed).toEqual({ entries: [entry("b"), entry("a")], read });
    const again = withEntries(changed, [entry("c")], { at: 1, changes: 2 });
    expect(again.entries).toEqual([entry("c")]);
    const many = Array.from({ length: 60 }, (_, number) => entry(String(number)));
    expect(withEntries(again, many, null).entries).toHaveLength(50);
  });
});
