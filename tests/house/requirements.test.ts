import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { memberPages } from "../../app/routes/member/pages.ts";
import { idsIn, wordsOf } from "../../tooling/requirements/ids.mjs";
import {
  citations,
  readRequirements,
  requirementsPage,
} from "../../tooling/requirements/requirements.mjs";
import { root, textOf } from "./sources.ts";

const page = textOf(requirementsPage);
const rows = readRequirements(page);
const { cited, tests, daily } = citations(root);

describe("docs/requirements.md", () => {
  it("explains every cited id exactly once", () => {
    const known = rows.map(({ id }) => id);
    expect(known.filter((id, at) => known.indexOf(id) !== at)).toEqual([]);
    const unknown = [...cited].filter(([id]) => !known.includes(id));
    expect(unknown.map(([id, files]) => `${id}: ${files.slice(0, 3).join(", ")}`)).toEqual([]);
    expect(cited.size).toBeGreaterThan(500);
  });

  it("has a test for every finished row, and points to existing files", () => {
    const unproven = rows.filter(({ id, state }) => state === "works" && !tests.has(id));
    expect(unproven.map(({ id }) => id)).toEqual([]);
    const notDaily = rows.filter(({ id, state }) => state === "works" && !daily.has(id));
    expect(
      notDaily.map(({ id }) => id),
      "named by tests of `npm test -- all` only",
    ).toEqual([]);
    const proven = rows.filter(({ id, note }) => note === "no test names it" && tests.has(id));
    expect(proven.map(({ id }) => id)).toEqual([]);
    const nowhere = rows.filter(({ state, where }) => state === "works" && where.length === 0);
    expect(nowhere.map(({ id }) => id)).toEqual([]);
    const lost = rows.filter(({ where }) => where.some((path) => !existsSync(join(root, path))));
    expect(lost.map(({ id, where }) => `${id}: ${where.join(", ")}`)).toEqual([]);
    const vague = rows.filter(({ state, note }) => state === "partial" && note === "");
    expect(vague.map(({ id }) => id)).toEqual([]);
  });

  it("has a row for each page of the member center, named as the specification does, and all routes are open", () => {
    const closed = rows.filter(({ id, state }) => /^R\d/.test(id) && state === "not yet");
    expect(closed.map(({ id }) => id)).toEqual([]);
    const ofMembers = rows.filter(
      ({ state, where }) =>
        state !== "not yet" && where.some((path) => path.startsWith("app/routes/member/")),
    );
    const named = new Set(ofMembers.flatMap(({ what }) => /`(\w+)`/.exec(what)?.[1] ?? []));
    expect([...named].sort()).toEqual(memberPages.map(({ key }) => key).sort());
  });
});

describe("ids in texts and sources", () => {
  it("are read singly and as ranges", () => {
    expect(idsIn("S22–S24, V58-V60 (U27a–c) D-7 R-G4; CA40, CP2 A46b")).toEqual(
      "S22 S23 S24 V58 V59 V60 U27a U27b U27c D-7 R-G4 CA40 CP2 A46b".split(" "),
    );
  });

  it("are not found in similar text", () => {
    const others = "E2E #C26 A4-Z7 0xA1 W3C 7A1 D1 COMM3 /A7 T1.5 K9s";
    expect(idsIn(others)).toEqual([]);
    expect(idsIn("T1 is Tor", "app/edge/gate/region.ts")).toEqual([]);
  });

  it("are read from comments, keys and titles, not from drawings", () => {
    const source = [
      "// why: A20",
      'const drawing = "M12 4 C10 20";',
      'const rows = { C7: "C26" };',
      "// A table is one as well with words above it.",
      'it.each([["E22 a form", "M8"], ["x", "says V8"]])("%s S1", () => {});',
    ].join("\n");
    const { titles, daily, words } = wordsOf("some.test.ts", source);
    expect(idsIn(words.join("\n"))).toEqual(["A20", "C7", "C26", "M8"]);
    expect(titles).toEqual(["%s S1", "E22 a form", "M8"]);
    expect(daily).toEqual(titles);
  });

  it("tell tests of the daily test from those that only `npm test -- all` runs", () => {
    const source = [
      'test("A1 always", () => {});',
      'test("A2 on the phone", anySize, () => {});',
      'test("A3 rarely", onlyInAll, () => {});',
      'test.describe("rare ones", onlyInAllAnySize, () => { test("A4 rarely", anySize, () => {}); });',
      'test("A5 rarely", { tag: ["@all"] }, () => {});',
      'it.runIf(everything)("A6 rarely", () => {});',
      'it("A7 always", () => {});',
    ].join("\n");
    const read = wordsOf("some.spec.ts", source);
    expect(read.daily).toEqual(["A1 always", "A2 on the phone", "A7 always"]);
    expect(read.titles).toHaveLength(8);
    expect(wordsOf("some.all.test.ts", source).daily).toEqual([]);
  });
});
