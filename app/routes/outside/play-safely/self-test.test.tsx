import { describe, expect, it } from "vitest";
import { textOf } from "../../../../tests/house/sources.ts";
import { bandOf, totalOf } from "./points.ts";

describe("G27 the self-test", () => {
  it("adds up nine answers, and has no result while one is missing", () => {
    expect(totalOf([0, 1, 2, 3, 3, 3, 3, 3, 3])).toBe(21);
    expect(totalOf([0, 1, null, 3])).toBeNull();
  });

  it("has the bands 0, 1–2, 3–7 and 8 or more", () => {
    const ranges = [0, 1, 2, 3, 7, 8, 27].map((total) => bandOf(total).range);
    expect(ranges).toEqual(["0", "1–2", "1–2", "3–7", "3–7", "8–27", "8–27"]);
  });

  it("has no way to send or store an answer", () => {
    const folder = "app/routes/outside/play-safely";
    for (const file of ["route.tsx", "self-test.tsx", "points.ts"]) {
      const source = textOf(`${folder}/${file}`);
      expect(source, file).not.toMatch(
        /<Form|<form|fetch|sendBeacon|Storage|cookie|indexedDB|useQuery|useMutation|useFetcher|useSubmit|export (async )?function action/,
      );
    }
  });
});
