import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  orElse,
  wireDay,
  wireFlag,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireOff,
  wireText,
  wireWord,
} from "./wire-values.ts";

const at = Date.UTC(2026, 1, 28, 9, 30, 15);

describe("spellings of the platform (A113)", () => {
  it.each([at, String(at), at / 1000, String(at / 1000), "2026-02-28T09:30:15Z"])(
    "reads the time %j",
    (raw) => expect(v.parse(wireMoment, raw)).toBe(at),
  );

  it.each(["2026-02-28 09:30:15", "2026-02-28T18:30:15+0900", "2026-02-28t09:30:15.000z"])(
    "reads the time %j, in UTC if it has no time zone",
    (raw) => expect(v.parse(wireMoment, raw)).toBe(at),
  );

  it.each(["", "soon", "2026-13-45", {}, [], -1, true, null, undefined, Number.NaN, 1e17])(
    "%j is no time, and only this field is affected",
    (raw) => expect(v.parse(wireMoment, raw)).toBeNull(),
  );

  it("reads flags in every spelling, and everything else as off", () => {
    for (const raw of [true, 1, "1", "true", "TRUE", " Y ", "y", "yes", "on"]) {
      expect(v.parse(wireFlag, raw)).toBe(true);
    }
    for (const raw of [false, 0, "0", "false", "N", 2, "", "perhaps", null, undefined, {}, []]) {
      expect(v.parse(wireFlag, raw)).toBe(false);
    }
  });

  it("reads flags that count only when off", () => {
    for (const raw of [false, 0, "0", "false", "F", " n ", "no", "OFF"]) {
      expect(v.parse(wireOff, raw)).toBe(true);
    }
    for (const raw of [true, 1, "1", "Y", 2, "", "perhaps", null, undefined, {}, []]) {
      expect(v.parse(wireOff, raw)).toBe(false);
    }
  });

  it("reads whole numbers, and no others", () => {
    for (const raw of [7, "7", " 7 ", "7.0", "+7"]) expect(v.parse(wireInteger, raw)).toBe(7);
    for (const raw of ["", "7.5", "seven", "1e3", 7.5, "12345678901234567", null]) {
      expect(v.is(wireInteger, raw), String(raw)).toBe(false);
    }
  });

  it("A39 reads ids as text without changes", () => {
    for (const id of ["007", "9007199254740993", "a/b"]) expect(v.parse(wireId, id)).toBe(id);
    expect(v.parse(wireId, 7)).toBe("7");
  });

  it("reads text, labels, words and days", () => {
    expect([v.parse(wireText, 7), v.parse(wireText, " "), v.parse(wireText, {})]).toEqual([
      "7",
      null,
      null,
    ]);
    expect([v.parse(wireLabel, 7), v.parse(wireLabel, null), v.parse(wireLabel, [])]).toEqual([
      "7",
      "",
      "",
    ]);
    expect(v.parse(wireWord(["NOT_RECEIVED"]), " not-received ")).toBe("NOT_RECEIVED");
    for (const raw of ["2026-02-28", "2026-02-28T09:30:15Z", "20260228", at, at / 1000]) {
      expect(v.parse(wireDay, raw)).toBe("2026-02-28");
    }
    for (const raw of ["", "yesterday", null, {}]) expect(v.is(wireDay, raw)).toBe(false);
  });

  it("replaces missing, null and unreadable values", () => {
    const shape = v.object({ count: orElse(wireInteger, 3), none: orElse(wireInteger, null) });
    for (const raw of [{}, { count: null, none: null }, { count: {}, none: "x" }]) {
      expect(v.parse(shape, raw)).toEqual({ count: 3, none: null });
    }
  });
});
