import { expect, it } from "vitest";
import { dueIn } from "./poll-clock.ts";

it("H8 a tab that comes back asks at once only for what is older than the interval", () => {
  expect(dueIn({ at: 1000, failures: 0 }, 60_000, 31_000)).toBe(30_000);
  expect(dueIn({ at: 1000, failures: 0 }, 60_000, 61_000)).toBe(0);
  expect(dueIn({ at: 1000, failures: 0 }, 60_000, 900_000)).toBe(0);
});

it("H8 failures in a row double the wait, up to eight intervals", () => {
  const waits = [0, 1, 2, 3, 4, 50].map((failures) => dueIn({ at: 0, failures }, 60_000, 0));
  expect(waits).toEqual([60_000, 120_000, 240_000, 480_000, 480_000, 480_000]);
});
